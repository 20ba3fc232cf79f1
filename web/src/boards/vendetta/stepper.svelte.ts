/** Walks through the resolutions at a pace at which they can be understood. */
import type { Beat, Resolution } from "./resolution.ts";

const SHORTEST_MS = 1000;
const PER_LINE_MS = 450;
const LONGEST_MS = 3200;
/** What came of a district stays a little, before the next one or the next round. */
const REST_MS = 2800;

/** More to read takes longer. */
export function paceOf(beat: Beat | undefined): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + PER_LINE_MS * (beat?.lines.length ?? 0));
}

export class Stepper {
  readonly #isInstant: () => boolean;
  #all = $state.raw<readonly Resolution[]>([]);
  /** Which of them is on the stage. */
  #at = $state(-1);
  /** How many of its beats have been shown. */
  #shown = $state(0);
  #paused = $state(false);
  #isLookingBack = $state(false);
  #isResting = $state(false);
  #isStanding = $state(false);
  #rested = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isInstant: () => boolean) {
    this.#isInstant = isInstant;
  }

  get all(): readonly Resolution[] {
    return this.#all;
  }

  get at(): number {
    return this.#at;
  }

  get current(): Resolution | null {
    return this.#all[this.#at] ?? null;
  }

  get shown(): number {
    return Math.min(this.#shown, this.#length);
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Something past was opened; what happens meanwhile waits. */
  get isLookingBack(): boolean {
    return this.#isLookingBack;
  }

  /** What is on the stage has happened, but has not been seen yet. */
  get running(): boolean {
    return !this.#isStanding && (this.#isBehind || this.#isResting);
  }

  /** For whoever wants less movement: the whole of it is on the stage at once, and stays until somebody goes on. */
  get standing(): boolean {
    return this.#isStanding;
  }

  /** The first entry of the log of which something is still to be told; infinite when all has been. */
  get pending(): number {
    if (this.#isLookingBack || !this.running) return Infinity;
    const next = this.current?.beats[this.shown] ?? this.#all[this.#at + 1]?.beats[0];
    if (next) return next.events[0]?.seq ?? Infinity;
    return this.current?.endsRound ? (this.current.beats.at(-1)?.events.at(-1)?.seq ?? Infinity) : Infinity;
  }

  /** How many events of this entry have been told, with those between that need no telling. */
  toldOf(seq: number): number {
    const told = this.#all.slice(0, this.#at + 1).flatMap(({ beats }, at) => (at === this.#at ? beats.slice(0, this.shown) : beats));
    const last = told.flatMap(({ events }) => events).findLast((event) => event.seq === seq);
    return last ? last.at + 1 : 0;
  }

  /** By district, what has been told of the round whose cards lie on the table. */
  get onTable(): ReadonlyMap<string, readonly Beat[]> {
    const isTelling = this.running && !this.#isLookingBack;
    const at = isTelling ? this.#at : this.#all.length - 1;
    const newest = this.#all[at];
    if (!newest || (newest.endsRound && !isTelling)) return new Map();
    const told = this.#all.slice(0, at + 1).filter(({ round }) => round === newest.round);
    return new Map(told.map(({ district, beats, key }) => [district, isTelling && key === newest.key ? beats.slice(0, this.shown) : beats]));
  }

  get #length(): number {
    return this.current?.beats.length ?? 0;
  }

  get #isBehind(): boolean {
    return this.shown < this.#length || (!this.#isLookingBack && this.#at < this.#all.length - 1);
  }

  /**
   * The log has changed. A jump, as when somebody comes to the table, shows the end at once; `isNews`: the newest entry is
   * about a district.
   */
  follow(all: readonly Resolution[], isJump: boolean, isNews = false): void {
    const isNew = all.length > this.#all.length;
    const isDone = this.shown === this.#length;
    this.#all = all;
    if (this.#isLookingBack && this.#at < all.length && !(isNew && isDone)) return;
    this.#isLookingBack = false;
    if (this.#isInstant()) this.#showWhole(isNews || this.#isStanding);
    else if (isJump) this.toEnd();
    else {
      this.#catchUp();
      this.#goOn();
    }
  }

  /** To what is going on now. */
  toEnd(): void {
    this.#stop();
    this.#isLookingBack = false;
    this.#paused = false;
    this.#isResting = false;
    this.#isStanding = false;
    this.#rested = this.#all.findLast(({ closed }) => closed)?.key ?? "";
    this.#show(this.#all.length - 1, this.#all.at(-1)?.beats.length ?? 0);
  }

  /** Look at one of them again, from its beginning. */
  open(at: number): void {
    this.#stop();
    this.#isLookingBack = true;
    this.#paused = false;
    this.#isResting = false;
    this.#isStanding = false;
    this.#show(at, this.#isInstant() ? (this.#all[at]?.beats.length ?? 0) : 1);
    this.#goOn();
  }

  pause(paused: boolean): void {
    this.#stop();
    this.#paused = paused;
    if (!paused && this.shown === this.#length && this.#isLookingBack) this.#shown = 1;
    this.#goOn();
  }

  /** One step on or back: whoever steps wants to look, so that it no longer goes by itself. */
  step(by: number): void {
    this.#stop();
    this.#paused = true;
    this.#shown = Math.max(1, Math.min(this.shown + by, this.#length));
  }

  stop(): void {
    this.#stop();
  }

  /** What is of a round before is no longer shown by itself. */
  #catchUp(): void {
    const round = this.#all.at(-1)?.round;
    const first = this.#all.findIndex((resolution) => resolution.round === round);
    if (first < 0 || first <= this.#at) return;
    this.#stop();
    this.#isResting = false;
    this.#show(first, 0);
  }

  #showWhole(isStanding: boolean): void {
    this.toEnd();
    const at = this.#all.findLastIndex(({ beats }) => beats.length > 0);
    if (!isStanding || at < 0) return;
    this.#isStanding = true;
    this.#show(at, this.#all[at]?.beats.length ?? 0);
  }

  #show(at: number, shown: number): void {
    this.#at = at;
    this.#shown = shown;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What is being waited for already goes on; nothing begins anew. */
  #goOn(): void {
    if (this.#paused || this.#timer !== undefined) return;
    const { current } = this;
    if (this.#isBehind) this.#wait(this.#pauseBefore(), () => this.#advance());
    else if (current?.closed && !this.#isLookingBack && current.key !== this.#rested) {
      this.#rested = current.key;
      this.#isResting = true;
      this.#wait(REST_MS, () => (this.#isResting = false));
    }
  }

  #pauseBefore(): number {
    if (this.shown === 0) return 0;
    return this.shown === this.#length ? REST_MS : paceOf(this.current?.beats[this.shown - 1]);
  }

  #wait(time: number, then: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
      this.#goOn();
    }, time);
  }

  #advance(): void {
    if (this.shown < this.#length) this.#shown = this.shown + 1;
    else if (this.#at < this.#all.length - 1) this.#show(this.#at + 1, 0);
  }
}
