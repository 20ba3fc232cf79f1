import { untrack } from "svelte";

import { forget, keep, recall } from "../lib/shelf.ts";
import { asDeck, type Deck } from "./deck.ts";

export interface KeptDeck extends Deck {
  readonly id: string;
  /** The whole deck as one word, with which it is brought to a table. */
  readonly word: string;
}

const MOST = 100;

/** The decks that this browser keeps, by game. What it has may be of another version, or damaged: then it is passed over. */
class KeptDecks {
  #decks = $state.raw<Readonly<Record<string, readonly KeptDeck[]>>>({});

  of(game: string): readonly KeptDeck[] {
    return this.#decks[game] ?? [];
  }

  get(game: string, id: string): KeptDeck | undefined {
    return this.of(game).find((deck) => deck.id === id);
  }

  /** As the browser has them now: another tab may have changed them. */
  load(game: string): void {
    const others = untrack(() => this.#decks);
    this.#decks = { ...others, [game]: read(recall(`decks-${game}`)) };
  }

  /** The newest first; a deck that was kept before keeps its place. */
  put(game: string, deck: KeptDeck): void {
    this.load(game);
    const old = this.of(game);
    const isKnown = old.some(({ id }) => id === deck.id);
    this.#write(game, isKnown ? old.map((other) => (other.id === deck.id ? deck : other)) : [deck, ...old].slice(0, MOST));
  }

  remove(game: string, id: string): void {
    this.load(game);
    this.#write(
      game,
      this.of(game).filter((deck) => deck.id !== id),
    );
  }

  #write(game: string, decks: readonly KeptDeck[]): void {
    this.#decks = { ...this.#decks, [game]: decks };
    if (decks.length > 0) keep(`decks-${game}`, JSON.stringify(decks));
    else forget(`decks-${game}`);
  }
}

export function read(kept: string): readonly KeptDeck[] {
  let found: unknown;
  try {
    found = JSON.parse(kept || "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown) => {
    const deck = asDeck(one);
    const { id, word } = (one ?? {}) as Record<string, unknown>;
    return deck && typeof id === "string" && typeof word === "string" ? [{ ...deck, id, word }] : [];
  });
}

export const newId = (): string => Math.random().toString(36).slice(2, 10);

export const kept = new KeptDecks();
