import { describe, expect, it } from "vitest";

import { read } from "./kept.svelte.ts";

const DECK = { id: "a", word: "hydra*1", title: "mine", leader: "", cards: { hydra: 1 } };

describe("decks that a browser keeps", () => {
  it("are read as they were kept", () => {
    expect(read(JSON.stringify([DECK]))).toEqual([DECK]);
    expect(read("")).toEqual([]);
  });
  it("are passed over where they are damaged", () => {
    expect(read("[{")).toEqual([]);
    expect(read("7")).toEqual([]);
    expect(read(JSON.stringify([null, 7, { ...DECK, id: 7 }, { ...DECK, cards: { hydra: -1 } }, DECK]))).toEqual([DECK]);
  });
});
