import { describe, expect, it } from "vitest";

import type { TableInfo } from "../../lib/wire.ts";
import { countIn, standingsOf } from "./count.ts";
import { entry, event, position } from "./making.testing.ts";
import { sheetOf, type Sheet } from "./table.ts";

const scored = entry(
  9,
  event("scored", { player: 0, score: 20, blood: 3 }),
  event("scored", { player: 1, score: 14, blood: 1 }),
  event("scored", { player: 2, score: 9, blood: 5 }),
  event("scored", { player: 3, score: 16, blood: 0 }),
);
const alone = countIn([scored]);
const together = countIn([
  entry(9, ...(scored.events ?? []), event("team-scored", { first: 0, second: 2, score: 29, blood: 8 }), event("team-scored", { first: 1, second: 3, score: 30, blood: 1 })),
]);

function sheets(teams: "yes" | "no"): Sheet[] {
  const info: TableInfo = { id: "", game: "vendetta", status: "over", seats: [] };
  const facts = teams === "yes" ? ["a", "b", "a", "b"].map((value, owner) => ({ name: "team", owner, value })) : [];
  const ended = { ...position(9), board: { ...position(9).board, facts } };
  return [0, 1, 2, 3].map((seat) => sheetOf(ended, info, 0, seat, alone.alone));
}

describe("the final count", () => {
  it("is made only at the end", () => {
    expect(countIn([scored, entry(10)]).alone.size).toBe(0);
  });

  it("puts the best first", () => {
    const standings = standingsOf(sheets("no"), [4, 2, 1, 3], alone);
    expect(standings.map(({ place, sheets: [sheet] }) => [place, sheet?.seat])).toEqual([[1, 0], [2, 3], [3, 1], [4, 2]]);
  });

  it("counts partners together", () => {
    const standings = standingsOf(sheets("yes"), [1, 2, 1, 2], together);
    expect(standings.map(({ place, total, sheets: both }) => [place, both.map(({ seat }) => seat), total])).toEqual([
      [1, [1, 3], { influence: 30, blood: 1 }],
      [2, [0, 2], { influence: 29, blood: 8 }],
    ]);
  });

  it("counts a team of which one is out by whoever is left", () => {
    const some = sheets("yes").map((sheet) => (sheet.seat === 1 ? { ...sheet, score: null } : sheet));
    const left = countIn([entry(9, event("scored", { player: 3, score: 16, blood: 0 }), event("team-scored", { first: 3, second: 1, score: 16, blood: 0 }))]);
    const [first] = standingsOf(some, [1, 2, 1, 2], left);
    expect([first?.sheets.map(({ seat }) => seat), first?.total.influence]).toEqual([[3, 1], 16]);
  });

  it("shares a place", () => {
    expect(standingsOf(sheets("no"), [2, 2, 1, 1], alone).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
});
