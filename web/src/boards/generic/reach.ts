/** Which options can be tapped on the board that any game gets, and before which seat. */
import type { BoardView, CardView, LegalOption, Zone } from "../../lib/wire.ts";
import { cardMarks, numberMark, seatMark } from "../kit/marks.ts";
import { ownHand } from "./zones.ts";

/** The options that glow nowhere, because what they are about is not laid out. */
export function offBoard(options: readonly LegalOption[], { seats, zones }: BoardView, viewer: number): LegalOption[] {
  const shown = new Set([...seats.map(seatMark), ...laidOut(zones).flatMap((zone) => marksIn(zone, viewer))]);
  return options.filter(({ marks = [] }) => !marks.some((mark) => shown.has(mark)));
}

/** The seats before which something may be chosen. The viewer's hand is in view wherever one looks. */
export function glowingSeats(options: readonly LegalOption[], { seats, zones }: BoardView, viewer: number): Set<number> {
  const wanted = new Set(options.flatMap(({ marks = [] }) => marks));
  const hand = ownHand(zones, viewer);
  const holding = laidOut(zones).filter((zone) => zone !== hand && marksIn(zone, viewer).some((mark) => wanted.has(mark)));
  return new Set([...seats.filter((seat) => wanted.has(seatMark(seat))), ...holding.map(({ owner }) => owner)]);
}

function laidOut(zones: readonly Zone[]): Zone[] {
  return zones.filter(({ pile }) => !pile);
}

function marksIn(zone: Zone, viewer: number): string[] {
  return zone.cards.flatMap((card, place) => [...cardMarks(card, zone, place, viewer), ...marksOn(card)]);
}

function marksOn({ on = [] }: CardView): string[] {
  return on.flatMap((card) => [...(card.number ? [numberMark(card.number)] : []), ...marksOn(card)]);
}
