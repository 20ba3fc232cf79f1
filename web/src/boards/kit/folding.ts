/** How a zone with many cards is shown, and what its cards are called from one position to the next. */
import type { CardView, Zone } from "../../lib/wire.ts";

export type Density = "cards" | "chips";

/** Crowded zones shrink to chips. */
export function densityOf(zone: Zone, roomFor: number): Density {
  return spread(zone.cards) > roomFor ? "chips" : "cards";
}

/** Cards that lie on others need room too, though less. */
function spread(cards: readonly CardView[]): number {
  return cards.reduce((sum, card) => sum + 1 + (card.on?.length ?? 0) / 2, 0);
}

/** Equal cards without numbers of their own in one heap, to fold a zone; a heap keeps the first one's place. */
export interface Heap {
  card: CardView;
  place: number;
  count: number;
}

export function heaps(cards: readonly CardView[]): Heap[] {
  const found = new Map<string, Heap>();
  cards.forEach((card, place) => {
    const same = card.number ? `number:${card.number}` : `face:${card.face ?? ""}:${card.turned ?? false}`;
    const heap = found.get(same);
    if (heap) heap.count += 1;
    else found.set(same, { card, place, count: 1 });
  });
  return [...found.values()];
}

/**
 * Keys by which cards are recognised after they have moved. A number says it all; cards that only have a face are
 * counted; cards face down are known by their place.
 */
export function cardKeys(zone: Zone): string[] {
  const seen = new Map<string, number>();
  return zone.cards.map((card, place) => {
    if (card.number) return `card:${card.number}`;
    const base = card.face ? `${zone.owner}:${card.face}` : `${zone.name}:${zone.owner}:${place}`;
    const copy = seen.get(base) ?? 0;
    seen.set(base, copy + 1);
    return `${zone.name}:${base}:${copy}`;
  });
}
