/** Which steps of a game mattered, found from the boards and events of any game. */
import { holds } from "../boards/kit/counts.ts";
import type { BoardView, CardView, Counter, Saying, ToldEvent } from "../lib/wire.ts";
import type { Course } from "./course.ts";

/** `says`: what it was, in the words of the game, where the log has some for it. */
export type Moment = { step: number; says: readonly Saying[] } & (
  | { kind: "deed" }
  | { kind: "swing"; seat: number; counter: string; before: number; after: number }
  | { kind: "reveal"; cards: number }
  | { kind: "out"; seat: number }
  | { kind: "end" }
);

const MOST_DEEDS = 6;
const MOST_SWINGS = 8;
const MOST_REVEALS = 5;
/** Of everything that the counter of any seat went through in the game. */
const LEAST_SHARE = 0.1;
/** What is usual in this game is no swing; that often it must be. */
const TIMES_USUAL = 2;

/** The steps at which another seat's turn begins. */
export function turnsIn({ boards }: Course): number[] {
  return boards.flatMap((board, step) => (step > 0 && board.active !== boards[step - 1]?.active ? [step] : []));
}

/** More than this in words would be no summary. */
const MOST_SAYINGS = 3;

/** Which events show a hidden card, and which are remembered in any case. */
export interface Telling {
  revealing: readonly string[];
  striking: readonly string[];
}

/** In the order of the game, one for each step at most: who is out matters more than what they lost. */
export function momentsIn(course: Course, over: boolean, { revealing, striking }: Telling): Moment[] {
  const last = course.boards.length - 1;
  const found = new Map<number, Moment>();
  const candidates: Moment[] = [
    ...(over && last > 0 ? [{ step: last, kind: "end", says: [] } as const] : []),
    ...outs(course.boards),
    ...deeds(course, striking),
    ...swings(course),
    ...reveals(course, revealing),
  ];
  for (const moment of candidates) if (!found.has(moment.step)) found.set(moment.step, moment);
  return [...found.values()].sort((one, other) => one.step - other.step);
}

/** The moment before a step, or after it; null if there is none. */
export function neighbour(moments: readonly Moment[], step: number, direction: -1 | 1): Moment | null {
  const found = direction < 0 ? moments.findLast((moment) => moment.step < step) : moments.find((moment) => moment.step > step);
  return found ?? null;
}

/** Who is out of the game, or sits at the table no more. */
function outs(boards: readonly BoardView[]): Moment[] {
  return boards.flatMap((board, step): Moment[] => {
    const before = boards[step - 1];
    if (!before || before === board) return [];
    const gone = before.seats.filter((seat) => !board.seats.includes(seat) || (holds(board, "out", seat) && !holds(before, "out", seat)));
    return gone.map((seat) => ({ step, kind: "out", seat, says: [] }));
  });
}

function eventsAt(course: Course, step: number): readonly ToldEvent[] {
  return course.log[step]?.events ?? [];
}

/** What has one of these names, in its own words. */
function saidOf(course: Course, step: number, names: readonly string[]): Saying[] {
  const told = eventsAt(course, step).filter((event) => names.includes(event.name));
  return told.length > MOST_SAYINGS ? [] : told.map(({ say }) => say);
}

function deeds(course: Course, striking: readonly string[]): Moment[] {
  const all = course.log.map((_, step): Moment => ({ step, kind: "deed", says: saidOf(course, step, striking) }));
  return all.filter(({ says }) => says.length > 0).slice(-MOST_DEEDS);
}

/** What counts most in the game: a board names it first. */
function mainCounter(boards: readonly BoardView[]): string {
  return boards[0]?.counters.find(({ owner }) => owner >= 0)?.name ?? "";
}

function valueOf(counters: readonly Counter[], name: string, seat: number): number {
  return counters.find((counter) => counter.name === name && counter.owner === seat)?.value ?? 0;
}

type Swing = Extract<Moment, { kind: "swing" }>;

function swings(course: Course): Moment[] {
  const { boards } = course;
  const counter = mainCounter(boards);
  const range = rangeOf(boards, counter);
  const all = boards.flatMap((board, step) => greatestSwing(boards[step - 1], board, step, counter));
  const usual = median(all.map(sizeOf));
  const great = all.filter((swing) => sizeOf(swing) >= Math.max(range * LEAST_SHARE, usual * TIMES_USUAL));
  const greatest = great.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_SWINGS);
  return greatest.map((swing) => ({ ...swing, says: causesOf(swing, eventsAt(course, swing.step)) }));
}

/** What is told of the seat and of as much as it gained or lost. */
function causesOf(swing: Swing, events: readonly ToldEvent[]): Saying[] {
  const about = events.filter(({ args = {} }) => {
    const numbers = Object.values(args);
    return numbers.includes(swing.seat) && numbers.includes(sizeOf(swing));
  });
  return about.slice(0, 1).map(({ say }) => say);
}

function rangeOf(boards: readonly BoardView[], counter: string): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { seats, counters } of new Set(boards)) {
    for (const seat of seats) {
      const value = valueOf(counters, counter, seat);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return most - least;
}

function greatestSwing(before: BoardView | undefined, after: BoardView, step: number, counter: string): Swing[] {
  if (!before || before.counters === after.counters) return [];
  const [greatest] = after.seats
    .map((seat): Swing => ({
      step,
      kind: "swing",
      says: [],
      seat,
      counter,
      before: valueOf(before.counters, counter, seat),
      after: valueOf(after.counters, counter, seat),
    }))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  return greatest && sizeOf(greatest) > 0 ? [greatest] : [];
}

function sizeOf({ before, after }: Swing): number {
  return Math.abs(after - before);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function reveals(course: Course, revealing: readonly string[]): Moment[] {
  const all = course.boards.flatMap((board, step) => {
    const told = (course.log[step]?.events ?? []).filter((event) => revealing.includes(event.name)).length;
    const cards = step > 0 ? Math.max(told, turnedUp(course.boards[step - 1], board)) : 0;
    return cards > 0 ? [{ step, kind: "reveal" as const, cards, says: saidOf(course, step, revealing) }] : [];
  });
  return all.sort((one, other) => other.cards - one.cards).slice(0, MOST_REVEALS);
}

/** Cards that lay face down and lie face up now, in the same place. */
function turnedUp(before: BoardView | undefined, after: BoardView): number {
  if (!before || before.zones === after.zones) return 0;
  let count = 0;
  after.zones.forEach((zone, at) => {
    const old = before.zones[at];
    if (!old || old === zone || zone.pile || old.name !== zone.name || old.owner !== zone.owner) return;
    if (old.cards.length !== zone.cards.length) return;
    count += zone.cards.filter((card, place) => isTurnedUp(old.cards[place], card)).length;
  });
  return count;
}

function isTurnedUp(before: CardView | undefined, after: CardView): boolean {
  return !!before && !before.face && !!after.face;
}
