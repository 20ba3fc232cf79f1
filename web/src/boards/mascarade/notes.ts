/** What you know about the cards, as the table has worked it out. */
import type { Known, Position } from "../../lib/wire.ts";
import { placeOf } from "./terms.ts";

/** The mask of a card, if there is no doubt. */
export function certainOf({ faces }: Known): string {
  return faces.length === 1 ? (faces[0] ?? "") : "";
}

/** The cards that can be this mask, by their marks: those at the seats first. */
export function holdersOf(mask: string, knowledge: NonNullable<Position["knowledge"]>): string[] {
  return Object.keys(knowledge)
    .filter((mark) => knowledge[mark]?.faces.includes(mask))
    .sort((one, other) => rank(one) - rank(other));
}

function rank(mark: string): number {
  const { seat, place } = placeOf(mark);
  return seat < 0 ? 1000 + place : seat;
}
