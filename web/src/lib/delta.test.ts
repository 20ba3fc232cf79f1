import { expect, it } from "vitest";

import { patched } from "./delta.ts";
import type { Change } from "./wire.ts";

it("an empty patch changes nothing", () => {
  const old = { a: [1, 2] };
  expect(patched(old, {})).toBe(old);
});

it("replaces the whole", () => {
  expect(patched<unknown>([1, 2], { "=": { a: 1 } })).toEqual({ a: 1 });
  expect(patched<unknown>(3, { "=": null })).toBeNull();
});

it("goes down by key and place, and shares what did not change", () => {
  const old = { zones: [{ cards: [1] }, { cards: [2] }], active: 0 };
  const now = patched(old, { zones: { "1": { cards: { "=": [] } } }, active: { "=": 2 } });
  expect(now).toEqual({ zones: [{ cards: [1] }, { cards: [] }], active: 2 });
  expect(now.zones[0]).toBe(old.zones[0]);
  expect(old.zones[1]?.cards).toEqual([2]);
});

it("applies a row of patches as a replay does", () => {
  type Board = { coins: number[] };
  const steps: Change<Board>[] = [{ "=": { coins: [6, 6] } }, {}, { coins: { "0": { "=": 5 } } }, { coins: { "=": [5, 7, 1] } }];
  expect(steps.reduce((board, step) => patched(board, step), { coins: [] } as Board)).toEqual({ coins: [5, 7, 1] });
});
