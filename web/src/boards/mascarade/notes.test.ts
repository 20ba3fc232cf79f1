import { expect, it } from "vitest";

import { certainOf, holdersOf } from "./notes.ts";
import { cardMark, centreMark, maskMark, masksInPlay, placeOf } from "./terms.ts";

it("calls a card by its mark, whatever an event calls it", () => {
  expect(cardMark("p3")).toBe(maskMark(2));
  expect(cardMark("centre-1")).toBe(centreMark(0));
  expect(placeOf(maskMark(11))).toEqual({ seat: 11, place: 0 });
  expect(placeOf(centreMark(1))).toEqual({ seat: -1, place: 1 });
});

it("is certain of what can be one thing only", () => {
  expect(certainOf({ faces: ["king"] })).toBe("king");
  expect(certainOf({ faces: ["king", "fool"] })).toBe("");
});

it("finds the cards that can be a mask, those at the seats first", () => {
  const knowledge = {
    [centreMark(0)]: { faces: ["king", "fool"] },
    [maskMark(10)]: { faces: ["king"] },
    [maskMark(2)]: { faces: ["fool", "king"] },
    [maskMark(1)]: { faces: ["fool"] },
  };
  expect(holdersOf("king", knowledge)).toEqual([maskMark(2), maskMark(10), centreMark(0)]);
  expect(holdersOf("judge", knowledge)).toEqual([]);
});

it("knows the masks in play from what each card can be, and from those that lie open", () => {
  const board = { seats: [0, 1], active: 0, counters: [], zones: [{ name: "mask", owner: 0, cards: [{ face: "judge" }, {}], pile: false }] };
  const knowledge = { [maskMark(0)]: { faces: ["king"] }, [maskMark(1)]: { faces: ["fool", "king"] } };
  expect(masksInPlay({ board, knowledge }, ["fool", "beggar", "king", "judge"])).toEqual(["fool", "king", "judge"]);
  expect(masksInPlay({ board }, ["fool", "beggar", "king", "judge"])).toEqual(["judge"]);
});
