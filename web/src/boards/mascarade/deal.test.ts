import { expect, it } from "vitest";

import type { LogEntry, Position } from "../../lib/wire.ts";
import { Deal, OPEN_SECONDS } from "./deal.svelte.ts";

const at = (seq: number): Position => ({ seq, say: ["", []], board: { seats: [0, 1], active: 0, zones: [], counters: [] } });
const entries = (...seats: number[]): LogEntry[] => [{ seq: 0, seat: -1 }, ...seats.map((seat, index) => ({ seq: index + 1, seat }))];
const ANA = 0;
const BEA = 1;

it("stays open while others play, until its reader says so, plays or has had time enough", () => {
  for (const end of [(deal: Deal) => deal.seen(), (deal: Deal) => deal.follow(entries(BEA, ANA), ANA)]) {
    const deal = new Deal(at(0), true);
    deal.follow(entries(BEA), ANA);
    expect([deal.open?.seq, deal.isTurnedDown]).toEqual([0, false]);
    end(deal);
    expect([deal.open, deal.isTurnedDown]).toEqual([null, true]);
  }
  const slow = new Deal(at(0), true);
  for (let second = 1; second < OPEN_SECONDS; second += 1) slow.tick();
  expect([slow.open?.seq, slow.left]).toEqual([0, 1]);
  slow.tick();
  expect(slow.open).toBeNull();
});

it("is over for whoever comes later, looks on or looks back", () => {
  expect([new Deal(at(3), true).open, new Deal(at(0), false).open]).toEqual([null, null]);
  expect(new Deal(at(0), false).isTurnedDown).toBe(false);
});
