import { describe, expect, it } from "vitest";

import type { BoardView, Counter, Replay, ReplayStep, ToldEvent, Zone } from "../lib/wire.ts";
import { courseOf, isQuiet, positionAt, stopsIn, type Course } from "./course.ts";
import { replayCommandOf } from "./keys.ts";
import { momentsIn, neighbour, turnsIn } from "./moments.ts";
import { Player } from "./player.svelte.ts";

const TELLING = { revealing: ["revealed"], striking: ["trade"] };
const INFO = { id: "", game: "mascarade", status: "over", revision: 0, seats: [] } as const;

function told(name: string): ToldEvent {
  return { name, args: {}, say: [name, []] };
}

function replayOf(steps: ReplayStep[]): Replay {
  return { table: { ...INFO, seats: [] }, viewer: 31, viewers: [0, 1, 30, 31], steps };
}

function boardWith(coins: readonly number[], faces: readonly string[] = ["", "a", "b"], active = 0): BoardView {
  const counters: Counter[] = coins.flatMap((value, owner) => [
    { name: "coins", owner, value },
    { name: "deck", owner, value: 100 - value * 9 },
  ]);
  const zones: Zone[] = coins.map((_, owner) => {
    const face = faces[owner];
    return { name: "mask", owner, cards: face === undefined ? [] : [face ? { face } : {}], pile: false };
  });
  return { seats: coins.map((_, seat) => seat), active, zones, counters };
}

function courseWith(boards: BoardView[], events: Record<number, string[]> = {}): Course {
  return { boards, known: [], log: boards.map((_, seq) => ({ seq, seat: seq ? 0 : -1, events: (events[seq] ?? []).map(told) })) };
}

describe("the course of a game", () => {
  const first = boardWith([6, 6]);
  const replay = replayOf([
    { seat: -1, events: [told("dealt")], board: { "=": first } },
    { seat: 0, known: { "=": { "at:mask:0:0": { faces: ["king"] } } } },
    { seat: 1, events: [told("paid")], known: { "at:mask:0:0": { faces: { "=": ["king", "fool"] } } }, board: { counters: { "0": { value: { "=": 5 } } }, active: { "=": 1 } } },
  ]);
  const course = courseOf(replay);

  it("applies the differences step by step, and alters no board that was shown before", () => {
    expect(course.boards.map((board) => board.counters[0]?.value)).toEqual([6, 6, 5]);
    expect(course.boards.map((board) => board.active)).toEqual([0, 0, 1]);
    expect(course.boards[0]).toEqual(boardWith([6, 6]));
    expect(course.boards[2]?.zones).toBe(course.boards[0]?.zones);
  });

  it("tells for each step what was told, with nothing where nothing was", () => {
    expect(course.log.map((entry) => [entry.seq, entry.seat, entry.events?.length])).toEqual([[0, -1, 1], [1, 0, 0], [2, 1, 1]]);
  });

  it("knows at each step what the viewer knew then", () => {
    const faces = [0, 1, 2].map((step) => positionAt(course, step, {})?.knowledge?.["at:mask:0:0"]?.faces);
    expect(faces).toEqual([undefined, ["king"], ["king", "fool"]]);
  });

  it("asks nobody, and shows who has won only at the end", () => {
    const end = { outcome: [0, 1], winners: [1] };
    expect(positionAt(course, 1, end)).toMatchObject({ seq: 1, outcome: [], winners: [], board: course.boards[1] });
    expect(positionAt(course, 2, end)).toMatchObject(end);
    expect(positionAt(course, 2, end)?.decision).toBeUndefined();
    expect(positionAt(course, 3, {})).toBeNull();
  });

  it("knows the steps at which nothing moves", () => {
    expect([0, 1, 2].map((step) => isQuiet(course, step))).toEqual([false, true, false]);
  });
});

