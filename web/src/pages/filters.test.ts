import { describe, expect, it } from "vitest";

import type { CardText } from "../lib/wire.ts";
import { AS_THEY_COME, BY_NAME, byName, filtersOf, numberFiltersOf, numbersOf, sifted, sorted } from "./filters.ts";

function card(word: string, traits: Record<string, string[]>): CardText {
  return { word, name: word, text: "", traits };
}

const cards = [
  card("fury", { clan: ["brujah"], kind: ["conflict"], origin: ["printed"] }),
  card("force", { clan: ["brujah"], kind: ["preparation"], origin: ["printed"] }),
  card("awe", { clan: ["toreador"], kind: ["preparation"], when: ["preparation", "round-ends"], origin: ["printed"] }),
];

describe("filters", () => {
  it("offer what tells cards apart, with how many there are", () => {
    expect(filtersOf(cards).map(({ trait }) => trait)).toEqual(["clan", "kind", "when"]);
    expect(filtersOf(cards)[0]?.words).toEqual([
      { word: "brujah", count: 2 },
      { word: "toreador", count: 1 },
    ]);
  });

  it("offer nothing for cards that have no traits", () => {
    expect(filtersOf([{ word: "king", name: "King", text: "" }])).toEqual([]);
  });

  it("keep the cards that have everything that is wanted", () => {
    const left = (wanted: Record<string, string>): string[] => sifted(cards, wanted).map(({ word }) => word);
    expect(left({})).toEqual(["fury", "force", "awe"]);
    expect(left({ clan: "brujah", kind: "" })).toEqual(["fury", "force"]);
    expect(left({ clan: "brujah", kind: "preparation" })).toEqual(["force"]);
    expect(left({ when: "round-ends" })).toEqual(["awe"]);
    expect(left({ clan: "toreador", kind: "conflict" })).toEqual([]);
  });
});

describe("the order of cards", () => {
  const numbered: CardText[] = [
    { word: "c", name: "Łowca", text: "", numbers: { power: 1 } },
    { word: "a", name: "Żebrak", text: "", numbers: { power: 3 } },
    { word: "b", name: "Lalkarz 10", text: "" },
    { word: "d", name: "Lalkarz 9", text: "", numbers: { power: 3 } },
  ];
  const order = (by: string): string => sorted(numbered, by, "pl").map(({ word }) => word).join("");

  it("is that of the game, of names in the language, or of a number", () => {
    expect([order(AS_THEY_COME), order(BY_NAME), order("power")]).toEqual(["cabd", "dbca", "dacb"]);
    expect(numbersOf(numbered)).toEqual(["power"]);
  });

  it("may be left out for those with a number", () => {
    expect(numberFiltersOf(numbered)).toEqual([{ name: "power", values: [1, 3] }]);
    expect(sifted(numbered, {}, { power: "3" }).map(({ word }) => word)).toEqual(["a", "d"]);
    expect(sifted(numbered, {}, { power: "" })).toHaveLength(4);
  });

  it("of words to filter by is that of their names", () => {
    const names: Record<string, string> = { z: "Círculo", a: "Ópalo", b: "Ángel" };
    expect(byName(["z", "a", "b"], (word) => names[word] ?? "", "es")).toEqual(["b", "z", "a"]);
  });
});
