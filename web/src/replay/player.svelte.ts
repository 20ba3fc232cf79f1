export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1800;
const QUIET_MS = 650;

/** Where a replay is, and whether it goes on by itself. */
export class Player {
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #last: () => number;
  readonly #stops: (() => readonly number[]) | null;

  /** `stops` are the steps at which it stops of itself, the first and the last among them; all, if nothing is said. */
  constructor(last: () => number, step = 0, stops: (() => readonly number[]) | null = null) {
    this.#last = last;
    this.#stops = stops;
    this.step = Math.max(0, Math.min(step, last()));
  }

  get last(): number {
    return this.#last();
  }

  /** At which of its stops it is, or which of them it has come by last. */
  get at(): number {
    return this.placeOf(this.step);
  }

  placeOf(step: number): number {
    const stops = this.#stops?.();
    if (!stops) return step;
    const after = stops.findIndex((stop) => stop > step);
    return (after < 0 ? stops.length : after) - 1;
  }

  /** The number of its last stop. */
  get lastStop(): number {
    return (this.#stops?.().length ?? this.last + 1) - 1;
  }

  #stop(at: number): number {
    const stops = this.#stops?.();
    return stops ? (stops[Math.max(0, Math.min(at, stops.length - 1))] ?? 0) : at;
  }

  showStop(at: number): void {
    this.show(this.#stop(at));
  }

  back(): void {
    this.showStop(this.#stop(this.at) < this.step ? this.at : this.at - 1);
  }

  forward(): void {
    this.showStop(this.at + 1);
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Look at a step; whoever chooses one has stopped to look. */
  show(step: number): void {
    this.playing = false;
    this.step = Math.max(0, Math.min(step, this.last));
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.step = 0;
    this.playing = !this.playing && this.last > 0;
  }

  /** Go on by itself; stops at the end. */
  proceed(): void {
    this.step = Math.min(this.#stop(this.at + 1), this.last);
    if (this.atEnd) this.playing = false;
  }

  pause(quiet: boolean): number {
    return (quiet ? QUIET_MS : STEP_MS) / this.speed;
  }
}
