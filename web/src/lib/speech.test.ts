import { describe, expect, it } from "vitest";

import examples from "./sayings.fixture.json";
import { LANGUAGES, settings } from "./settings.svelte.ts";
import { makeSpeech } from "./speech.svelte.ts";
import { textFromFiles } from "./texts.testing.ts";
import type { Saying } from "./wire.ts";

describe("sayings", () => {
  it.each(LANGUAGES)("are read in %s as Python reads them", async (language) => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose(language);
    for (const game of new Set(examples.map((example) => example.game))) await speech.fetch(game);
    for (const { game, say, texts } of examples) {
      expect(speech.of(game).read(say as Saying)).toBe(texts[language]);
    }
  });
});

describe("speech", () => {
  it("speaks about the game that was loaded last, and about others when asked", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await speech.load("vtes");
    await speech.fetch("mascarade");
    expect(speech.say("game-name")).toBe("Vampire: The Eternal Struggle");
    expect(speech.of("mascarade").say("game-name")).toBe("Mascarade");
    expect(speech.of("").has("game-name")).toBe(false);
  });

  it("does not fall back to a game whose texts come too late", async () => {
    let arrive = (): void => undefined;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const speech = makeSpeech(async (language, name) => {
      if (name === "vtes") await slow;
      return textFromFiles(language, name);
    });
    await speech.choose("en");
    const late = speech.load("vtes");
    await speech.load("mascarade");
    arrive();
    await late;
    expect(speech.say("game-name")).toBe("Mascarade");
  });

  it("switches everything that is spoken about, and remembers the choice", async () => {
    const speech = makeSpeech(textFromFiles);
    await speech.choose("en");
    await speech.load("mascarade");
    await speech.choose("pl");
    expect(speech.say("mask-king")).toBe("Król");
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
