import { expect, test } from "vitest";

import type { LegalOption } from "../../lib/wire.ts";
import { faceUsed, nextPart, partOf, rowsFor, wayUsed } from "./gesture.ts";

function option(verb: string, args: Record<string, string>): LegalOption {
  return { verb, args, say: ["", []] };
}

const govern = ["p2", "p3"].map((target) => option("play", { card: "govern-the-unaligned/1", minion: "krid.7", target }));
const superior = option("play", { card: "govern-the-unaligned/2", minion: "krid.7", target: "anson.9" });
const bleed = option("bleed", { minion: "krid.7", player: "p2" });
const hunt = option("hunt", { minion: "anson.9" });

test("first the minion, then what it does and at what level, then at whom", () => {
  expect(nextPart([...govern, superior, bleed, hunt])).toBe("minion");
  expect(nextPart([...govern, superior, bleed])).toBe("deed");
  expect(nextPart(govern)).toBe("target");
  expect(nextPart([bleed])).toBeNull();
});

test("a row for each thing that can be chosen", () => {
  const rows = rowsFor([...govern, superior, bleed], "deed");
  expect(rows.map(({ options }) => options.length)).toEqual([2, 1, 1]);
});

test("a card that is about another one is no deed of its own", () => {
  expect(partOf(option("transfer", { card: "krid.7" }), "target")).toBe("krid.7");
  expect(partOf(option("transfer", { card: "krid.7" }), "deed")).toBe(partOf(option("transfer", { card: "anson.9" }), "deed"));
});

test("which card is used, and which of its ways", () => {
  expect([faceUsed(superior), wayUsed(superior)]).toEqual(["govern-the-unaligned", 1]);
  expect(faceUsed(option("use", { card: "blood-doll.17/1" }))).toBe("blood-doll");
  expect(faceUsed(bleed)).toBe("");
});
