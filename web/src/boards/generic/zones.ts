/** Which zones are shown where. */
import type { Zone } from "../../lib/wire.ts";
import { TABLE } from "../kit/counts.ts";

const HAND = "hand";

/** The cards that the viewer holds: shown large at the bottom, apart from the table. */
export function ownHand(zones: readonly Zone[], viewer: number): Zone | null {
  return zones.find((zone) => zone.name === HAND && zone.owner === viewer) ?? null;
}

/** What lies before a seat. Empty zones are left out; so is the viewer's hand, which has its own place. */
export function zonesOfSeat(zones: readonly Zone[], seat: number, own: boolean): Zone[] {
  return openZones(zones, seat).filter((zone) => !(own && zone.name === HAND));
}

export function zonesOfTable(zones: readonly Zone[]): Zone[] {
  return openZones(zones, TABLE);
}

/** Piles are looked through only when somebody wants to; an empty one keeps its place, or its first card would move others. */
export function pilesOf(zones: readonly Zone[], owner: number): Zone[] {
  return zones.filter((zone) => zone.owner === owner && zone.pile);
}

function openZones(zones: readonly Zone[], owner: number): Zone[] {
  return zones.filter((zone) => zone.owner === owner && !zone.pile && zone.cards.length > 0);
}
