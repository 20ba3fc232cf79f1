import { expect, it } from "vitest";

import { matching, named } from "./search.ts";

const cards = [
  { word: "a", name: "Żebrak", text: "Bierze monetę." },
  { word: "b", name: "Król", text: "Żebrak płaci." },
  { word: "c", name: "Łowca", text: "" },
];
const found = (words: string): string[] => matching(cards, words).map(({ word }) => word);

it("finds by name and text, without accents and case, names first", () => {
  expect(found("zebrak")).toEqual(["a", "b"]);
  expect(found("KROL placi")).toEqual(["b"]);
  expect(found("lowca")).toEqual(["c"]);
});

it("finds everything when nothing is typed", () => {
  expect(found("  ")).toEqual(["a", "b", "c"]);
});

it("finds names as people type them", () => {
  const names = ["Giant's Blood", "Æthelred", "Król Łokietek"];
  expect(named(names, "giants blood")).toEqual(["Giant's Blood"]);
  expect(named(names, "giant’s")).toEqual(["Giant's Blood"]);
  expect(named(names, "aethel")).toEqual(["Æthelred"]);
  expect(named(names, "lokietek KROL")).toEqual(["Król Łokietek"]);
  expect(named(names, " ")).toEqual([]);
});
