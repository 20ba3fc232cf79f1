import { describe, expect, it } from "vitest";

import type { Position, TableInfo, Zone } from "../../lib/wire.ts";
import { districtsOf, openPower, presentAt, sheetOf } from "./table.ts";
import { cardIn } from "./terms.ts";

function zone(name: string, owner: number, cards: Zone["cards"]): Zone {
  return { name, owner, cards, pile: name === "deck" };
}

const position: Position = {
  seq: 1,
  say: ["", []],
  asked: [1],
  knowledge: { "sure:1": ["awe"], "hand:1": ["awe", "summon"] },
  board: {
    seats: [0, 1, 2, 3],
    active: 1,
    zones: [
      zone("district-1", -1, [{ face: "toll-bridge", counters: 1, note: "location" }, { face: "marcel" }]),
      zone("position-1", 0, [{ face: "fury", number: 1, counters: 6 }, { number: 2, turned: true, note: "face-down" }]),
      zone("position-1", 1, []),
      zone("district-haven", -1, []),
      zone("hand", 1, [{}, {}]),
      zone("alliance", 1, [{ face: "victim" }]),
    ],
    counters: [
      { name: "deployed-1", owner: 0, value: 2 },
      { name: "deployed-haven", owner: 2, value: 1 },
      { name: "clan", owner: 1, value: 4 },
      { name: "clan", owner: 0, value: -1 },
      { name: "diablerie", owner: 1, value: 2 },
      { name: "diablerie-down", owner: 1, value: 1 },
    ],
  },
};
const info: TableInfo = {
  id: "abcdefgh2345",
  game: "vendetta",
  status: "running",
  seats: [
    { seat: 0, kind: "person", name: "Ana" },
    { seat: 1, kind: "bot", name: "Bea", bot: "random" },
  ],
  options: { teams: "yes" },
};

describe("districts", () => {
  const [first, haven] = districtsOf(position);

  it("have a location, an ally and everybody's position", () => {
    expect(first?.location?.face).toBe("toll-bridge");
    expect(first?.ally?.face).toBe("marcel");
    expect(first?.positions[0]?.blood).toBe(2);
    expect(haven).toMatchObject({ word: "haven", index: 1, location: null, ally: null });
  });

  it("tell who is there, with a card or blood", () => {
    expect(first && presentAt(first)).toEqual([0]);
    expect(haven && presentAt(haven)).toEqual([2]);
  });

  it("count what lies open, and say that there is more", () => {
    expect(first?.positions[0] && openPower(first.positions[0])).toEqual({ power: 8, more: true });
    expect(haven?.positions[2] && openPower(haven.positions[2])).toEqual({ power: 1, more: false });
  });
});

describe("a sheet", () => {
  it("tells everything about a seat, and what you know of its hand", () => {
    expect(sheetOf(position, info, 0, 1)).toMatchObject({
      name: "Bea",
      clan: "toreador",
      bot: true,
      asked: true,
      tokens: 2,
      turned: 1,
      sure: ["awe"],
      possible: ["awe", "summon"],
      relic: null,
    });
    expect(sheetOf(position, info, 0, 0).clan).toBe("");
  });

  it("knows the partner opposite", () => {
    expect([1, 2, 3].map((seat) => sheetOf(position, info, 0, seat).partner)).toEqual([false, true, false]);
    expect([0, 1, 2, 3].some((seat) => sheetOf(position, info, 30, seat).partner)).toBe(false);
  });

  it("keeps no notes where all cards lie open", () => {
    expect(sheetOf(position, info, 31, 1).sure).toEqual([]);
  });
});

it("finds the card that a saying names", () => {
  expect(cardIn(["\u00010\u0002", [["card-show-of-force", {}], ["event-acts", {}]]])).toBe("show-of-force");
  expect(cardIn(["", [["event-total", {}]]])).toBe("");
});
