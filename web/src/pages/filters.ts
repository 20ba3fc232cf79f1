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

/** Words in the order in which their names are looked up; numbers in names count. */
export function byName<Word>(words: readonly Word[], nameOf: (word: Word) => string, language: string): Word[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return words.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** The order in which they come with the game. */
export const AS_THEY_COME = "";
export const BY_NAME = "name";

/** What cards can be sorted by beside their name: printed numbers that tell them apart. */
export function numbersOf(cards: readonly CardText[]): string[] {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card.numbers ?? {})))];
  return names.filter((name) => new Set(cards.map((card) => card.numbers?.[name])).size > 1);
}

/** By name, or by a printed number with the highest first and those without it last. */
export function sorted(cards: readonly CardText[], order: string, language: string): readonly CardText[] {
  if (order === AS_THEY_COME) return cards;
  const names = byName(cards, (card) => card.name, language);
  if (order === BY_NAME) return names;
  const number = (card: CardText): number => card.numbers?.[order] ?? Number.NEGATIVE_INFINITY;
  return names.toSorted((a, b) => (number(a) === number(b) ? 0 : number(b) - number(a)));
}

/** Printed numbers that tell cards apart, with their values from the lowest. */
export function numberFiltersOf(cards: readonly CardText[]): { name: string; values: readonly number[] }[] {
  return numbersOf(cards).map((name) => {
    const values = new Set(cards.flatMap((card) => card.numbers?.[name] ?? []));
    return { name, values: [...values].sort((a, b) => a - b) };
  });
}

/** The cards that have everything that is wanted: words that they share, and printed numbers. */
export function sifted(cards: readonly CardText[], wanted: Wanted, numbers: Wanted = {}): readonly CardText[] {
  const words = Object.entries(wanted).filter(([, word]) => word);
  const values = Object.entries(numbers).filter(([, value]) => value);
  return cards.filter(
    (card) =>
      words.every(([trait, word]) => card.traits?.[trait]?.includes(word)) &&
      values.every(([name, value]) => card.numbers?.[name] === Number(value)),
  );
}
