import { expect, it } from "vitest";

import { distinct } from "./distinct.ts";

it("tells what is there twice apart, and leaves all else as it is", () => {
  expect(distinct(["a", "b", "a", "a"])).toEqual(["a", "b", "a #1", "a #2"]);
});