describe("going through a replay", () => {
  const course = courseWith(
    [[6, 6], [6, 6], [6, 6], [5, 6], [5, 6], [5, 6]].map((coins) => boardWith(coins)).map((board, at, all) => (at > 0 && at !== 3 ? all[at < 3 ? 0 : 3]! : board)),
    { 1: ["pass"], 2: ["pass"], 3: ["paid"], 4: ["said"], 5: ["pass"] },
  );

  it("stops where something is told or shown besides passes, and at both ends", () => {
    expect(stopsIn(course, ["pass"])).toEqual([0, 3, 4, 5]);
    expect(stopsIn(course, [])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("goes from stop to stop, back and forth, and counts them", () => {
    const player = new Player(() => 5, 2, () => stopsIn(course, ["pass"]));
    expect([player.at, player.lastStop]).toEqual([0, 3]);
    player.back();
    expect(player.step, "to where the passes began").toBe(0);
    player.forward();
    expect([player.step, player.at]).toEqual([3, 1]);
    player.proceed();
    player.proceed();
    expect([player.step, player.atEnd]).toEqual([5, true]);
    player.showStop(1);
    expect(player.step).toBe(3);
  });
});

describe("moments that mattered", () => {
  it("are where the counter that counts jumps furthest, not where it moves as usual", () => {
    const course = courseWith([[6, 6], [7, 6], [7, 7], [1, 13], [2, 13], [2, 12]].map((coins) => boardWith(coins)));
    expect(momentsIn(course, false, TELLING)).toEqual([
      { step: 3, kind: "swing", says: [], seat: 0, counter: "coins", before: 7, after: 1 },
    ]);
  });

  it("are where cards are turned up, on the board or in words, most at once first", () => {
    const down = boardWith([6, 6], ["", ""]);
    const up = boardWith([6, 6], ["judge", "thief"]);
    const course = courseWith([down, up, down, down], { 3: ["revealed"], 2: ["announced"] });
    expect(momentsIn(course, false, TELLING)).toEqual([
      { step: 1, kind: "reveal", cards: 2, says: [] },
      { step: 3, kind: "reveal", cards: 1, says: [["revealed", []]] },
    ]);
    expect(momentsIn(course, false, { ...TELLING, revealing: ["announced"] })).toEqual([
      { step: 1, kind: "reveal", cards: 2, says: [] },
      { step: 2, kind: "reveal", cards: 1, says: [["announced", []]] },
    ]);
  });

  it("are where somebody sits at the table no more", () => {
    const left = courseWith([boardWith([1, 6]), { ...boardWith([1, 6]), seats: [1] }]);
    expect(momentsIn(left, false, TELLING)).toEqual([{ step: 1, kind: "out", seat: 0, says: [] }]);
  });

  it("are where a seat is said to be out, and not where it is bare for a while", () => {
    const playing: BoardView = boardWith([1, 6]);
    const bare: BoardView = { ...playing, counters: boardWith([0, 6]).counters, zones: playing.zones.filter((zone) => zone.owner !== 0) };
    const out: BoardView = { ...playing, facts: [{ name: "out", owner: 1 }] };
    const found = momentsIn(courseWith([playing, bare, playing, out, { ...out, active: 1 }]), false, TELLING);
    expect(found.filter((moment) => moment.kind === "out")).toEqual([{ step: 3, kind: "out", seat: 1, says: [] }]);
  });

  it("say in the words of the game what they were", () => {
    const course = courseWith([[6, 6], [6, 6], [6, 13], [7, 13], [8, 13]].map((coins) => boardWith(coins)), { 1: ["trade", "turn"], 3: ["turn"] });
    const took = { name: "took", args: { player: 1, coins: 7 }, say: ["took", []] } satisfies ToldEvent;
    const log = course.log.map((entry) => (entry.seq === 2 ? { ...entry, events: [told("pass"), took, told("turn")] } : entry));
    expect(momentsIn({ ...course, log }, false, TELLING).map(({ step, kind, says }) => [step, kind, says.map(([text]) => text)])).toEqual([
      [1, "deed", ["trade"]],
      [2, "swing", ["took"]],
    ]);
  });

  it("end with the end, once the game is over, and never have two for one step", () => {
    const course = courseWith([boardWith([6, 6]), boardWith([0, 13])], { 1: ["revealed"] });
    expect(momentsIn(course, true, TELLING)).toEqual([{ step: 1, kind: "end", says: [] }]);
    expect(momentsIn(course, false, TELLING)).toHaveLength(1);
    expect(momentsIn(courseWith([boardWith([6, 6])]), true, TELLING)).toEqual([]);
    expect(momentsIn({ boards: [], known: [], log: [] }, true, TELLING)).toEqual([]);
  });

  it("stay few, however long the game is", () => {
    const boards = Array.from({ length: 400 }, (_, step) => boardWith([step % 7 ? 6 : 13, 6], [step % 2 ? "" : "judge", ""]));
    expect(momentsIn(courseWith(boards), true, TELLING).length).toBeLessThanOrEqual(14);
  });

  it("can be gone to from before and from behind", () => {
    const moments = [{ step: 3, kind: "reveal", cards: 1, says: [] } as const, { step: 9, kind: "end", says: [] } as const];
    expect(neighbour(moments, 3, 1)?.step).toBe(9);
    expect(neighbour(moments, 9, -1)?.step).toBe(3);
    expect(neighbour(moments, 9, 1)).toBeNull();
    expect(neighbour(moments, 3, -1)).toBeNull();
  });
});

it("a turn begins where another seat becomes active", () => {
  const boards = [0, 0, 1, 1, 2, 0].map((active) => boardWith([6, 6, 6], undefined, active));
  expect(turnsIn(courseWith(boards))).toEqual([2, 4, 5]);
});

describe("playing", () => {
  it("stops at the end, and begins anew from there", () => {
    const player = new Player(() => 2);
    player.toggle();
    player.proceed();
    expect([player.step, player.playing]).toEqual([1, true]);
    player.proceed();
    expect([player.step, player.playing]).toEqual([2, false]);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
  });

  it("stops when somebody chooses a step, which is always one there is", () => {
    const player = new Player(() => 5, 99);
    expect(player.step).toBe(5);
    player.toggle();
    player.show(-4);
    expect([player.step, player.playing]).toEqual([0, false]);
  });

  it("lingers where something happens, as long as the speed says", () => {
    const player = new Player(() => 5);
    const usual = player.pause(false);
    expect(player.pause(true)).toBeLessThan(usual);
    player.speed = 2;
    expect(player.pause(false)).toBe(usual / 2);
  });

  it("does nothing where there is only the deal", () => {
    const player = new Player(() => 0);
    player.toggle();
    expect(player.playing).toBe(false);
  });
});

describe("keys", () => {
  const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it("step, play and jump", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "PageUp", "PageDown", "x"].map((name) => replayCommandOf(key(name), "other"))).toEqual(
      ["back", "forward", "start", "end", "play", "moment-back", "moment-forward", null],
    );
  });

  it("are left to whoever needs them", () => {
    expect(replayCommandOf(key("ArrowLeft"), "writing")).toBeNull();
    expect(replayCommandOf(key("ArrowLeft", { altKey: true }), "other")).toBeNull();
    expect(replayCommandOf(key(" "), "pressable")).toBeNull();
    expect(replayCommandOf(key("ArrowRight"), "pressable")).toBe("forward");
    expect(replayCommandOf(key(" "), "slider")).toBe("play");
    expect(replayCommandOf(key(" ", { repeat: true }), "other")).toBeNull();
  });
});
