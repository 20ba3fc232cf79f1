import type { CardText } from "../lib/wire.ts";

/** Letters as people type them: without case and accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gi, "l")
    .toLowerCase();
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
