import { describe, expect, it } from "vitest";

import type { Arguments, LegalOption } from "../../lib/wire.ts";
import { seatMark } from "../kit/marks.ts";
import { amountsTo, clicked, pickable, pickedFromTheStart, spoken } from "./gesture.ts";

const card = (seat: number): string => `at:mask:${seat}:0`;

function option(verb: string, marks: string[], args: Arguments = {}): LegalOption {
  return { verb, say: ["", []], marks, args };
}

function swap(first: number, second: number): LegalOption[] {
  return ["really", "pretend"].map((really) => option("swap", [card(first), card(second)], { first: `p${first + 1}`, second: `p${second + 1}`, really }));
}

const LOOK = option("look", [card(0)], { card: "p1" });
const TURN = [LOOK, ...swap(0, 1), ...swap(0, 2), option("announce", [], { mask: "king" })];
const FOOL = [...swap(1, 2), ...swap(1, 3), ...swap(2, 3)];
const SPY = [1, 2, 3].map((seat) => option("spy", [card(seat)], { card: `p${seat + 1}` }));

describe("a turn", () => {
  it("swaps your own card with the one that is clicked", () => {
    const { picked, chosen } = clicked(TURN, [], card(2));
    expect(chosen).toBeNull();
    expect(amountsTo(TURN, picked)).toEqual(swap(0, 2));
  });

  it("lets you look at your own card, or go on to another", () => {
    const { picked } = clicked(TURN, [], card(0));
    expect(amountsTo(TURN, picked)).toEqual([LOOK]);
    expect(amountsTo(TURN, clicked(TURN, picked, card(1)).picked)).toEqual(swap(0, 1));
  });

  it("takes another card instead when another is clicked", () => {
    const { picked } = clicked(TURN, [card(1)], card(2));
    expect(amountsTo(TURN, picked)).toEqual(swap(0, 2));
  });

  it("lets a pick go when it is clicked again", () => {
    expect(clicked(TURN, [card(1)], card(1)).picked).toEqual([]);
  });

  it("keeps masks apart that are only named", () => {
    expect(spoken([...TURN, option("claim", [])])).toMatchObject({ masks: [{ verb: "announce" }], words: [{ verb: "claim" }] });
  });
});

describe("two picks", () => {
  it("are needed where nothing goes without saying", () => {
    const { picked } = clicked(FOOL, [], card(2));
    expect(amountsTo(FOOL, picked)).toEqual([]);
    expect(pickable(FOOL, picked)).toEqual(new Set([card(1), card(2), card(3)]));
    expect(amountsTo(FOOL, clicked(FOOL, picked, card(3)).picked)).toEqual(swap(2, 3));
  });

  it("are there from the start where only one pair can be chosen", () => {
    expect(pickedFromTheStart(swap(0, 3))).toEqual([card(0), card(3)]);
    expect(pickedFromTheStart(FOOL)).toEqual([]);
  });

  it("ask before two persons are moved", () => {
    const moves = [[1, 2], [1, 3], [2, 3]].map(([first = 0, second = 0]) =>
      option("move", [seatMark(first), seatMark(second)], { first, second }),
    );
    const { picked, chosen } = clicked(moves, [seatMark(1)], seatMark(3));
    expect(chosen).toBeNull();
    expect(amountsTo(moves, picked)).toEqual([moves[1]]);
  });
});

describe("one pick", () => {
  it("chooses at once where it can mean one thing only", () => {
    expect(clicked(SPY, [], card(2)).chosen).toBe(SPY[1]);
  });
});
