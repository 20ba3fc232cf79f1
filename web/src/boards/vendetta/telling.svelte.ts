/** The stage and the table tell the same story: what the stage has not come to, the table does not show either. */
import { patched } from "../../lib/delta.ts";
import type { BoardView, BoardChange, LogEntry, Position } from "../../lib/wire.ts";
import { resolutionsOf } from "./resolution.ts";
import { Stepper } from "./stepper.svelte.ts";

/** More than this at once is no play to follow, but a jump. */
const MOST_ENTRIES = 6;
/** What can be answered while the last district is still being told: it is about something else. */
const ANSWERED_MEANWHILE = new Set(["stay_or_withdraw", "put_under"]);

interface Wishes {
  /** The whole of a district at once. */
  isInstant: () => boolean;
  /** It is gone through step by step, back and forth. */
  isReplay: () => boolean;
  /** How the board changed with each event of an entry. */
  stepsOf: (seq: number) => readonly BoardChange[];
}

export class Telling {
  readonly stepper: Stepper;
  readonly #wishes: Wishes;
  /** As the table was after each entry that is not told to the end, and before the first of them. */
  #past = $state.raw<readonly Position[]>([]);
  #seen = -1;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.stepper = new Stepper(() => wishes.isReplay() || wishes.isInstant());
  }

  /** The table as far as it has been told; null when that is all. */
  readonly held: Position | null = $derived.by(() => {
    const { pending } = this.stepper;
    if (pending === Infinity) return null;
    const before = this.#past.findLast(({ seq }) => seq < pending) ?? this.#past[0];
    if (!before) return null;
    const told = this.#wishes.stepsOf(pending).slice(0, this.stepper.toldOf(pending));
    return { ...before, board: told.reduce<BoardView>((board, change) => patched(board, change), before.board) };
  });

  follow(position: Position, log: readonly LogEntry[], viewer: number): void {
    const resolutions = resolutionsOf(log);
    const newest = log.at(-1);
    const isJump = this.#seen < 0 || log.length < this.#seen || log.length - this.#seen > MOST_ENTRIES;
    // Whoever goes on with the game has seen enough of what was resolved before.
    const goesOn = log.length > this.#seen && newest?.seat === viewer && newest.by !== "auto";
    const isPlanning = (newest?.events ?? []).some(({ name }) => name === "turn");
    this.#seen = log.length;
    if (!this.stepper.isLookingBack && (this.#wishes.isReplay() || goesOn || (isPlanning && this.stepper.standing))) this.stepper.toEnd();
    const lastTold = resolutions.findLast(({ beats }) => beats.length > 0)?.beats.at(-1)?.events.at(-1)?.seq;
    this.stepper.follow(resolutions, isJump, newest !== undefined && lastTold === newest.seq);
    const choice = position.decision?.choice;
    if (choice && !ANSWERED_MEANWHILE.has(choice) && !this.stepper.isLookingBack) this.stepper.toEnd();
    if (this.stepper.pending === Infinity) this.#past = [position];
    else if (this.#past.at(-1)?.seq !== position.seq) this.#past = [...this.#past, position];
  }
}
