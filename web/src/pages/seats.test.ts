import { expect, it } from "vitest";

import type { SeatInfo } from "../lib/wire.ts";
import { lacking } from "./seats.ts";

const person: SeatInfo = { seat: 0, kind: "person", name: "Ana" };
const asked: SeatInfo = { seat: 1, kind: "friend", name: "Bea" };
const forFriends: SeatInfo = { seat: 2, kind: "friend" };
const open: SeatInfo = { seat: 3, kind: "open" };

it("does not count a seat as free that is kept for somebody who is asked", () => {
  expect(lacking([person, asked])).toEqual(["page-waiting-for", { names: "Bea" }]);
  expect(lacking([person, asked, forFriends, open])).toEqual(["page-seats-free", { free: 2, all: 4 }]);
  expect(lacking([person])).toEqual(["page-seats-free", { free: 0, all: 1 }]);
});
