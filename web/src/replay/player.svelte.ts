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

  constructor(last: () => number, step = 0) {
    this.#last = last;
    this.step = Math.max(0, Math.min(step, last()));
  }

  get last(): number {
    return this.#last();
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
    this.step = Math.min(this.step + 1, this.last);
    if (this.atEnd) this.playing = false;
  }

  pause(quiet: boolean): number {
    return (quiet ? QUIET_MS : STEP_MS) / this.speed;
  }
}
