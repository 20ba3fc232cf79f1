import { api } from "../lib/api.ts";
import { attention } from "../lib/attention.svelte.ts";
import { whileWatched } from "../lib/poll.ts";
import { problemOf, type Problem } from "../lib/problem.ts";
import { speech } from "../lib/speech.svelte.ts";
import type { TableInfo } from "../lib/wire.ts";
import { hasLeft } from "../table/absence.ts";

const REFRESH_MS = 8000;
const NOTICE = "elysium-mine";

/** Whoever has left is not waited for: a bot decides in their place, or the game rests. */
export function isMyTurn(table: TableInfo): boolean {
  return table.status === "running" && !table.resting && !hasLeft(table) && (table.asked ?? []).includes(table.you ?? -1);
}

function weight(table: TableInfo): number {
  if (isMyTurn(table)) return 0;
  if (table.status === "running") return table.resting || hasLeft(table) ? 3 : 1;
  return table.status === "open" ? 2 : 4;
}

export interface Mine {
  readonly tables: readonly TableInfo[];
  readonly problem: Problem | null;
  readonly known: boolean;
  refresh(): Promise<void>;
}

/** The tables at which the visitor sits, refreshed while the component that asks lives; those that wait for them first. */
export function watchMine(): Mine {
  let tables = $state.raw<readonly TableInfo[]>([]);
  let problem = $state.raw<Problem | null>(null);
  let known = $state(false);

  async function refresh(): Promise<void> {
    try {
      const answer = await api.mine();
      await Promise.all([...new Set(answer.tables.map((table) => table.game))].map((game) => speech.fetch(game)));
      tables = answer.tables.toSorted((a, b) => weight(a) - weight(b) || (b.updated ?? 0) - (a.updated ?? 0));
      known = true;
      problem = null;
    } catch (error) {
      problem = problemOf(error);
    }
  }

  $effect(() => whileWatched(refresh, REFRESH_MS));
  $effect(() => attention.waitFor(tables.some(isMyTurn), speech.say("page-your-turn"), NOTICE));
  $effect(() => () => attention.waitFor(false, "", NOTICE));

  return {
    get tables() {
      return tables;
    },
    get problem() {
      return problem;
    },
    get known() {
      return known;
    },
    refresh,
  };
}
