import { SvelteMap } from "svelte/reactivity";

import { api } from "./api.ts";
import { games } from "./games.svelte.ts";
import { cardsPath, router } from "./router.svelte.ts";
import { LANGUAGES, settings } from "./settings.svelte.ts";
import type { CardText, RuleText, TableInfo } from "./wire.ts";

const MOST_AT_ONCE = 40;
const PAUSE_AFTER_FAILURE_MS = 5000;

type Fetch<Text> = (game: string, language: string, keys: readonly string[], edition: string) => Promise<readonly Text[]>;

/** The editions that were looked at, by number: what a table has changed of its cards may be long. */
const editions: string[] = [""];

function numberOf(edition: string): number {
  const known = editions.indexOf(edition);
  return known >= 0 ? known : editions.push(edition) - 1;
}

/** Where on a shelf the texts of a game lie in one language and edition. */
const placeOf = (language: string, game: string, edition: string): string => `${language}/${game}/${numberOf(edition)}`;

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
  get(game: string, key: string, edition: string): Text | undefined {
    const { language } = settings;
    const at = `${placeOf(language, game, edition)}/${key}`;
    const text = this.#texts.get(at);
    if (text !== undefined) return text;
    if (key && !this.#asked.has(at)) {
      this.#asked.add(at);
      this.#enqueue(game, language, key, edition);
    }
    const others = LANGUAGES.map((other) => `${placeOf(other, game, edition)}/${key}`);
    const other = others.find((place) => this.#texts.has(place));
    return other === undefined ? undefined : this.#texts.get(other);
  }

  put(game: string, language: string, texts: readonly Text[], edition: string): void {
    for (const text of texts) this.#texts.set(`${placeOf(language, game, edition)}/${this.#keyOf(text)}`, text);
  }

  #enqueue(game: string, language: string, key: string, edition: string): void {
    const name = placeOf(language, game, edition);
    const queue = this.#queues.get(name);
    if (queue) {
      queue.add(key);
      return;
    }
    this.#queues.set(name, new Set([key]));
    queueMicrotask(() => {
      const keys = [...(this.#queues.get(name) ?? [])];
      this.#queues.delete(name);
      for (let at = 0; at < keys.length; at += MOST_AT_ONCE) {
        void this.#ask(game, language, keys.slice(at, at + MOST_AT_ONCE), edition);
      }
    });
  }

  async #ask(game: string, language: string, keys: readonly string[], edition: string): Promise<void> {
    try {
      this.put(game, language, await this.#fetch(game, language, keys, edition), edition);
    } catch {
      // Whoever looks again later asks again.
      const place = placeOf(language, game, edition);
      setTimeout(() => keys.forEach((key) => this.#asked.delete(`${place}/${key}`)), PAUSE_AFTER_FAILURE_MS);
    }
  }
}

const onTheirWay = new Map<string, Promise<readonly CardText[]>>();

/** What a table has changed goes to the server with every question: so all of its cards are asked for at once. */
export function ownCards(game: string, language: string, edition: string): Promise<readonly CardText[]> {
  const place = placeOf(language, game, edition);
  let cards = onTheirWay.get(place);
  if (!cards) {
    cards = api.ownCards(game, language, edition).then((answer) => answer.cards);
    cards.catch(() => onTheirWay.delete(place));
    onTheirWay.set(place, cards);
  }
  return cards;
}

export const cardTexts = new Shelf<CardText>(
  async (game, language, words, edition) =>
    edition ? ownCards(game, language, edition) : (await api.cards(game, language, words)).cards,
  (card) => card.word,
);

const ruleTexts = new Shelf<RuleText>(
  async (game, language, ids, edition) => (await api.rules(game, language, ids, edition)).rules,
  (rule) => rule.id,
);

let lookedAt = $state.raw<{ game: string; edition: string } | null>(null);

/** From now on the cards and rules of a game are those of one table, until what this returns is called. */
export function lookAt(game: string, edition: string): () => void {
  const table = { game, edition };
  lookedAt = table;
  return () => {
    if (lookedAt === table) lookedAt = null;
  };
}

const editionOf = (game: string): string => (lookedAt?.game === game ? lookedAt.edition : "");

/** What a card says at the table that is looked at, or undefined until it has come. Reactive. */
export function cardText(game: string, word: string): CardText | undefined {
  return cardTexts.get(game, word, editionOf(game));
}

/** A rule statement, or undefined until it has come. Reactive. */
export function ruleText(game: string, id: string): RuleText | undefined {
  return ruleTexts.get(game, id, editionOf(game));
}

/** Where all cards of a table can be looked through; empty where its own are known from a file alone. */
export function cardsPathOf(info: TableInfo): string {
  if (!games.editionOf(info)) return cardsPath(info.game);
  return info.id && cardsPath(info.game, info.id, info.key || router.key);
}
