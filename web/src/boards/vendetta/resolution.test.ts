import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LogEntry } from "../../lib/wire.ts";
import { entry, event } from "./making.testing.ts";
import { resolutionsOf, sumsIn } from "./resolution.ts";
import { Stepper } from "./stepper.svelte.ts";

const ana = { player: 0 };
const bea = { player: 1 };
const cai = { player: 2 };

const log: LogEntry[] = [
  entry(0, event("round", { round: 1 })),
  entry(4, event("resolving", { district: "1" })),
  entry(
    6,
    event("stayed", ana),
    event("stayed", bea),
    event("withdrew", cai),
    event("revealed", cai, "awe"),
    event("comes-to", cai, "awe"),
    event("revealed", bea, "fury"),
    event("acts", ana, "force"),
    event("stolen", { ...bea, blood: 1 }),
  ),
  entry(
    7,
    event("card-power", { ...ana, printed: 3, power: 3 }, "force"),
    event("blood-power", { ...ana, blood: 2, power: 4 }),
    event("total", { ...ana, power: 7 }),
    event("card-power", { ...bea, printed: 6, power: 4 }, "fury"),
    event("down-power", { ...bea, power: 4 }),
    event("total", { ...bea, power: 8 }),
    event("place", { ...bea, place: 1 }),
    event("wins-ally", bea, "wauneka"),
    event("place", { ...ana, place: 2 }),
    event("acts", bea, "hunt"),
  ),
  entry(8, event("resolving", { district: "2" }), event("ally-leaves", {}, "marcel")),
  entry(9, event("round-ends", { round: 1 }), event("round", { round: 2 })),
];

