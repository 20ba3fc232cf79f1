import { describe, expect, it } from "vitest";

import type { Arguments, LogEntry, ToldEvent } from "../../lib/wire.ts";
import { movementsIn, openAt, sceneOf } from "./scene.ts";
import { maskMark } from "./terms.ts";

const JUDGE = "judge";
const KING = "king";

function event(name: string, args: Arguments): ToldEvent {
  return { name, args, say: ["", []] };
}

function log(...entries: ToldEvent[][]): LogEntry[] {
  return entries.map((events, seq) => ({ seq, events }));
}

const DEAL = [event("dealt", { card: "p1", mask: JUDGE }), event("dealt", { card: "p2", mask: KING }), event("turn", { player: 0 })];
const ANNOUNCED = [event("announce", { actor: 0, mask: KING })];

describe("the scene", () => {
  it("shows the dealt cards until somebody has acted", () => {
    expect(sceneOf(log(DEAL)).open.get(maskMark(1))).toEqual({ mask: "king", secret: false });
    expect(sceneOf(log(DEAL, ANNOUNCED)).open.size).toBe(0);
    expect(sceneOf(log(DEAL), true).open.size).toBe(0);
  });

  it("keeps what is said until the turn after has begun to be played", () => {
    const settled = [event("pass", { actor: 1 }), event("turn", { player: 1 })];
    expect(sceneOf(log(DEAL, ANNOUNCED)).past).toBe(false);
    expect(sceneOf(log(DEAL, ANNOUNCED, settled)).past).toBe(true);
    expect(sceneOf(log(DEAL, ANNOUNCED, settled)).speech).toEqual(
      new Map([
        [0, { kind: "announce", mask: "king" }],
        [1, { kind: "pass", mask: "" }],
      ]),
    );
    expect(sceneOf(log(DEAL, ANNOUNCED, settled, [event("look", { actor: 1, card: "p2" })])).speech.size).toBe(0);
  });

  it("shows a card that you looked at, and hides it when it is handled", () => {
    const looked = [event("saw", { card: "p2", mask: KING })];
    expect(sceneOf(log(DEAL, looked)).open.get(maskMark(1))).toEqual({ mask: "king", secret: true });
    expect(sceneOf(log(DEAL, looked, [event("handled", { player: 0, first: "p1", second: "p2" })])).open.size).toBe(0);
  });

  it("finds an open card where the table knows it to lie when persons have moved", () => {
    const scene = sceneOf(log(DEAL, [event("revealed", { card: "p1", mask: JUDGE }), event("moved", { first: 0, second: 1 })]));
    const judge = { mask: "judge", secret: false };
    expect(openAt(scene, maskMark(1), { faces: [JUDGE], seen: { face: JUDGE, how: "revealed", at: maskMark(0), came: "reseated" } })).toEqual(judge);
    expect(openAt(scene, maskMark(0), { faces: [KING], seen: { face: KING, how: "dealt", at: maskMark(1), came: "reseated" } })).toBeNull();
    expect(openAt(scene, maskMark(0), { faces: [KING] })).toBeNull();
    expect(openAt(scene, maskMark(0), { faces: [JUDGE], seen: { face: JUDGE, how: "revealed" } })).toEqual(judge);
    expect(openAt(scene, maskMark(0), { faces: [JUDGE, KING], seen: { face: JUDGE, how: "revealed", doubts: [1] } })).toBeNull();
  });
});

describe("movements", () => {
  const coinsOf = (seat: number): number => [7, 3][seat] ?? 0;

  it("take coins from where they lay to where they go", () => {
    const events = [
      event("paid", { payer: 1, player: 0, coins: 2 }),
      event("fined", { player: 1, coins: 3 }),
      event("took-fines", { player: 0, coins: 4 }),
      event("took-from-bank", { player: 1, coins: 0 }),
    ];
    expect(movementsIn(events, coinsOf)).toEqual([
      { kind: "coins", from: { seat: 1 }, to: { seat: 0 }, coins: 2 },
      { kind: "coins", from: { seat: 1 }, to: "court", coins: 3 },
      { kind: "coins", from: "court", to: { seat: 0 }, coins: 4 },
    ]);
  });

  it("cross when two fortunes are exchanged", () => {
    expect(movementsIn([event("trade", { actor: 0, player: 1 })], coinsOf).map((move) => "coins" in move && move.coins)).toEqual([7, 3]);
  });

  it("tell only those who know it whether cards really changed places", () => {
    const handled = event("handled", { player: 0, first: "p1", second: "p2" });
    const known = [handled, event("handled-really", { first: "p1", second: "p2" })];
    expect(movementsIn([handled], coinsOf)).toMatchObject([{ kind: "cards", outcome: "unknown" }]);
    expect(movementsIn(known, coinsOf)).toMatchObject([{ kind: "cards", outcome: "really" }]);
  });
});
