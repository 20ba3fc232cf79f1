/** The seats of a table that fills up. */
import type { SeatInfo } from "../lib/wire.ts";

/** Kept for somebody who has not said yet whether they play again. */
export const isAsked = (seat: SeatInfo): boolean => seat.kind === "friend" && !!seat.name;
export const isFree = (seat: SeatInfo): boolean => seat.kind === "open" || (seat.kind === "friend" && !seat.name);

/** Whom the table lacks before the game, as a message. */
export function lacking(seats: readonly SeatInfo[]): [id: string, details: Record<string, string | number>] {
  const asked = seats.filter(isAsked);
  const free = seats.filter(isFree).length;
  return asked.length > 0 && free === 0
    ? ["page-waiting-for", { names: asked.map(({ name }) => name).join(", ") }]
    : ["page-seats-free", { free, all: seats.length }];
}
