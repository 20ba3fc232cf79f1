import { describe, expect, it } from "vitest";

import type { DeckSection, DeckSheet } from "../lib/wire.ts";
import { asDeck, curveOf, deckFromLink, deckOf, EMPTY, handOf, isEmpty, isList, linkOf, mended, pilesOf, withCopies, without, type Deck } from "./deck.ts";

const SECTIONS: DeckSection[] = [
  { title: "section-vampires", pile: "faction", cards: [{ word: "hydra", name: "Hydra", value: 6 }, { word: "flick", name: "Flick", value: 3 }] },
  { title: "section-attacks", pile: "library", cards: [{ word: "38-special", name: ".38 Special", copies: 3, value: 1 }] },
  { title: "section-actions", pile: "library", cards: [{ word: "greed", name: "Greed", copies: 2 }] },
];
const DECK: Deck = { title: "Año nuevo / 50% & más", leader: "hydra", cards: { hydra: 1, flick: 1, "38-special": 3, greed: 2 } };

describe("changing a deck", () => {
  it("adds, changes and takes out", () => {
    const one = withCopies(EMPTY, "greed", 1);
    expect(one.cards).toEqual({ greed: 1 });
    expect(withCopies(one, "greed", 3).cards).toEqual({ greed: 3 });
    expect(isEmpty(withCopies(one, "greed", 0))).toBe(true);
    expect(withCopies(one, "greed", 1000).cards).toEqual({ greed: 99 });
  });
  it("has no leader who is not in it", () => {
    expect(withCopies(DECK, "hydra", 0).leader).toBe("");
    expect(withCopies(DECK, "flick", 0).leader).toBe("hydra");
  });
  it("is what the server has read", () => {
    const sheet: DeckSheet = { title: DECK.title, leader: "hydra", sections: SECTIONS };
    expect(deckOf(sheet)).toEqual(DECK);
  });
});

describe("a deck in a link", () => {
  it("is read as it was written", () => {
    expect(deckFromLink(linkOf(DECK))).toEqual(DECK);
    expect(deckFromLink(linkOf({ ...DECK, title: "", leader: "" }))).toEqual({ ...DECK, title: "", leader: "" });
  });
  it("is found out wherever it is cut or changed", () => {
    const link = linkOf(DECK);
    for (let at = 0; at < link.length; at += 1) {
      expect(deckFromLink(link.slice(0, at))).toBeNull();
      expect(deckFromLink(`${link.slice(0, at)}7${link.slice(at + 1)}`) ?? DECK).toEqual(DECK);
    }
  });
  it.each(["", "/", "//", "x", "a/b/c", "%E0%A4%A/greed/00000000", "/__proto__/7d"])("is none: %s", (link) => {
    expect(deckFromLink(link)).toBeNull();
  });
});

describe("what a browser has kept", () => {
  it.each([
    null, 7, "deck", [], {}, { cards: null }, { cards: { greed: 0 } }, { cards: { greed: "3" } }, { cards: { "Gr eed": 1 } },
    { cards: { greed: 1.5 } }, { cards: { greed: 100 } }, { title: 7, cards: {} }, { leader: "<b>", cards: {} },
    { cards: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`card-${at}`, 1])) },
  ])("is no deck: %j", (found) => {
    expect(asDeck(found)).toBeNull();
  });
});

describe("what a deck holds", () => {
  it("is counted by piles", () => {
    expect(pilesOf(SECTIONS).map(({ name, size }) => [name, size])).toEqual([
      ["faction", 2],
      ["library", 5],
    ]);
  });
  it("is charted without gaps, and without cards that have no number", () => {
    expect(curveOf(SECTIONS.slice(0, 1))).toEqual([
      { value: 3, copies: 1 },
      { value: 4, copies: 0 },
      { value: 5, copies: 0 },
      { value: 6, copies: 1 },
    ]);
    expect(curveOf(SECTIONS.slice(2))).toEqual([]);
  });
  it("gives hands of the right size, without who leads", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const hand = handOf(SECTIONS, { library: 4, faction: 1 }, "hydra", () => (seed % 10) / 10);
      expect(hand.map((card) => card.word).filter((word) => word === "hydra")).toEqual([]);
      expect(hand.length).toBe(5);
      expect(hand.filter((card) => card.word === "38-special").length).toBeLessThanOrEqual(3);
    }
  });
  it("gives what there is, where that is less", () => {
    expect(handOf(SECTIONS, { faction: 7 }, "").length).toBe(2);
  });
});

describe("cards that nobody knows any more", () => {
  it("are left out by their place", () => {
    expect(without(DECK, [1, 4])).toEqual({ ...DECK, leader: "", cards: { flick: 1, "38-special": 3 } });
    expect(without(DECK, [2])).toEqual({ ...DECK, cards: { hydra: 1, "38-special": 3, greed: 2 } });
    expect(without({ ...DECK, leader: "gone" }, [5])).toEqual({ ...DECK, leader: "" });
  });
});

describe("a line that is mended", () => {
  it("is one of a list, not of JSON", () => {
    expect(isList("3 Greed")).toBe(true);
    expect(isList(' \n{"haven": "core-x"}')).toBe(false);
  });
  it.each([
    ["3 Sucker Pnuch", "3 Sucker Punch"],
    ["3x Sucker Pnuch", "3x Sucker Punch"],
    ["Sucker Pnuch", "Sucker Punch"],
    ["- 2 Sucker Pnuch (Core)", "- 2 Sucker Punch"],
    ["Leader: Sucker Pnuch", "Leader: Sucker Punch"],
  ])("keeps its count: %s", (line, wanted) => {
    expect(mended(`Deck: x\n${line}\n1 Hydra`, 2, "Sucker Punch")).toBe(`Deck: x\n${wanted}\n1 Hydra`);
  });
});
