import { describe, expect, it } from "vitest";

import type { BoardView, CardView, Counter, Zone } from "../../lib/wire.ts";
import { numberIn } from "../kit/marks.ts";
import { conflictOf, coterieOf, happeningIn, longestWord, printedOn, stepOf, tally, voicesIn } from "./coterie.ts";

const zone = (name: string, owner: number, ...cards: CardView[]): Zone => ({ name, owner, cards, pile: false });
const board = (more: Partial<BoardView>): BoardView => ({ seats: [0, 1], active: 0, zones: [], counters: [], ...more });

const HYDRA = { face: "hydra", number: 17 };
const SKUNK = { face: "skunk", number: 14 };
const FLICK = { face: "flick", number: 9 };

describe("a coterie", () => {
  it("keeps parties together and apart from each other", () => {
    const zones = [zone("streets", 0, HYDRA, FLICK), zone("streets", 1), zone("streets", 0, SKUNK), zone("haven", 0)];
    const { parties, haven } = coterieOf(board({ zones }), 0);
    expect(parties.map(({ cards }) => cards)).toEqual([[HYDRA, FLICK], [SKUNK]]);
    expect(haven.cards).toEqual([]);
    expect(coterieOf(board({ zones }), 1).parties).toEqual([]);
  });

  it("has a rival, or nobody", () => {
    const facts = [{ name: "rival", owner: 0, value: "p2" }];
    expect(coterieOf(board({ facts }), 0).rival).toBe(1);
    expect(coterieOf(board({ facts }), 1).rival).toBe(-1);
  });
});

describe("a conflict", () => {
  const fact = (name: string, value: string): { name: string; owner: number; value: string } => ({ name, owner: -1, value });
  const zones = [zone("streets", 0, HYDRA), zone("haven", 1, SKUNK, FLICK)];

  it("is not there on a quiet table", () => {
    expect(conflictOf(board({ zones }))).toBeNull();
  });

  it("finds who fights whom, wherever they lie", () => {
    const facts = [fact("attacker", "hydra.17"), fact("target", "skunk.14"), fact("attack", "social")];
    expect(conflictOf(board({ zones, facts }))).toMatchObject({
      attacker: HYDRA, target: SKUNK, blocker: null, type: "social", attack: "later", reaction: "later",
    });
  });

  it("tells a card that is not laid yet from none and from one face down", () => {
    const facts = [fact("attacker", "hydra.17"), fact("target", "skunk.14")];
    const laid = [...zones, zone("laid-attack", 0, {}), zone("laid-reaction", 1)];
    expect(conflictOf(board({ zones: laid, facts }))).toMatchObject({ attack: {}, reaction: "none" });
  });

  it("walks on with what is asked, and with what lies there where nobody is", () => {
    const facts = [fact("attacker", "hydra.17"), fact("target", "skunk.14"), fact("attack", "social")];
    const at = (more: Partial<BoardView>, choice = ""): string => {
      const shown = board({ zones, facts, ...more });
      const conflict = conflictOf(shown);
      if (!conflict) throw new Error("no conflict");
      return stepOf({ board: shown, asked: choice ? [{ seat: 1, choice }] : [] }, conflict);
    };
    expect(at({}, "decide_block")).toBe("block");
    expect(at({})).toBe("card");
    expect(at({ facts: facts.slice(0, 1) })).toBe("target");
    expect(at({ facts: facts.slice(0, 2) })).toBe("intel");
    expect(at({ zones: [...zones, zone("laid-attack", 0)] })).toBe("block");
    expect(at({ strip: [{ name: "damage", say: ["", []] }] })).toBe("damage");
  });

  it("is told without what the table shows anyway", () => {
    const line = (name: string, lasting = false): { name: string; say: [string, []]; lasting: boolean } => ({ name, say: ["", []], lasting });
    const told = happeningIn([line("rival", true), line("actions"), line("attack"), line("sum")]);
    expect(told.map(({ name }) => name)).toEqual(["sum"]);
  });
});

describe("a question of Influence", () => {
  const counter = (owner: number, value: number, limit?: number): Counter => ({ name: "influence", owner, value, ...(limit ? { limit } : {}) });

  it("hears everybody who has answered, and whoever still raises", () => {
    const facts = [{ name: "answer", owner: 0, value: "yes" }, { name: "answer", owner: 2, value: "abstains" }];
    const voices = voicesIn(board({ seats: [0, 1, 2], facts, counters: [counter(0, 3), counter(1, 1)] }));
    expect(voices.map(({ seat, answer, influence }) => [seat, answer, influence])).toEqual([[0, "yes", 3], [1, "", 1], [2, "abstains", 0]]);
    expect(tally(voices)).toEqual({ yes: 3, no: 0 });
  });

  it("says what a title takes", () => {
    expect(voicesIn(board({ counters: [counter(0, 2, 4)] }))).toEqual([{ seat: 0, answer: "", influence: 2, needed: 4 }]);
    expect(voicesIn(board({}))).toEqual([]);
  });
});

describe("names and numbers", () => {
  it("take a card's number from its word", () => {
    expect(numberIn("38-special.12")).toBe(12);
    expect(numberIn("hydra")).toBe(-1);
    expect(numberIn("")).toBe(-1);
  });

  it("show an attribute of 0, and no cost of 0", () => {
    const text = { word: "hydra", name: "Hydra", text: "", numbers: { potency: 6, physical: 2, social: 1, mental: 0, cost: 0 }, traits: { discipline: ["potence"] } };
    expect(printedOn(text)).toMatchObject({
      potency: 6, cost: null, disciplines: ["potence"],
      attributes: [{ word: "physical", value: 2 }, { word: "social", value: 1 }, { word: "mental", value: 0 }],
    });
    expect(printedOn(undefined)).toMatchObject({ potency: null, damage: null, types: [], guard: false });
  });
});

describe("the longest word of a name", () => {
  it("is not the whole name, and is wider for wide letters", () => {
    expect(longestWord("Whispering Campaign")).toBe(longestWord("Whispering"));
    expect(longestWord("Scoped .30-06")).toBe(longestWord("Scoped"));
    expect(longestWord("Muhammad")).toBeGreaterThan(longestWord("Irritable"));
  });
});
