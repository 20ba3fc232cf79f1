/** Looking through cards by what they share: clan, kind, when they work, where they come from. */
import type { CardText } from "../lib/wire.ts";

/** By trait, the word that is wanted. */
export type Wanted = Readonly<Record<string, string>>;

export interface Filter {
  trait: string;
  /** With how many cards have each, in the order in which they first come. */
  words: readonly { word: string; count: number }[];
}

/** A trait that all cards share the same way tells nothing apart. */
export function filtersOf(cards: readonly CardText[]): Filter[] {
  const traits = [...new Set(cards.flatMap((card) => Object.keys(card.traits ?? {})))];
  return traits.map((trait) => ({ trait, words: countsOf(cards, trait) })).filter(({ words }) => words.length > 1);
}

function countsOf(cards: readonly CardText[], trait: string): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) for (const word of card.traits?.[trait] ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count }));
}

/** The cards that have everything that is wanted. */
export function sifted(cards: readonly CardText[], wanted: Wanted): readonly CardText[] {
  const wishes = Object.entries(wanted).filter(([, word]) => word);
  return wishes.length === 0 ? cards : cards.filter((card) => wishes.every(([trait, word]) => card.traits?.[trait]?.includes(word)));
}
