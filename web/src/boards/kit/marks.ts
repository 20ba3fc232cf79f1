/** Marks say where on the board an option points: which elements have which, and what can be chosen there. */
import type { CardView, Known, LegalOption, Zone } from "../../lib/wire.ts";

export type OptionsByMark = ReadonlyMap<string, readonly LegalOption[]>;

export function optionsByMark(options: readonly LegalOption[]): OptionsByMark {
  const found = new Map<string, LegalOption[]>();
  for (const option of options) {
    for (const mark of new Set(option.marks ?? [])) {
      const known = found.get(mark);
      if (known) known.push(option);
      else found.set(mark, [option]);
    }
  }
  return found;
}

const SEAT = "seat:";
const SEAT_WORD = /^p([1-9]\d*)$/;

/** The seat that a word names, as logs and arguments call it: `p1` is seat 0; -1 if it names none. */
export function seatOfWord(word: string): number {
  return Number(SEAT_WORD.exec(word)?.[1] ?? 0) - 1;
}

export function seatMark(seat: number): string {
  return `${SEAT}p${seat + 1}`;
}

/** The seat that a mark points at; -1 if it points at something else. */
export function seatOfMark(mark: string): number {
  return mark.startsWith(SEAT) ? seatOfWord(mark.slice(SEAT.length)) : -1;
}

/** A card in hand. */
export function faceMark(word: string): string {
  return `face:${word}`;
}

/** A card on the table, by its number. */
export function numberMark(number: number): string {
  return `card:${number}`;
}

export function placeMark(zone: string, owner: number, place: number): string {
  return `at:${zone}:${owner}:${place}`;
}

/** Every mark by which options may call a card; a face calls cards of the viewer's own that have no number. */
export function cardMarks(card: CardView, zone: Zone, place: number, viewer: number): string[] {
  const marks = [placeMark(zone.name, zone.owner, place)];
  if (card.number) marks.push(numberMark(card.number));
  else if (card.face && zone.owner === viewer && !zone.pile) marks.push(faceMark(card.face));
  return marks;
}

/** The options at an element, each once, in the order of the decision. */
export function optionsAt(marks: readonly string[], byMark: OptionsByMark): LegalOption[] {
  const found = new Set<LegalOption>();
  for (const mark of marks) for (const option of byMark.get(mark) ?? []) found.add(option);
  return [...found];
}

/** What the viewer knows about a card, by any of its marks. */
export function knownOf(marks: readonly string[], knowledge: Record<string, Known>): readonly string[] {
  for (const mark of marks) {
    const known = knowledge[mark];
    if (known) return known.faces;
  }
  return [];
}

/** The number of a card that is called as options call it: `hydra.17`; -1 for none. */
export function numberIn(word: string): number {
  return Number(/\.([1-9]\d*)$/.exec(word)?.[1] ?? 0) || -1;
}

/** The card that options call by this number, wherever it lies. */
export function findCard(zones: readonly Zone[], number: number): CardView | null {
  for (const zone of zones) {
    const found = findAmong(zone.cards, number);
    if (found) return found;
  }
  return null;
}

function findAmong(cards: readonly CardView[], number: number): CardView | null {
  for (const card of cards) {
    if (card.number === number) return card;
    const onIt = findAmong(card.on ?? [], number);
    if (onIt) return onIt;
  }
  return null;
}
