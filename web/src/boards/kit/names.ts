/** Names for what a board shows; a game without a message for one is shown its bare word. */
import type { SeatInfo } from "../../lib/wire.ts";

interface Namer {
  has(id: string): boolean;
  say(id: string): string;
}

export function named(voice: Namer, kind: "zone" | "counter", word: string): string {
  const id = `${kind}-${word}`;
  return voice.has(id) ? voice.say(id) : word;
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((info) => info.seat === seat)?.name ?? `#${seat + 1}`;
}
