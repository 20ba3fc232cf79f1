import { describe, expect, it } from "vitest";

import type { CardText } from "../lib/wire.ts";
import { filtersOf, sifted } from "./filters.ts";

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
