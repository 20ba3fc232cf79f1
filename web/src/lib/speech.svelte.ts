import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

import { cardText } from "./cards.svelte.ts";
import { games } from "./games.svelte.ts";
import { readSaying } from "./sayings.ts";
import { settings, type Language } from "./settings.svelte.ts";
import type { Saying } from "./wire.ts";

export type Details = Record<string, FluentVariable>;
type Wordings = NonNullable<ReturnType<FluentBundle["getMessage"]>>["attributes"];
export type FetchText = (language: Language, name: string) => Promise<string>;

const COMMON = "common";

async function fetchText(language: Language, name: string): Promise<string> {
  const response = await fetch(`/text/${language}/${encodeURIComponent(name)}.ftl`);
  if (!response.ok) throw new Error(`no text ${language}/${name}`);
  return response.text();
}

/** Says things about one game, or about none. */
export class Voice {
  readonly #speech: Speech;
  readonly #game: () => string;
  readonly #you: () => string;

  /** `you`: the name of whoever reads, if it is one of the players. */
  constructor(speech: Speech, game: () => string, you: () => string = () => "") {
    this.#speech = speech;
    this.#game = game;
    this.#you = you;
  }

  get game(): string {
    return this.#game();
  }

  get language(): Language {
    return this.#speech.language;
  }

  has(id: string): boolean {
    return this.#speech.bundle(this.game)?.hasMessage(id) ?? false;
  }

  /**
   * One message; its id where the texts have not come yet. What is about whoever reads it has another wording for them, the
   * attribute `.to-<argument>`: nobody wants to read of themselves by name.
   */
  say(id: string, details: Details = {}): string {
    const bundle = this.#speech.bundle(this.game);
    const message = bundle?.getMessage(id);
    const pattern = (message && this.#toYou(message.attributes, details)) ?? message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, details, []) : id;
  }

  #toYou(wordings: Wordings, details: Details): Wordings[string] | undefined {
    const you = this.#you();
    if (!you) return undefined;
    const about = Object.entries(details).filter(([, value]) => value === you);
    return about.map(([argument]) => wordings[`to-${argument}`]).find((wording) => wording !== undefined);
  }

  read(saying: Saying): string {
    return readSaying(saying, (id, details) => this.say(id, details));
  }

  /** What a card is called: from the messages of the game, or as its card texts say. */
  cardName(word: string): string {
    const message = `${games.get(this.game)?.card_prefix ?? ""}-${word}`;
    if (this.has(message)) return this.say(message);
    return cardText(this.game, word)?.name ?? word.replaceAll("-", " ");
  }
}

/** All text, in the language that the visitor has chosen. Reading any of it is reactive. */
class Speech {
  readonly #fetchText: FetchText;
  readonly #resources = new Map<string, Promise<FluentResource>>();
  readonly #bundles = new SvelteMap<string, FluentBundle>();
  readonly #wanted = new Set<string>([COMMON]);
  readonly #voices = new Map<string, Voice>();
  #language = $state<Language>("en");

  constructor(load: FetchText) {
    this.#fetchText = load;
    this.#language = settings.language;
  }

  get language(): Language {
    return this.#language;
  }

  /** Switch: the texts of everything that is spoken about come first, so nothing flickers. */
  async choose(language: Language): Promise<void> {
    settings.language = language;
    try {
      await Promise.all([...this.#wanted].map((name) => this.#prepare(language, name)));
    } catch (error) {
      if (settings.language === language) settings.language = this.#language;
      throw error;
    }
    if (settings.language === language) this.#language = language;
  }

  /** Have the common texts ready, and those of a game. */
  async fetch(game = ""): Promise<void> {
    this.#wanted.add(game || COMMON);
    await Promise.all([this.#prepare(this.#language, COMMON), this.#prepare(this.#language, game || COMMON)]);
  }

  /** The voice for one game; without a game, for the common texts alone. */
  of(game: string): Voice {
    let voice = this.#voices.get(game);
    if (!voice) this.#voices.set(game, (voice = new Voice(this, () => game)));
    return voice;
  }

  /** One of the common texts: what is about a game is said by its voice. */
  say(id: string, details?: Details): string {
    return this.of("").say(id, details);
  }

  has(id: string): boolean {
    return this.of("").has(id);
  }

  bundle(game: string): FluentBundle | undefined {
    return this.#bundles.get(`${this.#language}/${game || COMMON}`) ?? this.#bundles.get(`${this.#language}/${COMMON}`);
  }

  async #prepare(language: Language, name: string): Promise<void> {
    const key = `${language}/${name}`;
    if (this.#bundles.has(key)) return;
    const resources = await Promise.all([...new Set([COMMON, name])].map((part) => this.#resource(language, part)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.#bundles.set(key, bundle);
  }

  #resource(language: Language, name: string): Promise<FluentResource> {
    const key = `${language}/${name}`;
    let resource = this.#resources.get(key);
    if (!resource) {
      resource = this.#fetchText(language, name).then((text) => new FluentResource(text));
      resource.catch(() => this.#resources.delete(key));
      this.#resources.set(key, resource);
    }
    return resource;
  }
}

export type { Speech };

export function makeSpeech(load: FetchText = fetchText): Speech {
  return new Speech(load);
}

export const speech = makeSpeech();
