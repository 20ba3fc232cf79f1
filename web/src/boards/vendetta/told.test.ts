import { describe, expect, it } from "vitest";

import type { BoardView, Zone } from "../../lib/wire.ts";
import { event } from "./making.testing.ts";
import { boardAfter, type Told } from "./told.ts";

const WORDS = ["1", "haven"];

function zone(name: string, owner: number, cards: Zone["cards"]): Zone {
  return { name, owner, cards, pile: false };
}

const before: BoardView = {
  seats: [0, 1],
  active: 0,
  zones: [
    zone("district-1", -1, [{ face: "night-clinic", note: "location" }, { face: "marcel" }]),
    zone("position-1", 0, [{ face: "fury", number: 1, counters: 6, turned: true, note: "face-down" }]),
    zone("position-1", 1, [{ face: "awe", number: 2, counters: 2 }, { number: 3, turned: true, note: "face-down" }]),
    zone("position-haven", 1, []),
    zone("alliance", 0, []),
  ],
  counters: [
    { name: "deployed-1", owner: 1, value: 2 },
    { name: "blood", owner: 1, value: 4 },
    { name: "influence", owner: 0, value: 3 },
  ],
};

function told(name: string, args: Record<string, number>, card = ""): Told {
  return { seq: 5, event: event(name, args, card), district: 0 };
}

function after(...all: Told[]): BoardView {
  return boardAfter(before, all, WORDS, () => 5);
}

function cards(board: BoardView, name: string, owner: number): unknown[] {
  return board.zones.find((one) => one.name === name && one.owner === owner)?.cards ?? [];
}

function counter(board: BoardView, name: string, owner: number): number | undefined {
  return board.counters.find((one) => one.name === name && one.owner === owner)?.value;
}

describe("the table while a district is told", () => {
  it("turns up what is revealed, and nothing else", () => {
    const board = after(told("revealed", { player: 1 }, "summon"));
    expect(cards(board, "position-1", 1)).toEqual([
      { face: "awe", number: 2, counters: 2 },
      { face: "summon", number: 3, counters: 5, turned: false, note: "" },
    ]);
    expect(cards(board, "position-1", 0)).toEqual(cards(before, "position-1", 0));
  });

  it("knows one's own card where it lies", () => {
    expect(cards(after(told("revealed", { player: 0 }, "fury")), "position-1", 0)).toMatchObject([{ face: "fury", counters: 6, turned: false }]);
  });

  it("lets whoever withdraws go with cards and blood", () => {
    const board = after(
      told("withdrew", { player: 1, district: 0 }),
      told("blood-back", { player: 1, blood: 2 }),
      told("comes-to", { player: 1, district: 1 }, "awe"),
      told("back-unseen", { player: 1 }),
    );
    expect(cards(board, "position-1", 1)).toEqual([]);
    expect(cards(board, "position-haven", 1)).toMatchObject([{ face: "awe" }]);
    expect([counter(board, "deployed-1", 1), counter(board, "blood", 1)]).toEqual([0, 6]);
  });

  it("gives the ally to whoever wins, and leaves the location", () => {
    const board = after(told("gained-influence", { player: 0, influence: 2 }), told("wins-ally", { player: 0 }, "marcel"));
    expect(cards(board, "district-1", -1)).toMatchObject([{ face: "night-clinic" }]);
    expect(cards(board, "alliance", 0)).toEqual([{ face: "marcel" }]);
    expect(counter(board, "influence", 0)).toBe(5);
  });

  it("is as it was before as long as nothing is told", () => {
    expect(after()).toBe(before);
    expect(after(told("stayed", { player: 0 }))).toBe(before);
  });
});
