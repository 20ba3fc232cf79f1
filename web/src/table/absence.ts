/** People who sit at a table and are not there: who they are, and from when on a bot may play for them. */
import type { SeatInfo, TableInfo } from "../lib/wire.ts";

export function hasLeft(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.seat === info.you && seat.left);
}

/** Whose browser is closed, at a table that is being played. */
export function away(info: TableInfo): SeatInfo[] {
  if (info.status !== "running" || info.resting) return [];
  return info.seats.filter((seat) => seat.kind === "person" && !seat.left && !seat.online && seat.seat !== info.you);
}

/** Those of them for whom the others wait. */
export function keepsWaiting(info: TableInfo): SeatInfo[] {
  return away(info).filter((seat) => (info.asked ?? []).includes(seat.seat));
}

/** How many seconds until somebody who sits here may let a bot play for them; `now` is in seconds of the server's clock. */
export function waitFor(seat: SeatInfo, now: number): number {
  return Math.max(0, Math.ceil((seat.bot_from ?? 0) - now));
}

export function mayAskForBot(info: TableInfo): boolean {
  return (info.you ?? -1) >= 0 && !hasLeft(info);
}
