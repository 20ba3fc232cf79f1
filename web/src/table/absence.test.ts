import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../lib/wire.ts";
import { away, hasLeft, keepsWaiting, mayAskForBot, waitFor } from "./absence.ts";

const here: SeatInfo = { seat: 0, kind: "person", name: "Ana", online: true };
const gone: SeatInfo = { seat: 1, kind: "person", name: "Bea" };
const bot: SeatInfo = { seat: 2, kind: "bot", name: "Cai", bot: "random" };
const leaver: SeatInfo = { seat: 3, kind: "person", name: "Dia", bot: "random", left: true };
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "g",
  status: "running",
  seats: [here, gone, bot, leaver],
  you: 0,
  asked: [1, 2, 3],
  updated: 1000,
  ...more,
});

describe("whoever is away", () => {
  it("is a person whose browser is closed, not a bot and not one who has left", () => {
    expect(away(table()).map((seat) => seat.name)).toEqual(["Bea"]);
  });

  it("is nobody before and after the game, and while it rests", () => {
    for (const more of [{ status: "open" }, { status: "over" }, { resting: true }] as const) expect(away(table(more))).toEqual([]);
  });

  it("is not whoever looks at this page, though the line may be broken", () => {
    expect(away(table({ you: 1 }))).toEqual([]);
  });

  it("keeps the others waiting only while asked", () => {
    expect(keepsWaiting(table()).map((seat) => seat.seat)).toEqual([1]);
    expect(keepsWaiting(table({ asked: [0, 2] }))).toEqual([]);
  });
});

describe("a bot in their place", () => {
  it("is counted down to", () => {
    const absent: SeatInfo = { seat: 1, kind: "person", bot_from: 1120 };
    expect(waitFor(absent, 1000.2)).toBe(120);
    expect(waitFor(absent, 1119.5)).toBe(1);
    expect(waitFor(absent, 1121)).toBe(0);
  });

  it("is offered to those who sit there", () => {
    expect(mayAskForBot(table({ you: -1 }))).toBe(false);
    expect(mayAskForBot(table({ you: 3 }))).toBe(false);
    expect(hasLeft(table({ you: 3 }))).toBe(true);
  });
});
