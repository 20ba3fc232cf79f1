import { expect, it } from "vitest";

import type { TableInfo } from "../lib/wire.ts";
import { isMyTurn } from "./mine.svelte.ts";

const table: TableInfo = {
  id: "t",
  game: "g",
  status: "running",
  seats: [
    { seat: 0, kind: "person", name: "Ana" },
    { seat: 1, kind: "bot", name: "Bea" },
  ],
  you: 0,
  asked: [0],
};
const left = { ...table, seats: [{ seat: 0, kind: "person", name: "Ana", left: true } as const] };

it("is somebody's turn who is asked and still sits there", () => {
  expect(isMyTurn(table)).toBe(true);
  expect(isMyTurn({ ...table, asked: [1] })).toBe(false);
  expect(isMyTurn({ ...table, you: -1 })).toBe(false);
  expect(isMyTurn({ ...table, status: "over" })).toBe(false);
});

it("is nobody's turn who has left, nor while the game rests", () => {
  expect(isMyTurn(left)).toBe(false);
  expect(isMyTurn({ ...table, resting: true })).toBe(false);
});
