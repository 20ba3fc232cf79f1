import { expect, it } from "vitest";

import type { LogEntry } from "../lib/wire.ts";
import { chapters, paragraphs, toldUntil } from "./loglines.ts";

function entry(seq: number, ...names: string[]): LogEntry {
  return { seq, events: names.map((name) => ({ name, args: {}, say: [`${name} ${seq}`, []] })) };
}

function shown(log: LogEntry[]): [number, string[], string[]][] {
  return paragraphs(log, ["pass"]).map(({ key, passes, events }) => [key, passes.map(([text]) => text), events.map(([text]) => text)]);
}

it("keeps together what happened at once", () => {
  expect(shown([entry(0, "deal", "turn"), entry(1, "bleed")])).toEqual([
    [0, [], ["deal 0", "turn 0"]],
    [1, [], ["bleed 1"]],
  ]);
});

it("puts a round of passing and what follows from it into one paragraph", () => {
  expect(shown([entry(1, "pass"), entry(2, "pass"), entry(3, "pass", "phase"), entry(4, "pass")])).toEqual([
    [1, ["pass 1", "pass 2", "pass 3"], ["phase 3"]],
    [4, ["pass 4"], []],
  ]);
});

it("begins anew with a deed after passes", () => {
  expect(shown([entry(1, "pass"), entry(2, "block")])).toEqual([
    [1, ["pass 1"], []],
    [2, [], ["block 2"]],
  ]);
});

it("leaves out what nobody was told, and knows where the clock decided", () => {
  const log: LogEntry[] = [{ seq: 1 }, { ...entry(2, "pass"), by: "clock" }];
  expect(paragraphs(log, ["pass"])).toMatchObject([{ key: 2, byClock: true }]);
});

it("takes from the game what passing is", () => {
  expect(paragraphs([entry(1, "pass"), entry(2, "block")], []).map(({ passes }) => passes.length)).toEqual([0, 0]);
  expect(paragraphs([entry(1, "sit-out"), entry(2, "block")], ["sit-out"]).map(({ passes }) => passes.length)).toEqual([1, 0]);
});

it("is told only as far as a board has come", () => {
  const log = [entry(0, "dealt", "dealt", "face-down", "turn"), entry(1, "handled")];
  const told = (seq: number, before: string) => toldUntil(log, seq, before).map((entry) => entry.events?.map(({ name }) => name));
  expect(told(0, "face-down")).toEqual([["dealt", "dealt"]]);
  expect(told(0, "")).toEqual([["dealt", "dealt", "face-down", "turn"]]);
  expect(told(1, "face-down")).toEqual([["dealt", "dealt", "face-down", "turn"], ["handled"]]);
});

it("cuts the log into chapters, each with what is told in it", () => {
  const log = [entry(0, "deal"), entry(1, "bleed", "turn"), entry(2, "hunt"), entry(3, "turn", "turn", "pass")];
  const told = chapters(log, ["turn"]).map(({ title, entries }) => [title?.[0], entries.flatMap(({ events }) => events?.map(({ say }) => say[0]))]);
  expect(told).toEqual([
    [undefined, ["deal 0", "bleed 1"]],
    ["turn 1", ["hunt 2"]],
    ["turn 3", []],
    ["turn 3", ["pass 3"]],
  ]);
  const keys = chapters(log, ["turn"]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("is one chapter without a title where a game has none", () => {
  expect(chapters([entry(0, "deal"), entry(1, "turn")], [])).toMatchObject([{ title: null, entries: [{ seq: 0 }, { seq: 1 }] }]);
});
