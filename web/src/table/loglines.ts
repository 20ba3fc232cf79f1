/** The log in paragraphs: what happened at once stands together, and a round of passing takes one line. */
import type { LogEntry, Saying, ToldEvent } from "../lib/wire.ts";

export interface Paragraph {
  /** The number of its first entry. */
  key: number;
  /** Who passed before anything happened. */
  passes: Saying[];
  events: Saying[];
  /** The clock has decided here. */
  byClock: boolean;
}

/** `passing` are the events by which somebody only says that they do nothing. */
export function paragraphs(log: readonly LogEntry[], passing: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | null = null;
  for (const entry of log) {
    const events = entry.events ?? [];
    if (events.length === 0) continue;
    const deed = events.findIndex((event) => !passing.includes(event.name));
    const passes = deed < 0 ? events : events.slice(0, deed);
    if (!open || passes.length === 0) found.push((open = { key: entry.seq, passes: [], events: [], byClock: false }));
    open.passes.push(...passes.map((event) => event.say));
    if (deed >= 0) open.events.push(...events.slice(deed).map((event) => event.say));
    open.byClock ||= entry.by === "clock";
    if (deed >= 0) open = null;
  }
  return found;
}

export interface Chapter {
  /** Its first entry, and the how manieth chapter of that entry it is. */
  key: string;
  /** What it begins with; null for what was told before the first. */
  title: Saying | null;
  entries: LogEntry[];
}

/** The log in turns or rounds. `beginning` are the events with which one begins: what comes before one in its entry still belongs to the last. */
export function chapters(log: readonly LogEntry[], beginning: readonly string[]): Chapter[] {
  const found: Chapter[] = [];
  let open: Chapter | null = null;
  for (const entry of log) {
    let rest: readonly ToldEvent[] = entry.events ?? [];
    let begun = 0;
    for (;;) {
      const at = rest.findIndex((event) => beginning.includes(event.name));
      const told: readonly ToldEvent[] = at < 0 ? rest : rest.slice(0, at);
      if (told.length > 0) {
        if (!open) found.push((open = { key: `${entry.seq}.0`, title: null, entries: [] }));
        open.entries.push({ ...entry, events: [...told] });
      }
      const first = rest[at];
      if (!first) break;
      found.push((open = { key: `${entry.seq}.${++begun}`, title: first.say, entries: [] }));
      rest = rest.slice(at + 1);
    }
  }
  return found;
}

/** The log up to an entry; of that one, what comes before the first event of this name. */
export function toldUntil(log: readonly LogEntry[], seq: number, before: string): LogEntry[] {
  const told = log.filter((entry) => entry.seq <= seq);
  const last = told.at(-1);
  const end = last?.events?.findIndex((event) => event.name === before) ?? -1;
  return last && end >= 0 ? [...told.slice(0, -1), { ...last, events: last.events?.slice(0, end) ?? [] }] : told;
}
