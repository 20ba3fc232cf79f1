import { expect, it } from "vitest";

import { chaptersOf } from "./chapters.ts";

const rules = [
  { id: "MAS-TURN-01", area: "turn", text: "Każdy gracz ma turę." },
  { id: "MAS-END-01", area: "end", text: "Trzynaście monet wygrywa." },
  { id: "MAS-TURN-08", area: "turn/look", text: "Wolno podejrzeć własną maskę." },
];
const found = (words: string): [string, string[]][] =>
  chaptersOf(rules, words).map(({ name, rules }) => [name, rules.map(({ id }) => id)]);

it("puts rules into chapters, in the order of the book", () => {
  expect(found("")).toEqual([
    ["turn", ["MAS-TURN-01", "MAS-TURN-08"]],
    ["end", ["MAS-END-01"]],
  ]);
});

it("finds rules by id and text, without accents and case", () => {
  expect(found("wlasna MASKE")).toEqual([["turn", ["MAS-TURN-08"]]]);
  expect(found("end-01")).toEqual([["end", ["MAS-END-01"]]]);
  expect(found("nothing")).toEqual([]);
});
