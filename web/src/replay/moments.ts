/** Which steps of a game mattered, found from the boards and events of any game. */
import type { BoardView, CardView, Counter } from "../lib/wire.ts";
import type { Course } from "./course.ts";

export type Moment = { step: number } & (
  | { kind: "swing"; seat: number; counter: string; before: number; after: number }
  | { kind: "reveal"; cards: number }
  | { kind: "out"; seat: number }
  | { kind: "end" }
);

const MOST_SWINGS = 8;
const MOST_REVEALS = 5;
/** A counter that never moves further than this tells no story. */
const LEAST_RANGE = 3;
/** Of everything that this counter of any seat went through in the game. */
const LEAST_SHARE = 0.25;
const REVEALING = /^reveal/;

/** The steps at which another seat's turn begins. */
export function turnsIn({ boards }: Course): number[] {
  return boards.flatMap((board, step) => (step > 0 && board.active !== boards[step - 1]?.active ? [step] : []));
}

/** In the order of the game, one for each step at most: who is out matters more than what they lost. */
export function momentsIn(course: Course, over: boolean): Moment[] {
  const last = course.boards.length - 1;
  const found = new Map<number, Moment>();
  const candidates: Moment[] = [
    ...(over && last > 0 ? [{ step: last, kind: "end" } as const] : []),
    ...outs(course.boards),
    ...swings(course.boards),
    ...reveals(course),
  ];
  for (const moment of candidates) if (!found.has(moment.step)) found.set(moment.step, moment);
  return [...found.values()].sort((one, other) => one.step - other.step);
}

/** The moment before a step, or after it; null if there is none. */
export function neighbour(moments: readonly Moment[], step: number, direction: -1 | 1): Moment | null {
  const found = direction < 0 ? moments.findLast((moment) => moment.step < step) : moments.find((moment) => moment.step > step);
  return found ?? null;
}

function outs(boards: readonly BoardView[]): Moment[] {
  return boards.flatMap((board, step): Moment[] => {
    const before = boards[step - 1]?.seats ?? [];
    return before.filter((seat) => !board.seats.includes(seat)).map((seat) => ({ step, kind: "out", seat }));
  });
}

interface Swing {
  moment: Moment;
  share: number;
}

function swings(boards: readonly BoardView[]): Moment[] {
  const ranges = rangesOf(boards);
  const all = boards.flatMap((board, step) => (step > 0 ? greatestSwing(boards[step - 1], board, step, ranges) : []));
  const great = all.filter(({ share }) => share >= LEAST_SHARE).sort((one, other) => other.share - one.share);
  return great.slice(0, MOST_SWINGS).map(({ moment }) => moment);
}

function rangesOf(boards: readonly BoardView[]): Map<string, number> {
  const values = new Map<string, { least: number; most: number }>();
  for (const { counters } of new Set(boards)) {
    for (const { name, value } of counters.filter(isOfSeat)) {
      const known = values.get(name) ?? { least: value, most: value };
      values.set(name, { least: Math.min(known.least, value), most: Math.max(known.most, value) });
    }
  }
  return new Map([...values].map(([name, { least, most }]) => [name, most - least]));
}

function greatestSwing(
  before: BoardView | undefined,
  after: BoardView,
  step: number,
  ranges: ReadonlyMap<string, number>,
): Swing[] {
  if (!before || before.counters === after.counters) return [];
  const found = after.counters.filter(isOfSeat).flatMap(({ name, owner, value }): Swing[] => {
    const old = before.counters.find((counter) => counter.name === name && counter.owner === owner);
    const range = ranges.get(name) ?? 0;
    if (!old || range < LEAST_RANGE) return [];
    const moment: Moment = { step, kind: "swing", seat: owner, counter: name, before: old.value, after: value };
    return [{ moment, share: Math.abs(value - old.value) / range }];
  });
  const greatest = found.reduce<Swing | null>((best, swing) => (swing.share > (best?.share ?? 0) ? swing : best), null);
  return greatest ? [greatest] : [];
}

function isOfSeat({ owner }: Counter): boolean {
  return owner >= 0;
}

function reveals(course: Course): Moment[] {
  const all = course.boards.flatMap((board, step) => {
    const told = (course.log[step]?.events ?? []).filter((event) => REVEALING.test(event.name)).length;
    const cards = step > 0 ? Math.max(told, turnedUp(course.boards[step - 1], board)) : 0;
    return cards > 0 ? [{ step, kind: "reveal" as const, cards }] : [];
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
