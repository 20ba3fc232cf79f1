/** A guided game: what is said the first time something comes up. Lessons wait for their reader, not the reader for them. */
import type { LogEntry, Position } from "../lib/wire.ts";

/** How far a reader has come. */
export interface Course {
  /** The first is being read, the others wait, in the order in which they came up; that of a choice comes next. */
  queue: readonly string[];
  learnt: ReadonlySet<string>;
  /** The lesson of the choice that the reader was asked for at last. */
  asked: string;
  /** The last entry of the log that has been looked at, and how much of it had been told. */
  seq: number;
  events: number;
}

/** What a reader can see now. */
export interface Moment {
  position: Position;
  log: readonly LogEntry[];
  /** The reader's own. */
  seat: number;
  /** Whether a lesson has been written. */
  exists: (lesson: string) => boolean;
}

export function lessonOfChoice(choice: string): string {
  return `lesson-${choice.replaceAll("_", "-")}`;
}

/** What one plays for: said before anything else. */
export const GOAL = "lesson-goal";

export function lessonOfEvent(event: string): string {
  return `lesson-event-${event}`;
}

export function courseFrom(learnt: Iterable<string>): Course {
  return { queue: [], learnt: new Set(learnt), asked: "", seq: NEVER, events: 0 };
}

/** Nothing has been looked at yet. */
const NEVER = -1;

/**
 * The course once more has happened. What is being read stays, unless its reader has made the choice that it is about. What
 * waits goes as soon as more has happened, so that every lesson speaks of what is on the table: it comes up again with its choice
 * or event. Whoever opens the page again is told of what came last.
 */
export function wentOn(course: Course, { position, log, seat, exists }: Moment): Course {
  const news = course.seq === NEVER ? log.slice(-1) : newsIn(log, course);
  const asked = position.decision ? lessonOfChoice(position.decision.choice) : "";
  const chosen = news.some((entry) => entry.seat === seat && (entry.by ?? "person") === "person") ? course.asked : "";
  const reading = course.queue[0] ?? "";
  const { learnt } = reading && reading === chosen ? understood(course) : course;
  const waits = (lesson: string): boolean => lesson === reading || lesson === GOAL || (news.length === 0 && lesson !== course.asked);
  const came = news.flatMap((entry) => (entry.events ?? []).map((event) => lessonOfEvent(event.name)));
  const isOpen = (lesson: string): boolean => lesson !== "" && !learnt.has(lesson) && exists(lesson);
  const [first = "", ...others] = [...course.queue.filter(waits), GOAL, ...came].filter(isOpen);
  return {
    queue: [...new Set([first, asked, ...others].filter(isOpen))],
    learnt,
    asked,
    seq: log.at(-1)?.seq ?? course.seq,
    events: log.at(-1)?.events?.length ?? 0,
  };
}

/** An entry may be told in parts. */
function newsIn(log: readonly LogEntry[], { seq, events }: Course): LogEntry[] {
  const rest = log.filter((entry) => entry.seq > seq || (entry.seq === seq && (entry.events?.length ?? 0) > events));
  return rest.map((entry) => (entry.seq === seq ? { ...entry, events: entry.events?.slice(events) ?? [] } : entry));
}

/** Its reader is done with the first. */
export function understood(course: Course): Course {
  const [read, ...queue] = course.queue;
  return { ...course, queue, learnt: new Set([...course.learnt, ...(read ? [read] : [])]) };
}
