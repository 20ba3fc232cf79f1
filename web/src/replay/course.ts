import { patched } from "../lib/delta.ts";
import type { BoardView, Change, LogEntry, Position, Replay, Saying, TableInfo } from "../lib/wire.ts";

type Knowledge = NonNullable<Position["knowledge"]>;

const NOTHING: Saying = ["", []];

/** A game as one viewer saw it: what was told and what lay on the table after each step; step 0 is the deal. */
export interface Course {
  boards: readonly BoardView[];
  /** What the viewer knew after each step. */
  known: readonly Knowledge[];
  log: readonly LogEntry[];
}

export function courseOf(replay: Replay): Course {
  const boards = inTurn<BoardView>(replay.steps.map(({ board }) => board ?? {}));
  const known = inTurn<Knowledge>(replay.steps.map(({ known }) => known ?? {}));
  const log = replay.steps.map(({ seat, events }, seq): LogEntry => ({ seq, seat, events: events ?? [] }));
  return { boards, known, log };
}

/** All that comes of nothing, change by change: the first is new as a whole. */
function inTurn<Value>(changes: readonly Change<Value>[]): Value[] {
  let value = {} as Value;
  return changes.map((change) => (value = patched(value, change)));
}

/** What a board shows at a step: nobody is asked anything, and who has won is seen only at the end. */
export function positionAt(course: Course, step: number, { outcome = [], winners = [] }: Pick<TableInfo, "outcome" | "winners">): Position | null {
  const board = course.boards[step];
  if (!board) return null;
  const knowledge = course.known[step] ?? {};
  const end = step === course.boards.length - 1 ? { outcome, winners } : { outcome: [], winners: [] };
  return { seq: step, board, say: NOTHING, knowledge, ...end };
}

/** The steps that tell or show something besides passes, with the first and the last: by these a replay goes. */
export function stopsIn(course: Course, passes: readonly string[]): number[] {
  const last = course.boards.length - 1;
  const tells = (step: number): boolean => (course.log[step]?.events ?? []).some(({ name }) => !passes.includes(name));
  return course.boards.flatMap((_, step) => (step === 0 || step === last || !isQuiet(course, step) || tells(step) ? [step] : []));
}

/** A step at which nothing moves, like a pass: it is shown only briefly. */
export function isQuiet(course: Course, step: number): boolean {
  return step > 0 && course.boards[step] === course.boards[step - 1];
}
