import { expect, it } from "vitest";

import type { ChatLine, LogEntry, Saying } from "../lib/wire.ts";
import { Announcing } from "./announcing.ts";

const entry = (seq: number, ...words: string[]): LogEntry => ({
  seq,
  events: words.map((word) => ({ name: word, args: {}, say: [word, []] })),
});
const line = (id: number, text: string): ChatLine => ({ id, seat: 0, name: "Ana", text, at: 0 });
const read = ([text]: Saying): string => text;

it("announces what is new, and nothing twice", () => {
  const old = [entry(0, "dealt"), entry(1, "looked")];
  const announcing = new Announcing(old, [line(1, "hello")]);
  expect(announcing.hear(old, [line(1, "hello")], ["pass"], read)).toEqual([]);
  const log = [...old, entry(2, "swapped", "turn")];
  const chat = [line(1, "hello"), line(2, "ha")];
  expect(announcing.hear(log, chat, ["pass"], read)).toEqual(["swapped", "turn", "Ana: ha"]);
  expect(announcing.hear(log, chat, ["pass"], read)).toEqual([]);
});

it("announces what follows when something was taken back", () => {
  const announcing = new Announcing([entry(0, "dealt"), entry(1, "looked")], []);
  expect(announcing.hear([entry(0, "dealt"), entry(2, "taken back")], [], ["pass"], read)).toEqual(["taken back"]);
});

it("does not tell a whole evening at once", () => {
  const log = Array.from({ length: 50 }, (_, seq) => entry(seq, `event ${seq}`));
  const told = new Announcing([], []).hear(log, [], ["pass"], read);
  expect(told.at(-1)).toBe("event 49");
  expect(told.length).toBeLessThan(10);
});

it("keeps quiet about passes", () => {
  const log = [entry(1, "pass"), entry(2, "pass", "bleed")];
  expect(new Announcing([], []).hear(log, [], ["pass"], read)).toEqual(["bleed"]);
  expect(new Announcing([], []).hear(log, [], [], read)).toEqual(["pass", "pass", "bleed"]);
});
