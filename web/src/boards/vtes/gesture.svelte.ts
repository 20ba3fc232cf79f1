import { getContext, setContext } from "svelte";

import type { Decision, LegalOption, Position } from "../../lib/wire.ts";
import { optionKey } from "../../table/options.ts";
import type { BoardContext } from "../kit/board.svelte.ts";
import { counted, TABLE } from "../kit/counts.ts";
import { nextPart } from "./gesture.ts";

const KEY = Symbol("gesture");

interface Narrowed {
  seq: number;
  options: readonly LegalOption[];
}

/** What has been picked so far of an act; the table glows where it can go on. Forgotten when the table moves on. */
export class Gesture {
  readonly #position: () => Position;
  readonly #send: (option: LegalOption, decided?: boolean) => void;
  #narrowed = $state.raw<Narrowed | null>(null);
  #again = $state.raw<{ key: string; times: number; after: number } | null>(null);

  constructor(position: () => Position, send: (option: LegalOption, decided?: boolean) => void) {
    this.#position = position;
    this.#send = send;
  }

  /** The options among which the next part is chosen; null as long as nothing has been picked. */
  readonly left = $derived.by(() => {
    const narrowed = this.#narrowed;
    return narrowed?.seq === this.#position().seq ? narrowed.options : null;
  });

  /** The table with what can still be chosen. */
  readonly position: Position = $derived.by(() => {
    const position = this.#position();
    const { left } = this;
    return left && position.decision ? { ...position, decision: { ...position.decision, options: [...left] } satisfies Decision } : position;
  });

  /** How many are left: several can be spent on one vampire at once. */
  get transfers(): number {
    return counted(this.#position().board.counters, "transfers", TABLE);
  }

  /** A thing was pressed that these options are about. */
  take(board: BoardContext, options: readonly LegalOption[], at: Element, decided = false): void {
    if (this.transfers > 1 && options.some(({ verb }) => verb === "transfer")) this.#narrowed = { seq: this.#position().seq, options };
    else if (options.length > 1 && nextPart(options)) this.narrow(options);
    else board.choose([...options], at, decided);
  }

  /** One of them is done; of several, one is picked next. */
  narrow(options: readonly LegalOption[]): void {
    const [only] = options;
    if (options.length === 1 && only) {
      this.forget();
      this.#send(only, true);
    } else this.#narrowed = { seq: this.#position().seq, options };
  }

  forget(): void {
    this.#narrowed = null;
  }

  /** The same thing so many times, one after the other, as long as it may be done. */
  repeat(option: LegalOption, times: number): void {
    this.forget();
    this.#again = times > 1 ? { key: optionKey(option), times: times - 1, after: this.#position().seq } : null;
    this.#send(option, true);
  }

  /** A new position has come: what was to be done again is done. */
  goOn(): void {
    const again = this.#again;
    const { seq, decision } = this.#position();
    if (!again || seq <= again.after) return;
    const option = decision?.options.find((other) => optionKey(other) === again.key);
    this.#again = option && again.times > 1 ? { ...again, times: again.times - 1, after: seq } : null;
    if (option) this.#send(option, true);
  }
}

export function provideGesture(gesture: Gesture): Gesture {
  return setContext(KEY, gesture);
}

export function useGesture(): Gesture {
  return getContext<Gesture>(KEY);
}
