import { describe, expect, it } from "vitest";

import examples from "./sayings.fixture.json";
import { LANGUAGES, settings } from "./settings.svelte.ts";
import { makeSpeech, Voice } from "./speech.svelte.ts";
import { textFromFiles } from "./texts.testing.ts";
import type { Saying } from "./wire.ts";

describe("sayings", () => {
  it.each(LANGUAGES)("are read in %s as Python reads them", async (language) => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose(language);
    for (const game of new Set(examples.map((example) => example.game))) await speech.fetch(game);
    for (const { game, you, say, texts } of examples) {
      const voice = new Voice(speech, () => game, () => you);
      expect(voice.read(say as Saying)).toBe(texts[language]);
    }
  });

  it("speak to whoever they are about, as far down as they name somebody", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await speech.fetch("mascarade");
    const handled = (first: string, second: string): Saying => [
      "\u00012\u0002",
      [
        ["card-of", { player: first }],
        ["card-of", { player: second }],
        ["event-handled", { player: first, first: "\u00010\u0002", second: "\u00011\u0002", "own-first": 1, "own-second": 0 }],
      ],
    ];
    const ana = new Voice(speech, () => "mascarade", () => "Ana");
    expect(ana.read(handled("Ana", "Bea"))).toBe("Under the table, you handle your card and Bea’s card.");
    expect(ana.read(handled("Bea", "Ana"))).toBe("Under the table, Bea handles their own card and your card. Swapped, or not?");
    expect(speech.of("mascarade").read(handled("Bea", "Ana"))).toContain("Ana’s card");
  });
});

it.each([["en", "You win!", "Bea wins."], ["es", "¡Has ganado!", "Gana Bea."], ["pl", "Wygrywasz!", "Wygrywa Bea."]] as const)(
  "whoever has won is told so in %s",
  async (language, own, others) => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose(language);
    const ana = new Voice(speech, () => "", () => "Ana");
    expect(["Ana", "Bea"].map((names) => ana.say("ui-winners", { names, count: 1 }))).toEqual([own, others]);
    expect(ana.say("ui-winners", { names: "Ana, Bea", count: 2 })).toContain("Ana, Bea");
  },
);

describe("speech", () => {
  it("has a voice for each game, whatever was fetched last; itself it speaks about none", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await speech.fetch("vtes");
    await speech.fetch("mascarade");
    expect(speech.of("vtes").say("game-name")).toBe("Vampire: The Eternal Struggle");
    expect(speech.of("mascarade").say("game-name")).toBe("Mascarade");
    expect([speech.has("game-name"), speech.say("page-mine")]).toEqual([false, "My tables"]);
  });

  it("speaks about another game as soon as the page is about it", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await Promise.all([speech.fetch("vtes"), speech.fetch("mascarade")]);
    let game = "";
    const voice = new Voice(speech, () => game);
    expect([voice.has("game-name"), voice.say("page-mine")]).toEqual([false, "My tables"]);
    game = "mascarade";
    expect([voice.say("game-name"), voice.cardName("soul-gem")]).toEqual(["Mascarade", "soul gem"]);
    game = "vtes";
    expect(voice.say("game-name")).toBe("Vampire: The Eternal Struggle");
  });

  it("switches everything that is spoken about, and remembers the choice", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await speech.fetch("mascarade");
    await speech.choose("pl");
    expect(speech.of("mascarade").say("mask-king")).toBe("Król");
    expect(speech.say("page-mine")).toBe("Moje stoły");
    expect(settings.language).toBe("pl");
  });

  it("keeps the old language while the new texts do not come", async () => {
    const speech = makeSpeech((language, name) => (language === "es" ? Promise.reject(new Error("gone")) : textFromFiles(language, name)));
    await speech.choose("en");
    await expect(speech.choose("es")).rejects.toThrow("gone");
    expect(speech.say("page-mine")).toBe("My tables");
    expect(settings.language).toBe("en");
  });

  it("lets the last of two quick switches win", async () => {
    const speech = makeSpeech(textFromFiles);
    await Promise.all([speech.choose("es"), speech.choose("en")]);
    expect(speech.language).toBe("en");
  });

  it("shows the id of a message that is not there", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    expect(speech.say("no-such-message")).toBe("no-such-message");
  });
});
