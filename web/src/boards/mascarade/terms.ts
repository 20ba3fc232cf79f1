/** The words and numbers of Mascarade as they come over the wire. */
import type { Counter, LogEntry, ToldEvent, Zone } from "../../lib/wire.ts";

/** In the order of their numbers in events and options. */
export const MASK_WORDS = [
  "peasant",
  "empress",
  "spy",
  "swindler",
  "guru",
  "witch",
  "judge",
  "thief",
  "fool",
  "patron",
  "beggar",
  "princess",
  "king",
  "puppet-master",
  "cheater",
  "widow",
] as const;

export const GAME = "mascarade";
/** Coins that win the game. */
export const RICH = 13;

export function maskWord(number: number): string {
  return MASK_WORDS[number] ?? "";
}

/** A card is called by the person it lies in front of, or beyond the seats by its number in the centre. */
export function cardMark(card: number, seats: number): string {
  return card < seats ? `at:mask:${card}:0` : `at:centre:-1:${card - seats}`;
}

/** The number by which events call the card with this mark; -1 if it is no card. */
export function cardNumber(mark: string, seats: number): number {
  const [kind, zone, owner, place] = mark.split(":");
  if (kind !== "at") return -1;
  return zone === "mask" ? Number(owner) : seats + Number(place);
}

export function seatMark(seat: number): string {
  return `seat:${seat}`;
}

export function counted(counters: readonly Counter[], name: string, owner: number): number {
  return counters.find((counter) => counter.name === name && counter.owner === owner)?.value ?? 0;
}

export function faceAt(zones: readonly Zone[], name: string, owner: number, place = 0): string {
  return zones.find((zone) => zone.name === name && zone.owner === owner)?.cards[place]?.face ?? "";
}

export function eventsOf(log: readonly LogEntry[]): ToldEvent[] {
  return log.flatMap((entry) => entry.events ?? []);
}

export function number(event: ToldEvent, name: string): number {
  return event.args[name] ?? -1;
}

/** The masks that were dealt, each once, in the order of the box: everybody saw them face up. */
export function masksInPlay(log: readonly LogEntry[]): string[] {
  const dealt = new Set(eventsOf(log.slice(0, 1)).flatMap((event) => (event.name === "dealt" ? [number(event, "mask")] : [])));
  return [...dealt].sort((one, other) => one - other).map(maskWord);
}
