import { describe, expect, it } from "vitest";

import type { LogEntry, Position } from "../lib/wire.ts";
import { courseFrom, GOAL, understood, wentOn, type Course } from "./lessons.ts";

const ME = 2;
const UNWRITTEN = "lesson-event-turn";

/** A game as its reader follows it, one entry of the log after the other. */
class Reader {
  course: Course;
  wantsGoal = false;
  readonly #log: LogEntry[] = [];

  constructor(...learnt: string[]) {
    this.course = courseFrom(learnt);
  }

  /** Somebody has done something: these events followed, and this is asked of the reader now. */
  hears(events: readonly string[], asked = "", who: Partial<LogEntry> = { seat: 0, by: "bot" }): this {
    this.#log.push({ seq: this.#log.length, ...who, events: events.map((name) => ({ name, args: {}, say: ["", []] })) });
    return this.looks(asked);
  }

  /** By default entries are those of persons, as on the wire. */
  chooses(events: readonly string[] = [], asked = ""): this {
    return this.hears(events, asked, { seat: ME });
  }

  /** The rest of the last entry. */
  hearsMore(events: readonly string[]): this {
    const last = this.#log.pop();
    return this.hears([...(last?.events ?? []).map(({ name }) => name), ...events]);
  }

  /** Somebody comes when all this has happened. */
  comes(entries: readonly (readonly string[])[]): this {
    for (const events of entries.slice(0, -1))
      this.#log.push({ seq: this.#log.length, seat: 0, by: "bot", events: events.map((name) => ({ name, args: {}, say: ["", []] })) });
    return this.hears(entries.at(-1) ?? []);
  }

  looks(asked = ""): this {
    const position: Position = {
      seq: this.#log.length - 1,
      board: { seats: [], active: 0, zones: [], counters: [] },
      say: ["", []],
      decision: asked ? { choice: asked, say: ["", []], options: [] } : null,
    };
    this.course = wentOn(this.course, { position, log: [...this.#log], seat: ME, exists: (id) => id !== UNWRITTEN && (id !== GOAL || this.wantsGoal) });
    return this;
  }

  understands(): this {
    this.course = understood(this.course);
    return this;
  }

  get reads(): string {
    return this.course.queue[0] ?? "";
  }

  get waiting(): readonly string[] {
    return this.course.queue.slice(1);
  }
}

describe("the goal", () => {
  it("comes before everything else, once", () => {
    const ana = new Reader();
    ana.wantsGoal = true;
    ana.hears(["face-down"]).looks("take_turn");
    expect(ana.reads).toBe(GOAL);
    expect(ana.waiting).toEqual(["lesson-take-turn", "lesson-event-face-down"]);
    ana.understands().hears(["handled"]);
    expect(ana.reads).not.toBe(GOAL);
    expect(ana.waiting).not.toContain(GOAL);
  });
});

describe("a lesson that is being read", () => {
  it("stays while bots play on, and when its reader is asked something", () => {
    const ana = new Reader().hears(["face-down", "turn"]).hears(["handled"]).hears(["announce"]).looks("claim_too");
    expect(ana.reads).toBe("lesson-event-face-down");
  });

  it("goes when it is understood", () => {
    expect(new Reader().hears(["face-down"]).understands().reads).toBe("");
  });

  it("goes when its reader makes the choice that it is about", () => {
    const ana = new Reader().hears([], "take_turn");
    expect(ana.reads).toBe("lesson-take-turn");
    expect(ana.chooses(["announce"]).reads).toBe("lesson-event-announce");
    expect(ana.course.learnt).toContain("lesson-take-turn");
  });

  it("goes with the choice even where the same is asked once more", () => {
    expect(new Reader().hears([], "add").chooses([], "add").reads).toBe("");
  });

  it("stays when others choose, or the clock or a bot for its reader", () => {
    const ana = new Reader().hears([], "stay_or_withdraw").hears([], "stay_or_withdraw", { seat: 1 });
    expect(ana.reads).toBe("lesson-stay-or-withdraw");
    expect(ana.hears(["revealed"], "", { seat: ME, by: "clock" }).reads).toBe("lesson-stay-or-withdraw");
  });

  it("stays when its reader makes a choice that it is not about", () => {
    expect(new Reader().hears(["face-down"], "take_turn").chooses().reads).toBe("lesson-event-face-down");
  });
});

describe("lessons that wait", () => {
  it("come in the order in which they came up, that of a choice before all others", () => {
    const ana = new Reader().hears(["face-down"]).hears(["handled", "announce"], "claim_too");
    expect(ana.waiting).toEqual(["lesson-claim-too", "lesson-event-handled", "lesson-event-announce"]);
    expect(ana.understands().reads).toBe("lesson-claim-too");
  });

  it("are dropped with a choice that is no longer asked, and come up again with it", () => {
    const ana = new Reader().hears(["announce"], "claim_too").chooses(["claim"]);
    expect(ana.reads).toBe("lesson-event-announce");
    expect(ana.waiting).toEqual(["lesson-event-claim"]);
    expect(ana.hears(["turn"], "claim_too").waiting).toEqual(["lesson-claim-too"]);
  });

  it("go when more has happened, and come up again with what they are about", () => {
    const ana = new Reader().hears(["face-down", "handled"]).chooses(["announce"]);
    expect([ana.reads, ...ana.waiting]).toEqual(["lesson-event-face-down", "lesson-event-announce"]);
    expect(ana.looks().waiting).toEqual(["lesson-event-announce"]);
    expect(ana.hears(["handled"]).waiting).toEqual(["lesson-event-handled"]);
  });

  it("are not there twice", () => {
    const ana = new Reader().hears(["handled"]).hears(["handled", "announce"]).hears(["announce"]).looks();
    expect([ana.reads, ...ana.waiting]).toEqual(["lesson-event-handled", "lesson-event-announce"]);
  });
});

describe("what was learnt", () => {
  it("never comes again", () => {
    const ana = new Reader().hears(["handled"], "take_turn").understands().understands();
    expect(ana.chooses().hears(["handled"], "take_turn").reads).toBe("");
  });

  it("is remembered by whoever opens the page again, who goes on with the oldest of the rest", () => {
    const ana = new Reader("lesson-event-face-down").hears(["face-down", "handled", "announce"], "claim_too");
    expect([ana.reads, ...ana.waiting]).toEqual(["lesson-event-handled", "lesson-claim-too", "lesson-event-announce"]);
  });

  it("is not asked about all that has happened since the deal", () => {
    const late = new Reader().comes([["face-down"], ["handled"], ["announce"]]);
    expect([late.reads, ...late.waiting]).toEqual(["lesson-event-announce"]);
  });
});

describe("an entry that is told in parts", () => {
  it("brings the lessons of each part with it", () => {
    const ana = new Reader().hears(["dealt"]).understands();
    expect(ana.reads).toBe("");
    expect(ana.hearsMore(["face-down"]).reads).toBe("lesson-event-face-down");
  });
});

it("teaches nothing that has no text", () => {
  expect(new Reader().hears(["turn"]).reads).toBe("");
});
