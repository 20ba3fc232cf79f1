import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { BoardChange, LogEntry, Position } from "../../lib/wire.ts";
import { entry, event, position } from "./making.testing.ts";
import { Telling } from "./telling.svelte.ts";

const ME = 0;
const ana = { player: 0 };
const bea = { player: 1 };

const log: LogEntry[] = [
  entry(0, event("round", { round: 1 })),
  { ...entry(1, event("resolving", { district: "1" })), seat: 1 },
  { ...entry(2), seat: ME },
  {
    ...entry(
      3,
      event("stayed", ana),
      event("revealed", bea, "fury"),
      event("acts", ana, "force"),
      event("resolving", { district: "2" }),
    ),
    seat: 1,
  },
  { ...entry(4), seat: ME },
  { ...entry(5, event("stayed", bea), event("place", { ...bea, place: 1 }), event("round-ends"), event("round", { round: 2 })), seat: 1 },
];

/** Bea's card is turned up, then Ana's acts: after the third entry, and before it is told to the end. */
const STEPS: Record<number, BoardChange[]> = { 3: [{}, { active: { "=": 1 } }, { counters: { "=": [{ name: "blood", owner: 1, value: 4 }] } }] };

function at(seq: number, choice = ""): Position {
  return position(seq, choice);
}

describe("telling a resolution", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sit(wishes: { isInstant?: boolean; isReplay?: boolean } = {}): { telling: Telling; hear: (seq: number, choice?: string) => void } {
    const telling = new Telling({ isInstant: () => !!wishes.isInstant, isReplay: () => !!wishes.isReplay, stepsOf: (seq) => STEPS[seq] ?? [] });
    const hear = (seq: number, choice = ""): void => telling.follow(at(seq, choice), log.slice(0, seq + 1), ME);
    for (const seq of [0, 1, 2]) hear(seq);
    return { telling, hear };
  }

  it("holds the table at what was before until the stage has come to the end", () => {
    const { telling, hear } = sit();
    hear(3);
    expect(telling.held?.seq).toBe(2);
    vi.advanceTimersByTime(1);
    expect([telling.stepper.shown, telling.held?.seq]).toEqual([1, 2]);
    vi.advanceTimersByTime(60_000);
    expect(telling.held).toBeNull();
  });

  it("shows with each step what it changes, and nothing of what follows", () => {
    const { telling, hear } = sit();
    hear(3);
    const seen = (): unknown => [telling.held?.board.active, telling.held?.board.counters.length];
    expect(seen()).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    expect([telling.stepper.shown, seen()]).toEqual([1, [0, 0]]);
    telling.stepper.step(1);
    expect([telling.stepper.shown, seen()]).toEqual([2, [1, 0]]);
    telling.stepper.step(-1);
    expect(seen()).toEqual([0, 0]);
  });

  it("goes on while one is asked about the next district", () => {
    const { telling, hear } = sit();
    hear(3, "stay_or_withdraw");
    expect(telling.held?.seq).toBe(2);
  });

  it("shows the table at once when the question is about it", () => {
    const { telling, hear } = sit();
    hear(3, "choose_card");
    expect([telling.held, telling.stepper.running]).toEqual([null, false]);
  });

  it("has been seen enough by whoever goes on with the game", () => {
    const { telling, hear } = sit();
    hear(3, "stay_or_withdraw");
    hear(4);
    expect([telling.held, telling.stepper.running]).toEqual([null, false]);
  });

  it("can be skipped", () => {
    const { telling, hear } = sit();
    hear(3);
    telling.stepper.toEnd();
    expect(telling.held).toBeNull();
  });

  it("leaves the last district of a round on the table for a while", () => {
    const { telling, hear } = sit();
    for (const seq of [3, 4, 5]) hear(seq);
    vi.advanceTimersByTime(3500);
    expect([telling.stepper.shown, telling.held?.seq]).toEqual([2, 4]);
    vi.advanceTimersByTime(3500);
    expect(telling.held).toBeNull();
  });

  it("holds nothing back from whoever wants less movement: the whole of it stands there until they go on", () => {
    const { telling, hear } = sit({ isInstant: true });
    hear(3);
    expect([telling.held, telling.stepper.standing, telling.stepper.running]).toEqual([null, true, false]);
    expect([telling.stepper.at, telling.stepper.shown]).toEqual([0, 3]);
    hear(4);
    expect(telling.stepper.standing).toBe(false);
  });

  it("belongs to its step in a replay", () => {
    const { telling, hear } = sit({ isReplay: true });
    hear(3);
    expect([telling.held, telling.stepper.standing]).toEqual([null, true]);
    hear(4);
    expect(telling.stepper.standing).toBe(false);
    hear(3);
    expect(telling.stepper.standing).toBe(true);
  });
});
