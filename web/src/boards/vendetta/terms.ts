/** The words and numbers of Vendetta as they come over the wire. */
import type { Counter, LogEntry, Saying, ToldEvent } from "../../lib/wire.ts";

export const GAME = "vendetta";

/** In the order of their numbers in counters, options and events. */
export const CLANS = ["brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"] as const;
export const HAVEN = "haven";
/** With so many Diablerie tokens one is out of the game. */
export const FATAL_TOKENS = 3;
export const MOST_BLOOD = 3;

const CARD = "card-";

export function clanWord(number: number): string {
  return CLANS[number] ?? "";
}

export function counted(counters: readonly Counter[], name: string, owner: number): number {
  return counters.find((counter) => counter.name === name && counter.owner === owner)?.value ?? 0;
}

export function districtMark(word: string): string {
  return `at:district-${word}:-1:0`;
}

export function faceMark(word: string): string {
  return `face:${word}`;
}

export function laidMark(number: number): string {
  return `card:${number}`;
}

/** By which a card is recognised that goes from the hand to the table. */
export function handKey(word: string): string {
  return `hand:${word}`;
}

/** The card that a saying names; empty if it names none. Events number the cards, but what they say names them. */
export function cardIn([, parts]: Saying): string {
  return parts.find(([id]) => id.startsWith(CARD))?.[0].slice(CARD.length) ?? "";
}

export function number(event: ToldEvent, name: string): number {
  return event.args[name] ?? -1;
}

export interface NumberedEvent {
  seq: number;
  event: ToldEvent;
}

export function eventsOf(log: readonly LogEntry[]): NumberedEvent[] {
  return log.flatMap((entry) => (entry.events ?? []).map((event) => ({ seq: entry.seq, event })));
}
