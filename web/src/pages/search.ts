import type { CardText } from "../lib/wire.ts";

const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ı: "i", æ: "ae", œ: "oe", ß: "ss", "’": "", "'": "",
};

/** Letters as people type them: without case, accents and apostrophes. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðþıæœß’']/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}

/** Names that hold every word. */
export function named(names: readonly string[], words: string): readonly string[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? [] : names.filter((name) => wanted.every((word) => plain(name).includes(word)));
}

/** The cards whose name or text holds every word; those whose name does come first. */
export function matching(cards: readonly CardText[], words: string): readonly CardText[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return cards;
  const holds = (text: string): boolean => wanted.every((word) => text.includes(word));
  const byName = cards.filter((card) => holds(plain(card.name)));
  const byText = cards.filter((card) => !byName.includes(card) && holds(plain(`${card.name} ${card.text}`)));
  return [...byName, ...byText];
}
