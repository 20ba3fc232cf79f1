/** People who sit at a table and are not there: who they are, and from when on a bot may play for them. */
import type { SeatInfo, TableInfo } from "../lib/wire.ts";

/** As the server sees it. */
const PATIENCE_SECONDS = 120;

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

/** Whether somebody who sits here may let a bot play for them; `now` is in seconds of the server's clock. */
export function mayBeReplaced(info: TableInfo, now: number): boolean {
  const isSeated = (info.you ?? -1) >= 0 && !hasLeft(info);
  return isSeated && now - (info.updated ?? now) >= PATIENCE_SECONDS;
}
