import { patched, type Patch } from "../lib/delta.ts";
import type { BoardView, LogEntry, Position, Replay, Saying } from "../lib/wire.ts";

const NOTHING: Saying = ["", []];

/** A game as one viewer saw it: what was told and what lay on the table after each step; step 0 is the deal. */
export interface Course {
  boards: readonly BoardView[];
  log: readonly LogEntry[];
}

export function courseOf(replay: Replay): Course {
  const boards: BoardView[] = [];
  let board: unknown = {};
  for (const step of replay.steps) {
    board = patched(board, (step.board ?? {}) as Patch);
    boards.push(board as BoardView);
  }
  const log = replay.steps.map(({ seat, events }, seq): LogEntry => ({ seq, seat, events: events ?? [] }));
  return { boards, log };
}

/** What a board shows at a step: nobody is asked anything, and who has won is seen only at the end. */
export function positionAt(course: Course, step: number, outcome: readonly number[]): Position | null {
  const board = course.boards[step];
  if (!board) return null;
  return { seq: step, board, say: NOTHING, outcome: step === course.boards.length - 1 ? [...outcome] : [] };
}

/** A step at which nothing moves, like a pass: it is shown only briefly. */
export function isQuiet(course: Course, step: number): boolean {
  return step > 0 && course.boards[step] === course.boards[step - 1];
}
