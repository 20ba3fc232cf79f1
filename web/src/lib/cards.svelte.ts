import { SvelteMap } from "svelte/reactivity";

import { api } from "./api.ts";
import { LANGUAGES, settings } from "./settings.svelte.ts";
import type { CardText, RuleText } from "./wire.ts";

const MOST_AT_ONCE = 40;
const PAUSE_AFTER_FAILURE_MS = 5000;

type Fetch<Text> = (game: string, language: string, keys: readonly string[]) => Promise<readonly Text[]>;

/** Texts by key that the server renders; whatever is looked at together is asked for together, once. */
class Shelf<Text> {
  readonly #fetch: Fetch<Text>;
  readonly #keyOf: (text: Text) => string;
  readonly #texts = new SvelteMap<string, Text>();
  readonly #asked = new Set<string>();
  readonly #queues = new Map<string, Set<string>>();

  constructor(fetch: Fetch<Text>, keyOf: (text: Text) => string) {
    this.#fetch = fetch;
    this.#keyOf = keyOf;
  }

  /** In the visitor's language; until that has come, in one that is there. */
  get(game: string, key: string): Text | undefined {
    const { language } = settings;
    const at = `${language}/${game}/${key}`;
    const text = this.#texts.get(at);
    if (text !== undefined) return text;
    if (key && !this.#asked.has(at)) {
      this.#asked.add(at);
      this.#enqueue(game, language, key);
    }
    const other = LANGUAGES.find((language) => this.#texts.has(`${language}/${game}/${key}`));
    return other && this.#texts.get(`${other}/${game}/${key}`);
  }

  put(game: string, language: string, texts: readonly Text[]): void {
    for (const text of texts) this.#texts.set(`${language}/${game}/${this.#keyOf(text)}`, text);
  }

  #enqueue(game: string, language: string, key: string): void {
    const name = `${language}/${game}`;
    const queue = this.#queues.get(name);
    if (queue) {
      queue.add(key);
      return;
    }
    this.#queues.set(name, new Set([key]));
    queueMicrotask(() => {
      const keys = [...(this.#queues.get(name) ?? [])];
      this.#queues.delete(name);
      for (let at = 0; at < keys.length; at += MOST_AT_ONCE) void this.#ask(game, language, keys.slice(at, at + MOST_AT_ONCE));
    });
  }

  async #ask(game: string, language: string, keys: readonly string[]): Promise<void> {
    try {
      this.put(game, language, await this.#fetch(game, language, keys));
    } catch {
      // Whoever looks again later asks again.
      setTimeout(() => keys.forEach((key) => this.#asked.delete(`${language}/${game}/${key}`)), PAUSE_AFTER_FAILURE_MS);
    }
  }
}

export const cardTexts = new Shelf<CardText>(
  async (game, language, words) => (await api.cards(game, language, words)).cards,
  (card) => card.word,
);

export const ruleTexts = new Shelf<RuleText>(
  async (game, language, ids) => (await api.rules(game, language, ids)).rules,
  (rule) => rule.id,
);

/** What a card says, or undefined until it has come. Reactive. */
export function cardText(game: string, word: string): CardText | undefined {
  return cardTexts.get(game, word);
}

/** A rule statement, or undefined until it has come. Reactive. */
export function ruleText(game: string, id: string): RuleText | undefined {
  return ruleTexts.get(game, id);
}
