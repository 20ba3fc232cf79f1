/** Decks as a browser has them: cards by their words. What is right about them the server says. */
import type { DeckCard, DeckSection, DeckSheet } from "../lib/wire.ts";

export interface Deck {
  readonly title: string;
  /** The word of the card that begins the game; empty if the deck does not say. */
  readonly leader: string;
  readonly cards: Readonly<Record<string, number>>;
}

export const EMPTY: Deck = { title: "", leader: "", cards: {} };

export const MOST_COPIES = 99;
const MOST_CARDS = 500;
const LONGEST_TITLE = 80;
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function withCopies(deck: Deck, word: string, copies: number): Deck {
  const { [word]: _, ...others } = deck.cards;
  const cards = copies > 0 ? { ...deck.cards, [word]: Math.min(copies, MOST_COPIES) } : others;
  return { ...deck, cards, leader: copies > 0 || deck.leader !== word ? deck.leader : "" };
}

export const isEmpty = (deck: Deck): boolean => Object.keys(deck.cards).length === 0;

/** The deck that the server has read. */
export function deckOf(sheet: DeckSheet): Deck {
  const cards = (sheet.sections ?? []).flatMap((section) => section.cards);
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card.word] = (counts[card.word] ?? 0) + (card.copies ?? 1);
  return { title: sheet.title ?? "", leader: sheet.leader ?? "", cards: counts };
}

/** Something that came from a link or a file of this browser, if it is a deck. */
export function asDeck(found: unknown): Deck | null {
  if (typeof found !== "object" || found === null || !("cards" in found)) return null;
  const { title = "", leader = "", cards } = found as Record<string, unknown>;
  if (typeof title !== "string" || typeof leader !== "string" || typeof cards !== "object" || cards === null) return null;
  const entries = Object.entries(cards as Record<string, unknown>);
  const isRight = ([word, copies]: [string, unknown]): boolean =>
    WORD.test(word) && Number.isInteger(copies) && (copies as number) > 0 && (copies as number) <= MOST_COPIES;
  if (entries.length > MOST_CARDS || !entries.every(isRight) || (leader && !WORD.test(leader))) return null;
  return { title: title.slice(0, LONGEST_TITLE), leader, cards: Object.fromEntries(entries) as Record<string, number> };
}

// In an address

/** The title, the cards, and a number that tells whether all of it has come. */
export function linkOf(deck: Deck): string {
  const entries = Object.entries(deck.cards).map(
    ([word, copies]) => `${word === deck.leader ? "!" : ""}${word}${copies > 1 ? `*${copies}` : ""}`,
  );
  const said = `${encodeURIComponent(deck.title)}/${entries.join("+")}`;
  return `${said}/${sumOf(said)}`;
}

/** What stands behind the # of an address; null if that is no deck, or not a whole one. */
export function deckFromLink(secret: string): Deck | null {
  const said = secret.slice(0, secret.lastIndexOf("/"));
  const [title, entries, ...more] = said.split("/");
  if (title === undefined || !entries || more.length > 0 || sumOf(said) !== secret.slice(said.length + 1)) return null;
  const cards: Record<string, number> = {};
  let leader = "";
  for (const entry of entries.split("+")) {
    const [word = "", copies = "1"] = entry.replace(/^!/, "").split("*");
    cards[word] = Number(copies);
    if (entry.startsWith("!")) leader = word;
  }
  try {
    return asDeck({ title: decodeURIComponent(title), leader, cards });
  } catch {
    return null;
  }
}

/** FNV-1a: a link that was cut or changed on its way is found out. */
function sumOf(text: string): string {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return (sum >>> 0).toString(16).padStart(8, "0");
}

// What it holds

export const sizeOf = (cards: readonly DeckCard[]): number => cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);

export interface Pile {
  name: string;
  sections: readonly DeckSection[];
  size: number;
}

/** The parts of a deck in the order of the list. */
export function pilesOf(sections: readonly DeckSection[]): Pile[] {
  const names = [...new Set(sections.map((section) => section.pile))];
  return names.map((name) => {
    const own = sections.filter((section) => section.pile === name);
    return { name, sections: own, size: sizeOf(own.flatMap((section) => section.cards)) };
  });
}

/** How many cards there are of each value, without gaps; nothing if no card has one. */
export function curveOf(sections: readonly DeckSection[]): { value: number; copies: number }[] {
  const cards = sections.flatMap((section) => section.cards).filter((card) => (card.value ?? -1) >= 0);
  const values = cards.map((card) => card.value ?? 0);
  if (values.length === 0) return [];
  const lowest = Math.min(...values);
  return Array.from({ length: Math.max(...values) - lowest + 1 }, (_, step) => ({
    value: lowest + step,
    copies: sizeOf(cards.filter((card) => card.value === lowest + step)),
  }));
}

/** Cards that a player may begin with: so many of each pile, shuffled; who begins the game lies on the table already. */
export function handOf(
  sections: readonly DeckSection[],
  hand: Readonly<Record<string, number>>,
  leader: string,
  random: () => number = Math.random,
): DeckCard[] {
  return Object.entries(hand).flatMap(([pile, wanted]) => {
    const own = sections.filter((section) => section.pile === pile).flatMap((section) => section.cards);
    const copies = own.flatMap((card) => Array.from({ length: (card.copies ?? 1) - (card.word === leader ? 1 : 0) }, () => card));
    for (let at = copies.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [copies[at], copies[other]] = [copies[other] as DeckCard, copies[at] as DeckCard];
    }
    return copies.slice(0, wanted);
  });
}

/** The deck without the cards at these places, from 1 on: those that nobody knows any more. */
export function without(deck: Deck, places: readonly number[]): Deck {
  const words = Object.keys(deck.cards).filter((_, at) => places.includes(at + 1));
  const left = words.reduce((rest, word) => withCopies(rest, word, 0), deck);
  return left.leader in left.cards ? left : { ...left, leader: "" };
}

/** Whether a line of this text can be mended by a name: in JSON cards have other words. */
export const isList = (text: string): boolean => !/^\s*[[{]/.test(text);

/** A list with one of its lines changed: the name that is no card for one that is, its count kept. */
export function mended(text: string, line: number, name: string): string {
  const lines = text.split("\n");
  const old = lines[line - 1] ?? "";
  const [count = ""] = /^\s*(?:[-*•]\s+)?[xX×]?\d+\s*[xX×*]?\s+/.exec(old) ?? [];
  const [field = ""] = /^[^:\d]{1,20}:\s*/.exec(old) ?? [];
  lines[line - 1] = `${count || field}${name}`;
  return lines.join("\n");
}
