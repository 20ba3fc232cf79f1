/** The deal lies open until whoever looks has seen it, however soon somebody else plays; at most so long. */
import type { LogEntry, Position } from "../../lib/wire.ts";

export const OPEN_SECONDS = 30;
/** With this the deal is over: what comes before it is told while the masks lie open. */
export const TURNED_DOWN = "face-down";

const FIRST_ENTRY = 0;

export class Deal {
  #open = $state.raw<Position | null>(null);
  #left = $state(OPEN_SECONDS);

  readonly #isLive: boolean;

  /** `isLive`: it is being played here and now, by somebody who looks at it from a seat. */
  constructor(position: Position, isLive: boolean) {
    this.#isLive = isLive;
    if (isLive && position.seq === FIRST_ENTRY) this.#open = position;
  }

  /** The table with the masks open; null once they have been seen. */
  get open(): Position | null {
    return this.#open;
  }

  /** Whoever plays has seen it; others may look at it until somebody acts. */
  get isTurnedDown(): boolean {
    return this.#isLive && !this.#open;
  }

  /** The seconds until they are turned down anyway. */
  get left(): number {
    return this.#left;
  }

  seen(): void {
    this.#open = null;
  }

  /** A second has gone by. */
  tick(): void {
    this.#left -= 1;
    if (this.#left <= 0) this.seen();
  }

  /** Whoever plays has seen enough. */
  follow(log: readonly LogEntry[], viewer: number): void {
    if (this.#open && log.some(({ seq, seat }) => seq > FIRST_ENTRY && seat === viewer)) this.seen();
  }
}
