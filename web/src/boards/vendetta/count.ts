/** The last count: who has how much influence, alone or with a partner. */
import type { LogEntry } from "../../lib/wire.ts";
import type { Sheet } from "./table.ts";
import { eventsOf, number } from "../kit/told.ts";

export interface Score {
  influence: number;
  blood: number;
}

const NOTHING: Score = { influence: 0, blood: 0 };

export interface Standing {
  place: number;
  /** One player, or two partners. */
  sheets: readonly Sheet[];
  /** Of all of them who are still in the game, as the table has counted it. */
  total: Score;
}

/** By seat, once the last entry counts them; for partners, what they have together too. */
export interface Count {
  alone: ReadonlyMap<number, Score>;
  together: ReadonlyMap<number, Score>;
}

export function countIn(log: readonly LogEntry[]): Count {
  const events = eventsOf(log.slice(-1)).map(({ event }) => event);
  const scores = (name: string, ...whose: string[]): Map<number, Score> =>
    new Map(
      events
        .filter((event) => event.name === name)
        .flatMap((event) => whose.map((who) => [number(event, who), { influence: number(event, "score"), blood: number(event, "blood") }])),
    );
  return { alone: scores("scored", "player"), together: scores("team-scored", "first", "second") };
}

/** The best first; whoever is out of the game alone is not counted. */
export function standingsOf(sheets: readonly Sheet[], outcome: readonly number[], { together }: Count): Standing[] {
  const first = sheets.filter((sheet) => sheet.score && !sheets.some((other) => isPartner(other, sheet) && other.score && other.seat < sheet.seat));
  return first
    .map((sheet) => ({
      points: outcome[sheet.seat] ?? 0,
      sheets: [sheet, ...sheets.filter((other) => isPartner(other, sheet))],
      total: together.get(sheet.seat) ?? sheet.score ?? NOTHING,
    }))
    .sort((one, other) => other.points - one.points)
    .map(({ points, ...standing }, _, all) => ({ ...standing, place: 1 + all.filter((other) => other.points > points).length }));
}

function isPartner(one: Sheet, other: Sheet): boolean {
  return one.team !== "" && one.team === other.team && one.seat !== other.seat;
}
