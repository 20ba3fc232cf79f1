import { describe, expect, it } from "vitest";

import type { LegalOption } from "../lib/wire.ts";
import { asksOnce, filterOptions, groupOptions, keyOfRow, listedOnPhone, rowOfKey, sameOption, setPassingApart } from "./options.ts";

function option(number: number, more: Partial<LegalOption> = {}): LegalOption {
  return { verb: "do", args: { number }, say: [`choice ${number}`, []], ...more };
}

describe("setPassingApart", () => {
  it("takes the passing option out and keeps the order of the others", () => {
    const options = [option(1), option(2, { passing: true }), option(3)];
    const { passing, others } = setPassingApart(options);
    expect(passing).toBe(options[1]);
    expect(others).toEqual([options[0], options[2]]);
  });

  it("leaves everything where nothing passes", () => {
    const options = [option(1), option(2)];
    expect(setPassingApart(options)).toEqual({ passing: null, others: options });
  });
});

describe("groupOptions", () => {
  it("groups by the first mark, in the order in which the marks come", () => {
    const options = [
      option(1, { marks: ["card:4", "seat:p2"] }),
      option(2, { marks: ["face:soak", "card:4"] }),
      option(3, { marks: ["card:4"] }),
    ];
    const groups = groupOptions(options);
    expect(groups.map((group) => group.key)).toEqual(["card:4", "face:soak"]);
    expect(groups[0]?.options).toEqual([options[0], options[2]]);
  });

  it("groups by verb what points at nothing", () => {
    const groups = groupOptions([option(1, { verb: "draw" }), option(2, { verb: "draw" }), option(3, { verb: "end" })]);
    expect(groups.map((group) => [group.key, group.options.length])).toEqual([
      ["verb:draw", 2],
      ["verb:end", 1],
    ]);
  });
});

describe("groups of verbs that a game has a name for", () => {
  it("come before what their options point at", () => {
    const options = [
      option(1, { verb: "look", marks: ["card:1"] }),
      option(2, { verb: "swap", marks: ["card:1", "card:2"] }),
      option(3, { verb: "swap", marks: ["card:3", "card:2"] }),
    ];
    const groups = groupOptions(options, (verb) => verb === "swap");
    expect(groups.map((group) => [group.key, group.options.length])).toEqual([
      ["card:1", 1],
      ["verb:swap", 2],
    ]);
  });
});

describe("the keys of rows", () => {
  it("are numbers, then letters that do nothing else at a table", () => {
    expect([0, 8, 9, 10].map(keyOfRow)).toEqual(["1", "9", "a", "b"]);
    const all = Array.from({ length: 40 }, (_, at) => keyOfRow(at));
    for (const taken of ["p", "u", "m", "?", "0"]) expect(all).not.toContain(taken);
    expect(keyOfRow(39)).toBe("");
  });

  it("lead back to their row, in capitals too", () => {
    for (let at = 0; keyOfRow(at); at += 1) expect([rowOfKey(keyOfRow(at)), rowOfKey(keyOfRow(at).toUpperCase())]).toEqual([at, at]);
    for (const key of ["p", "0", "Enter", "", "12"]) expect(rowOfKey(key)).toBe(-1);
  });
});

describe("filterOptions", () => {
  const texts = ["Bleed Łukasz", "João: hunt", "Play Deflection on Zoë"];
  const options = texts.map((text, at) => option(at, { say: [text, []] }));
  const found = (typed: string): string[] => filterOptions(options, typed, (one) => one.say[0]).map((one) => one.say[0]);

  it("finds words in any order, whatever the accents and capitals", () => {
    expect(found("lukasz")).toEqual(["Bleed Łukasz"]);
    expect(found("HUNT joao")).toEqual(["João: hunt"]);
    expect(found("zoe defl")).toEqual(["Play Deflection on Zoë"]);
  });

  it("finds everything for nothing, and nothing for what is not there", () => {
    expect(found("  ")).toEqual(texts);
    expect(found("hunt zoe")).toEqual([]);
  });
});

describe("asksOnce", () => {
  const final = option(1, { final: true });

  it("asks before what cannot be taken back", () => {
    expect(asksOnce(final, [final, option(2)])).toBe(true);
    expect(asksOnce(option(2), [final, option(2)])).toBe(false);
  });

  it("does not ask where there is nothing else, nor to pass", () => {
    const passing = option(3, { final: true, passing: true });
    expect(asksOnce(final, [final])).toBe(false);
    expect(asksOnce(passing, [final, passing])).toBe(false);
  });
});

it("knows an option again by what it says", () => {
  expect(sameOption(option(1), option(1))).toBe(true);
  expect(sameOption(option(1), option(2))).toBe(false);
  expect(sameOption(null, null)).toBe(false);
});

describe("listedOnPhone", () => {
  const options = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => option(number));
  const nobodyAsks = { all: false, away: false };

  it("leaves to the table what can be tapped there", () => {
    expect(listedOnPhone(options, [], nobodyAsks)).toEqual({ above: [], beside: [], folds: true, folded: true });
  });

  it("keeps in view what is not on the table, in the row of “Pass” where that has room", () => {
    const [few, more] = [options.slice(0, 2), options.slice(0, 4)];
    expect(listedOnPhone(options, few, nobodyAsks)).toEqual({ above: [], beside: few, folds: true, folded: true });
    expect(listedOnPhone(options, more, nobodyAsks)).toEqual({ above: more, beside: [], folds: true, folded: true });
    const tooLong = { ...nobodyAsks, fits: false };
    expect(listedOnPhone(options, few, tooLong)).toEqual({ above: few, beside: [], folds: true, folded: true });
  });

  it("lists everything where most of it is not on the table", () => {
    const most = options.slice(0, 5);
    expect(listedOnPhone(options, most, nobodyAsks)).toEqual({ above: options, beside: [], folds: true, folded: false });
    const words = options.slice(0, 2);
    expect(listedOnPhone(words, words, nobodyAsks)).toEqual({ above: [], beside: words, folds: false, folded: true });
  });

  it("does as it is told", () => {
    const [few, most] = [options.slice(0, 2), options.slice(0, 5)];
    expect(listedOnPhone(options, few, { all: true, away: false })).toMatchObject({ above: options, folded: false });
    expect(listedOnPhone(options, most, { all: true, away: true })).toMatchObject({ above: [], beside: [], folded: true });
  });
});
