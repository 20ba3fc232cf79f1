import { describe, expect, it } from "vitest";

import type { BoardView } from "../lib/wire.ts";
import { timeLeft } from "./clock.ts";
import { groupName } from "./groupname.ts";
import { ranking } from "./outcome.ts";
import { panelAt } from "./panels.ts";

const board: BoardView = {
  seats: [0, 1],
  active: 0,
  zones: [{ name: "ready", owner: 0, pile: false, cards: [{ face: "bela", number: 5, on: [{ face: "doll", number: 9 }] }, { number: 6 }] }],
  counters: [],
};

describe("groupName", () => {
  const names = {
    board,
    seats: [{ seat: 1, kind: "bot" as const, name: "Bea" }],
    cardName: (word: string) => word.toUpperCase(),
    verbName: (verb: string) => (verb === "swap" ? "Swap…" : ""),
  };

  it("names what the options share", () => {
    expect(groupName("seat:p2", names)).toBe("Bea");
    expect(groupName("face:soak", names)).toBe("SOAK");
    expect(groupName("card:5", names)).toBe("BELA");
    expect(groupName("card:9", names)).toBe("DOLL");
    expect(groupName("verb:swap", names)).toBe("Swap…");
  });

  it("has no name for cards face down, places and verbs", () => {
    for (const key of ["card:6", "card:77", "at:centre:-1:0", "verb:draw"]) expect(groupName(key, names)).toBe("");
  });
});

describe("timeLeft", () => {
  it("counts minutes and seconds down to nothing", () => {
    expect(timeLeft(65)).toEqual({ unit: "clock", value: "1:05", soon: false });
    expect(timeLeft(9.2)).toEqual({ unit: "clock", value: "0:10", soon: true });
    expect(timeLeft(-3)).toEqual({ unit: "clock", value: "0:00", soon: true });
  });

  it("counts long times in hours and days", () => {
    expect(timeLeft(3 * 3600 + 5)).toEqual({ unit: "hours", value: 3, soon: false });
    expect(timeLeft(3 * 86_400)).toEqual({ unit: "days", value: 3, soon: false });
  });
});

describe("the outcome", () => {
  it("is ranked by points, then by seat", () => {
    expect(ranking([1, 3, 3]).map((rank) => rank.seat)).toEqual([1, 2, 0]);
  });
});

it("knows which panel is in view", () => {
  expect(panelAt(0, 390)).toBe("table");
  expect(panelAt(400, 390)).toBe("log");
  expect(panelAt(9999, 390)).toBe("chat");
  expect(panelAt(0, 0)).toBe("table");
});
