/** A guided game: what is said the first time something comes up. */
import type { LogEntry, Position } from "../lib/wire.ts";

export function lessonOfChoice(choice: string): string {
  return `lesson-${choice.replaceAll("_", "-")}`;
}

export function lessonOfEvent(event: string): string {
  return `lesson-event-${event}`;
}

/** The lessons that are due: that of the decision first, then those of what has happened, the latest first. */
export function lessonsDue(
  position: Position,
  log: readonly LogEntry[],
  learnt: ReadonlySet<string>,
  exists: (id: string) => boolean,
): string[] {
  const due = new Set<string>();
  if (position.decision) due.add(lessonOfChoice(position.decision.choice));
  for (const entry of log.toReversed()) for (const event of entry.events ?? []) due.add(lessonOfEvent(event.name));
  return [...due].filter((id) => !learnt.has(id) && exists(id));
}
