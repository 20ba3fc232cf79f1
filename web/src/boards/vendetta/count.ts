/** The last count: who has how much influence, alone or with a partner. */
import type { LogEntry } from "../../lib/wire.ts";
import type { Sheet } from "./table.ts";
import { eventsOf, number } from "../kit/told.ts";

export interface Score {
  influence: number;
  blood: number;
}

export interface Standing {
  place: number;
  /** One player, or two partners. */
  sheets: readonly Sheet[];
  /** Of all of them who are still in the game. */
  total: Score;
}

/** By seat, once the last entry counts them. */
export function scoresIn(log: readonly LogEntry[]): Map<number, Score> {
  const scored = eventsOf(log.slice(-1)).filter(({ event }) => event.name === "scored");
  return new Map(scored.map(({ event }) => [number(event, "player"), { influence: number(event, "score"), blood: number(event, "blood") }]));
}

/** The best first; whoever is out of the game alone is not counted. */
export function standingsOf(sheets: readonly Sheet[], outcome: readonly number[]): Standing[] {
  const first = sheets.filter((sheet) => sheet.score && !sheets.some((other) => isPartner(other, sheet) && other.score && other.seat < sheet.seat));
  return first
    .map((sheet) => {
      const all = [sheet, ...sheets.filter((other) => isPartner(other, sheet))];
      const of = (what: keyof Score): number => all.reduce((sum, { score }) => sum + (score?.[what] ?? 0), 0);
      const points = outcome[sheet.seat] ?? 0;
      return { points, sheets: all, total: { influence: of("influence"), blood: of("blood") } };
    })
    .sort((one, other) => other.points - one.points)
    .map(({ points, ...standing }, _, all) => ({ ...standing, place: 1 + all.filter((other) => other.points > points).length }));
}

function isPartner(one: Sheet, other: Sheet): boolean {
  return one.team !== "" && one.team === other.team && one.seat !== other.seat;
}
