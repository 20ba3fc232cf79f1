import { expect, it } from "vitest";

import { afterArrow } from "./arrows.ts";

it("arrows go on and back, round at the ends, and nowhere in an empty list", () => {
  expect(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"].map((key) => afterArrow(key, 1, 4))).toEqual([2, 2, 0, 0]);
  expect([afterArrow("ArrowDown", 3, 4), afterArrow("ArrowUp", 0, 4)]).toEqual([0, 3]);
  expect([afterArrow("Home", 2, 4), afterArrow("End", 2, 4)]).toEqual([0, 3]);
  expect([afterArrow("ArrowDown", 0, 0), afterArrow("Enter", 1, 4)]).toEqual([-1, -1]);
});
