/** A card in words: for those who hear the page, and for the line under its name. */
import type { CardView } from "../lib/wire.ts";

type Say = (id: string, args?: Record<string, string | number>) => string;

const LONGEST_KIND = 40;

/** Everything that a glance at the card tells, as one text. */
export function describeCard(card: CardView, name: string, known: readonly string[], say: Say): string {
  const parts = [name || say("table-ui-face-down")];
  if (!card.face && known.length === 1) parts.push(say("table-ui-you-know", { card: known[0] ?? "" }));
  else if (!card.face && known.length > 1) parts.push(say("table-ui-may-be", { cards: known.join(" / ") }));
  if (card.most) parts.push(say("table-ui-counters-of", { count: card.counters ?? 0, most: card.most }));
  else if (card.counters) parts.push(say("table-ui-counters", { count: card.counters }));
  if (card.turned) parts.push(say("table-ui-locked"));
  if (card.note) parts.push(say(`card-note-${card.note}`));
  return parts.join(", ");
}

/** What kind of card it is: the first words of its text, if they are short enough to be that. */
export function kindLine(text: string): string {
  const first = text.split(/[.\n]/, 1)[0]?.split(",", 1)[0]?.trim() ?? "";
  return first.length <= LONGEST_KIND && first.length < text.length ? first : "";
}

/** A text cut where another way of using the card begins: each starts with its mark in brackets. */
export function waysOf(text: string): string[] {
  return text.split(/\n|\s(?=\[\p{L}{2,4}\])/u).filter(Boolean);
}
