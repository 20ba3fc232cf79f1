import { describe, expect, it } from "vitest";

import type { Position, TableInfo, Zone } from "../../lib/wire.ts";
import { asksWhoStays, clansToPick, districtsOf, faceOf, presentAt, sheetOf } from "./table.ts";

function zone(name: string, owner: number, cards: Zone["cards"]): Zone {
  return { name, owner, cards, pile: name === "deck" };
}

const position: Position = {
  seq: 1,
  say: ["", []],
  asked: [{ seat: 1, choice: "plan" }],
  knowledge: { "sure:1": { faces: ["awe"] }, "hand:1": { faces: ["awe", "summon"] } },
  board: {
    seats: [0, 1, 2, 3],
    active: 1,
    zones: [
      zone("district-1", -1, [{ face: "toll-bridge", note: "location" }, { face: "marcel" }]),
      zone("position-1", 0, [{ face: "fury", number: 1, counters: 6 }, { number: 2, turned: true, note: "face-down" }]),
      zone("position-1", 1, []),
      zone("district-haven", -1, []),
      zone("hand", 1, [{}, {}]),
      zone("alliance", 1, [{ face: "victim" }]),
    ],
    counters: [
      { name: "deployed-1", owner: 0, value: 2 },
      { name: "deployed-haven", owner: 2, value: 1 },
      { name: "power-1", owner: 0, value: 8 },
      { name: "power-1", owner: 3, value: 0 },
      { name: "diablerie", owner: 1, value: 2, limit: 3 },
      { name: "diablerie-down", owner: 1, value: 1 },
    ],
    facts: [
      { name: "clan", owner: 1, value: "toreador" },
      { name: "ambition", owner: 1 },
      { name: "out", owner: 3 },
      ...["a", "b", "a", "b"].map((value, owner) => ({ name: "team", owner, value })),
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
};

it("has clans to pick while any is the table's, taken ones among them in their places", () => {
  const { board } = position;
  const offered = ["ventrue", "brujah"].map((value) => ({ name: "clan", owner: -1, value }));
  expect(clansToPick({ ...position, board: { ...board, facts: [...offered, ...(board.facts ?? [])] } })).toEqual(["brujah", "toreador", "ventrue"]);
  expect(clansToPick(position)).toEqual([]);
});

describe("districts", () => {
  const [first, haven] = districtsOf(position);

  it("have a location, an ally and everybody's position", () => {
    expect(first?.location?.face).toBe("toll-bridge");
    expect(first?.ally?.face).toBe("marcel");
    expect(first?.positions[0]).toMatchObject({ blood: 2, power: 8 });
    expect(haven).toMatchObject({ word: "haven", location: null, ally: null });
  });

  it("tell who is there: whose Power the table counts, be it none", () => {
    expect(first && presentAt(first)).toEqual([0, 3]);
    expect(haven && presentAt(haven)).toEqual([]);
  });

  it("know a card face down that can be nothing else", () => {
    const knowing = { ...position, knowledge: { "card:2": { faces: ["awe"] }, "card:5": { faces: ["awe", "fury"] } } };
    expect([1, 2, 5, 6].map((number) => faceOf({ number }, knowing))).toEqual(["", "awe", "", ""]);
    expect(faceOf({ face: "fury", number: 2, turned: true }, knowing)).toBe("fury");
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
      fatal: 3,
      ambition: true,
      out: false,
      sure: ["awe"],
      possible: ["awe", "summon"],
      relic: null,
    });
    expect(sheetOf(position, info, 0, 0)).toMatchObject({ clan: "", ambition: false });
    expect(sheetOf(position, info, 0, 3).out).toBe(true);
  });

  it("tells cards in hand from those that may lie face down, as the table has worked it out", () => {
    const down = { turned: true, note: "face-down" };
    const possible = ["awe", "summon", "entourage", "hunt"];
    const laid = (faces: string[]): Position => ({
      ...position,
      knowledge: {
        "sure:1": { faces: ["awe"] },
        "out:1": { faces: ["summon"] },
        "hand:1": { faces: possible, guesses: 2 },
        "card:4": { faces },
      },
      board: {
        ...position.board,
        zones: [
          ...position.board.zones.filter(({ name, owner }) => name !== "position-1" || owner !== 1),
          zone("position-1", 1, [{ number: 4, ...down }, { face: "fury", number: 6, ...down }]),
        ],
      },
    });
    expect(sheetOf(laid(possible), info, 0, 1)).toMatchObject({ sure: ["awe"], either: ["summon"], possible, guesses: 2, mayLie: true });
    expect(sheetOf(laid(["summon"]), info, 0, 1)).toMatchObject({ either: ["summon"], guesses: 2, mayLie: false });
  });

  it("has won if the table says so, whatever the outcome counts", () => {
    const over: Position = { ...position, outcome: [9, 3, 3, 1], winners: [1, 2] };
    expect([0, 1, 2, 3].map((seat) => sheetOf(over, info, 0, seat).winner)).toEqual([false, true, true, false]);
  });

  it("knows the partner", () => {
    expect([1, 2, 3].map((seat) => sheetOf(position, info, 0, seat).partner)).toEqual([false, true, false]);
    expect([0, 1, 2, 3].some((seat) => sheetOf(position, info, 30, seat).partner)).toBe(false);
  });

  it("keeps no notes where all cards lie open", () => {
    expect(sheetOf(position, info, 31, 1).sure).toEqual([]);
  });
});

it("knows when everybody is asked who stays, whoever looks", () => {
  const asking = (choice: string): Position => ({ ...position, asked: [{ seat: 3, choice }] });
  expect(asksWhoStays(asking("stay_or_withdraw"))).toBe(true);
  expect(asksWhoStays(asking("include_partner"))).toBe(false);
  expect(asksWhoStays({ ...position, asked: [] })).toBe(false);
});
