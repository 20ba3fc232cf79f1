/** What events and options say, by the names of their arguments. */
import type { Arguments, LogEntry, ToldEvent } from "../../lib/wire.ts";

export interface NumberedEvent {
  /** The entry of the log. */
  seq: number;
  /** Which of its events it is. */
  at: number;
  event: ToldEvent;
}

export function eventsOf(log: readonly LogEntry[]): NumberedEvent[] {
  return log.flatMap((entry) => (entry.events ?? []).map((event, at) => ({ seq: entry.seq, at, event })));
}

/** A seat or a count; -1 if there is none of this name. */
export function number({ args }: { args?: Arguments }, name: string): number {
  const value = args?.[name];
  return typeof value === "number" ? value : -1;
}

/** Empty if there is none of this name. */
export function word({ args }: { args?: Arguments }, name: string): string {
  const value = args?.[name];
  return typeof value === "string" ? value : "";
}
