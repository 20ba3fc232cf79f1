/** Names for what a board shows; a game without a message for one is shown its bare word. */
import type { Fact, SeatInfo } from "../../lib/wire.ts";

interface Namer {
  has(id: string): boolean;
  say(id: string): string;
}

export function named(voice: Namer, kind: "zone" | "counter" | "seat", word: string): string {
  const id = `${kind}-${word}`;
  return voice.has(id) ? voice.say(id) : word;
}

/** What a fact is about, and its value where it has one. */
export function factText(voice: Namer, { name, value = "" }: Fact): string {
  const about = named(voice, "seat", name);
  const id = `${name}-${value}`;
  return value ? `${about}: ${voice.has(id) ? voice.say(id) : value}` : about;
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((info) => info.seat === seat)?.name ?? `#${seat + 1}`;
}
