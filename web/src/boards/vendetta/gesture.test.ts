import { describe, expect, it } from "vitest";

import {
  additionsIn,
  asidesIn,
  changed,
  districtsFor,
  facesFor,
  follow,
  isFatal,
  mostBlood,
  NO_PLAN,
  optionOf,
  playsIn,
  poolAfter,
  type Commitment,
  type Means,
  type Plan,
} from "./gesture.ts";
import { add, entry, event, play, position } from "./making.testing.ts";

const ME = 2;
const options = [
  play("awe", 0, "up"),
  play("awe", 0, "down"),
  play("awe", 1, "down"),
  play("summon", 0, "up"),
  play("summon", 2, "up"),
  { ...add(0, 0), verb: "drain" },
];
const plays = playsIn(options);
const means: Means = { pool: 5, fee: 1, tolls: [0, 0, 1], tokens: 1 };

function planned(change: Partial<Plan>, from: Plan = NO_PLAN): Plan {
  return changed(plays, means, from, change);
}

describe("a plan", () => {
  it("knows what can be played where and how", () => {
    expect(districtsFor(plays, "")).toEqual(new Set([0, 1, 2]));
    expect(districtsFor(plays, "summon")).toEqual(new Set([0, 2]));
    expect(facesFor(plays, planned({ card: "awe", district: 1 }))).toEqual(new Set(["down"]));
    expect(asidesIn(options).map(({ verb }) => verb)).toEqual(["drain"]);
  });

  it("becomes an option once there is a card and a district", () => {
    expect(optionOf(plays, NO_PLAN)).toBeNull();
    expect(optionOf(plays, planned({ card: "awe" }))).toBeNull();
    expect(optionOf(plays, planned({ district: 0 }))).toBeNull();
    expect(optionOf(plays, planned({ card: "awe", district: 0 }))?.args).toMatchObject({ district: 0, face: 1 });
    expect(optionOf(plays, planned({ card: "awe", district: 0, face: "down" }))?.args).toMatchObject({ face: 0 });
  });

  it("lets what does not go with a change give way", () => {
    const first = planned({ card: "awe", district: 1 });
    expect(first.face).toBe("down");
    expect(planned({ card: "summon" }, first)).toMatchObject({ card: "summon", district: -1, face: "up" });
    expect(planned({ card: "not held" }, first).card).toBe("");
  });

  it("can be changed in any order and keeps the rest", () => {
    const plan = planned({ card: "awe" }, planned({ blood: 2 }, planned({ district: 0 })));
    expect(plan).toMatchObject({ card: "awe", district: 0, face: "up", blood: 2 });
    expect(planned({ face: "down" }, plan)).toMatchObject({ face: "down", blood: 2 });
  });

  it("never plays the last blood, counting fee and toll", () => {
    const open = planned({ card: "awe", district: 0, blood: 9 });
    expect(open.blood).toBe(3);
    expect(poolAfter(open, means)).toBe(2);
    const poor: Means = { ...means, pool: 3 };
    expect(mostBlood({ ...open, face: "down" }, poor)).toBe(1);
    expect(mostBlood({ ...open, district: 2 }, poor)).toBe(1);
    expect(changed(plays, poor, open, { face: "down" }).blood).toBe(1);
    expect(changed(plays, { ...means, pool: 1 }, open, {}).blood).toBe(0);
  });

  it("turns no more Diablerie tokens than lie face up", () => {
    expect(planned({ tokens: 3 }).tokens).toBe(1);
    expect(planned({ tokens: -1 }).tokens).toBe(0);
  });
});

it("warns before the third Diablerie token, however it comes", () => {
  expect(isFatal(2, 1)).toBe(true);
  expect(isFatal(1, 2)).toBe(true);
  expect(isFatal(1, 1)).toBe(false);
  expect(isFatal(2, 0)).toBe(false);
});

describe("a plan that was sent", () => {
  const plan = planned({ card: "awe", district: 0, face: "down", blood: 2, tokens: 1 });
  const sent: Commitment = { plan, seq: 7, pool: 5 };
  const additions = [0, 1, 2, 3].flatMap((blood) => [add(blood, 0), add(blood, 1)]);
  const fee = event("paid-fee", { player: ME, blood: 1 });

  it("waits for the question", () => {
    expect(follow(sent, position(7, "plan"), [], ME, 5)).toEqual({ kind: "wait" });
    expect(follow(sent, position(8), [entry(8, fee)], ME, 4)).toEqual({ kind: "wait" });
  });

  it("answers it by itself", () => {
    const next = follow(sent, position(8, "add", additions), [entry(8, fee)], ME, 4);
    expect(next).toMatchObject({ kind: "send", option: { args: { blood: 2, tokens: 1 } } });
  });

  it("asks again when the pool has shrunk by more than the fee", () => {
    const lost = event("lost", { player: ME, blood: 1 });
    expect(follow(sent, position(8, "add", additions), [entry(8, fee, lost)], ME, 3)).toEqual({ kind: "ask" });
  });

  it("goes on without blood, whatever the pool has become", () => {
    const dry = { ...sent, plan: { ...plan, blood: 0 } };
    expect(follow(dry, position(8, "add", additions), [entry(8, fee)], ME, 1)).toMatchObject({ kind: "send", option: { args: { blood: 0 } } });
  });

  it("does not take the fee of somebody else for its own", () => {
    const other = event("paid-fee", { player: ME + 1, blood: 1 });
    expect(follow(sent, position(8, "add", additions), [entry(8, other)], ME, 4)).toEqual({ kind: "ask" });
  });

  it("asks again when what was planned can no longer be added", () => {
    expect(follow(sent, position(8, "add", [add(0, 0), add(1, 0)]), [entry(8, fee)], ME, 4)).toEqual({ kind: "ask" });
  });

  it("is over when the turn is", () => {
    expect(follow(sent, position(9), [entry(8, fee), entry(9, event("turn", { player: 3 }))], ME, 4)).toEqual({ kind: "over" });
    expect(follow(sent, position(9, "plan"), [entry(8), entry(9)], ME, 5)).toEqual({ kind: "over" });
  });

  it("knows the most that can be added", () => {
    expect(additionsIn(additions)).toEqual({ blood: 3, tokens: 1 });
    expect(additionsIn([])).toEqual({ blood: 0, tokens: 0 });
  });
});
