import { describe, expect, it } from "vitest";

import {
  additionsIn,
  asidesIn,
  changed,
  districtsFor,
  facesFor,
  follow,
  mostFor,
  NO_PLAN,
  optionOf,
  playsIn,
  poolAfter,
  priceOf,
  type Commitment,
  type Plan,
} from "./gesture.ts";
import type { Counter, LegalOption, Position } from "../../lib/wire.ts";
import { add, play, position } from "./making.testing.ts";

const left = (pool: number, price = 0, tokens = 1): Record<string, number> => ({ price, pool, blood: Math.min(3, pool - 1), tokens });
const options = [
  play("awe", "1", "up", left(5)),
  play("awe", "1", "down", left(2, 3)),
  play("awe", "2", "down", left(4, 1)),
  play("summon", "1", "up", left(5)),
  play("summon", "haven", "up", left(4, 1)),
  { ...add(0, 0), verb: "drain" },
];
const plays = playsIn(options);

function planned(change: Partial<Plan>, from: Plan = NO_PLAN): Plan {
  return changed(plays, from, change);
}

describe("a plan", () => {
  it("knows what can be played where and how", () => {
    expect(districtsFor(plays, "")).toEqual(new Set(["1", "2", "haven"]));
    expect(districtsFor(plays, "summon")).toEqual(new Set(["1", "haven"]));
    expect(facesFor(plays, planned({ card: "awe", district: "2" }))).toEqual(new Set(["down"]));
    expect(asidesIn(options).map(({ verb }) => verb)).toEqual(["drain"]);
  });

  it("becomes an option once there is a card and a district", () => {
    expect(optionOf(plays, NO_PLAN)).toBeNull();
    expect(optionOf(plays, planned({ card: "awe" }))).toBeNull();
    expect(optionOf(plays, planned({ district: "1" }))).toBeNull();
    expect(optionOf(plays, planned({ card: "awe", district: "1" }))?.args).toMatchObject({ district: "1", face: "up" });
    expect(optionOf(plays, planned({ card: "awe", district: "1", face: "down" }))?.args).toMatchObject({ face: "down" });
  });

  it("lets what does not go with a change give way", () => {
    const first = planned({ card: "awe", district: "2" });
    expect(first.face).toBe("down");
    expect(planned({ card: "summon" }, first)).toMatchObject({ card: "summon", district: "", face: "up" });
    expect(planned({ card: "not held" }, first).card).toBe("");
  });

  it("can be changed in any order and keeps the rest", () => {
    const plan = planned({ card: "awe" }, planned({ blood: 2 }, planned({ district: "1" })));
    expect(plan).toMatchObject({ card: "awe", district: "1", face: "up", blood: 2 });
    expect(planned({ face: "down" }, planned({ blood: 1 }, plan))).toMatchObject({ face: "down", blood: 1 });
  });

  it("takes no more blood and tokens along than the table says, and tells what that leaves", () => {
    const open = planned({ card: "awe", district: "1", blood: 9, tokens: 3 });
    expect(open).toMatchObject({ blood: 3, tokens: 1 });
    const option = optionOf(plays, open);
    expect(option && poolAfter(option, open)).toBe(2);
    expect(planned({ face: "down" }, open).blood).toBe(1);
    expect(mostFor(plays, NO_PLAN, "blood")).toBe(3);
    expect(mostFor([], open, "blood")).toBe(0);
  });

  it("tells the least that it can cost", () => {
    expect(priceOf(plays, { ...NO_PLAN, face: "down" })).toBe(1);
    expect(priceOf(plays, planned({ card: "awe", district: "1", face: "down" }))).toBe(3);
    expect(priceOf(plays, planned({ card: "summon", district: "haven" }))).toBe(1);
    expect(priceOf([], NO_PLAN)).toBe(0);
  });
});

describe("a plan that was sent", () => {
  const plan = { card: "awe", district: "1", face: "down", blood: 2, tokens: 1 } as const;
  const sent: Commitment = { plan, seq: 7, turns: 3, pool: 4 };
  const additions = [0, 1, 2, 3].flatMap((blood) => [add(blood, 0), add(blood, 1)]);
  const turns = (value: number): Counter[] => [{ name: "turns", owner: -1, value }];
  const asked = (seq: number, choice = "", options: LegalOption[] = []): Position => position(seq, choice, options, turns(3));

  it("waits for the question", () => {
    expect(follow(sent, asked(7, "plan"), 5)).toEqual({ kind: "wait" });
    expect(follow(sent, asked(8), 4)).toEqual({ kind: "wait" });
  });

  it("answers it by itself", () => {
    expect(follow(sent, asked(8, "add", additions), 4)).toMatchObject({ kind: "send", option: { args: { blood: 2, tokens: 1 } } });
  });

  it("asks again when the pool is less than was foretold", () => {
    expect(follow(sent, asked(8, "add", additions), 3)).toEqual({ kind: "ask" });
  });

  it("goes on without blood, whatever the pool has become", () => {
    const dry = { ...sent, plan: { ...plan, blood: 0 } };
    expect(follow(dry, asked(8, "add", additions), 1)).toMatchObject({ kind: "send", option: { args: { blood: 0 } } });
  });

  it("asks again when what was planned can no longer be added", () => {
    expect(follow(sent, asked(8, "add", [add(0, 0), add(1, 0)]), 4)).toEqual({ kind: "ask" });
  });

  it("is over when the turn is, which the board tells by the turns to come", () => {
    expect(follow(sent, position(9, "", [], turns(2)), 4)).toEqual({ kind: "over" });
    expect(follow({ ...sent, turns: 0 }, position(9), 4)).toEqual({ kind: "over" });
    expect(follow(sent, asked(9, "plan"), 5)).toEqual({ kind: "over" });
  });

  it("knows the most that can be added", () => {
    expect(additionsIn(additions)).toEqual({ blood: 3, tokens: 1 });
    expect(additionsIn([])).toEqual({ blood: 0, tokens: 0 });
  });
});