describe("a resolution", () => {
  const [first, second] = resolutionsOf(log);

  it("is told in steps, one thing after the other", () => {
    expect(first?.beats.map(({ kind, card }) => [kind, card])).toEqual([
      ["stay", ""],
      ["reveal", ""],
      ["act", "force"],
      ["sum", ""],
      ["sum", ""],
      ["reward", ""],
      ["act", "hunt"],
    ]);
    expect(first?.beats[0]?.lines.map(([name]) => name)).toEqual(["stayed", "stayed", "withdrew", "revealed", "comes-to"]);
    expect(first?.beats[2]?.lines.map(([name]) => name)).toEqual(["acts", "stolen"]);
  });

  it("spells out where Power comes from", () => {
    expect(sumsIn(first?.beats.slice(0, 5) ?? [])).toEqual([
      {
        seat: 0,
        total: 7,
        shares: [
          { kind: "card", card: "force", from: 3, power: 3 },
          { kind: "blood", card: "", from: 2, power: 4 },
        ],
      },
      {
        seat: 1,
        total: 8,
        shares: [
          { kind: "card", card: "fury", from: 6, power: 4 },
          { kind: "down", card: "", from: 0, power: 4 },
        ],
      },
    ]);
  });

  it("puts the winner first once the places are known", () => {
    expect(sumsIn(first?.beats ?? []).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(first?.beats.at(-1)?.places).toEqual(new Map([[1, 1], [0, 2]]));
  });

  it("says beside a sum why it comes before one of the same Power", () => {
    const tied = resolutionsOf([
      entry(4, event("resolving", { district: "1" })),
      entry(
        5,
        event("total", { ...ana, power: 6 }),
        event("total", { ...bea, power: 6 }),
        event("tie-by-order", { ...bea, rival: 0, power: 6 }),
        event("place", { ...bea, place: 1 }),
      ),
    ]);
    expect(sumsIn(tied[0]?.beats ?? []).map(({ seat, tie }) => [seat, tie?.[0]])).toEqual([[1, "tie-by-order"], [0, undefined]]);
    expect(tied[0]?.beats.at(-1)?.lines.map(([name]) => name)).toEqual(["tie-by-order", "place"]);
  });

  it("ends with the next district or the round", () => {
    expect([first?.closed, second?.closed]).toEqual([true, true]);
    expect([first?.round, first?.district, second?.district]).toEqual([1, "1", "2"]);
    expect(resolutionsOf(log.slice(0, 3)).at(-1)?.closed).toBe(false);
  });

  it("is not begun before somebody resolves", () => {
    expect(resolutionsOf(log.slice(0, 1))).toEqual([]);
  });
});

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const part = (entries: number): ReturnType<typeof resolutionsOf> => resolutionsOf(log.slice(0, entries));

  it("shows one step after the other, then the next district, and rests", () => {
    const stepper = new Stepper(() => false);
    stepper.follow([], true);
    stepper.follow(part(3), false);
    expect([stepper.at, stepper.shown]).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    expect(stepper.shown).toBe(1);
    stepper.follow(part(6), false);
    expect(stepper.shown).toBe(1);
    expect(stepper.running).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.shown, stepper.running]).toEqual([1, 1, false]);
  });

  it("is not held up by news that come faster than it goes", () => {
    const stepper = new Stepper(() => false);
    stepper.follow([], true);
    for (let times = 0; times < 30; times += 1) {
      stepper.follow(part(4), false);
      vi.advanceTimersByTime(300);
    }
    expect(stepper.shown).toBeGreaterThan(3);
  });

  it("shows all at once to whoever comes later or wants less movement", () => {
    for (const [stepper, isJump] of [
      [new Stepper(() => false), true],
      [new Stepper(() => true), false],
    ] as const) {
      stepper.follow(part(5), isJump);
      expect([stepper.at, stepper.shown, stepper.running]).toEqual([1, 1, false]);
    }
  });

  it("can be skipped, held and stepped through", () => {
    const stepper = new Stepper(() => false);
    stepper.follow([], true);
    stepper.follow(part(4), false);
    vi.advanceTimersByTime(1);
    stepper.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(stepper.shown).toBe(1);
    stepper.step(1);
    stepper.step(1);
    stepper.step(-1);
    expect([stepper.shown, stepper.paused]).toEqual([2, true]);
    stepper.toEnd();
    expect([stepper.shown, stepper.running, stepper.paused]).toEqual([7, false, false]);
  });

  it("opens what is past without losing what goes on", () => {
    const stepper = new Stepper(() => false);
    stepper.follow(part(5), true);
    stepper.open(0);
    expect([stepper.at, stepper.shown, stepper.isLookingBack]).toEqual([0, 1, true]);
    stepper.follow(part(6), false);
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.shown]).toEqual([0, 7]);
    stepper.toEnd();
    expect([stepper.at, stepper.isLookingBack]).toEqual([1, false]);
  });

  it("comes back from the past when something new is resolved", () => {
    const stepper = new Stepper(() => false);
    stepper.follow(part(4), true);
    stepper.open(0);
    vi.advanceTimersByTime(60_000);
    stepper.follow(part(5), false);
    expect(stepper.isLookingBack).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.shown]).toEqual([1, 1]);
  });

  it("keeps what has been counted on the table until the round ends", () => {
    const stepper = new Stepper(() => false);
    const totals = (): unknown[] => [...stepper.onTable].map(([district, beats]) => [district, sumsIn(beats).map(({ total }) => total)]);
    stepper.follow([], true);
    stepper.follow(part(4), false);
    vi.advanceTimersByTime(1);
    expect(totals()).toEqual([["1", []]]);
    stepper.toEnd();
    expect(totals()).toEqual([["1", [8, 7]]]);
    stepper.follow(part(5), true);
    expect(totals()).toEqual([["1", [8, 7]], ["2", []]]);
    stepper.open(0);
    expect(totals()).toEqual([["1", [8, 7]], ["2", []]]);
    stepper.follow(part(6), true);
    stepper.toEnd();
    expect(totals()).toEqual([]);
  });

  it("leaves a round behind when the next one is resolved", () => {
    const stepper = new Stepper(() => false);
    stepper.follow([], true);
    stepper.follow(part(6), false);
    const later = [...log, entry(20, event("resolving", { district: "1" })), entry(21, event("stayed", ana))];
    stepper.follow(resolutionsOf(later), false);
    expect([stepper.at, stepper.current?.round]).toEqual([2, 2]);
  });

  it("has nothing on it when the log is taken back", () => {
    const stepper = new Stepper(() => false);
    stepper.follow(part(6), true);
    stepper.follow([], true);
    expect([stepper.current, stepper.running]).toEqual([null, false]);
  });
});
