import { expect, test } from "vitest";

import type { BoardView, CardText, CardView, Fact, Zone } from "../../lib/wire.ts";
import { actionOf, combatOf, combatStep, lastTold, levelsOf, methuselahOf, playingOf, referendumOf, standingOf } from "./table.ts";

const krid: CardView = { face: "krid", number: 7, most: 4, counters: 2 };
const anson: CardView = { face: "anson", number: 9 };

function zone(name: string, owner: number, cards: CardView[], pile = false): Zone {
  return { name, owner, cards, pile };
}

function board(more: Partial<BoardView> = {}): BoardView {
  const zones = [zone("ready", 0, [krid]), zone("ready", 1, [anson]), zone("ash-heap", 1, [], true)];
  return { seats: [0, 1, 2], active: 0, zones, counters: [], ...more };
}

const fact = (name: string, value = "", owner = -1): Fact => ({ name, owner, value });

test("prey and predator are those of whom the table says so", () => {
  const facts = [fact("prey", "p3", 0), fact("prey", "p1", 2), fact("out", "", 1), fact("edge", "", 2)];
  expect(methuselahOf(board({ facts }), 0)).toMatchObject({ prey: 2, predator: 2, out: false, edge: false });
  expect(methuselahOf(board({ facts }), 1)).toMatchObject({ prey: -1, predator: -1, out: true });
  expect(methuselahOf(board(), 1).piles.map(({ name }) => name)).toEqual(["ash-heap"]);
});

test("what has changed of a card stands in the place of what is printed", () => {
  const text = { word: "krid", name: "Krid", text: "", traits: { discipline: ["aus", "dom"], superior: ["dom"], title: ["prince"] }, numbers: { capacity: 4, group: 3, bleed: 2 } } satisfies CardText;
  expect(standingOf(text)).toMatchObject({ title: "prince", bleed: 2, strength: 1, capacity: 4, group: 3, votes: 0 });
  expect(standingOf(text).disciplines).toEqual([{ code: "dom", superior: true }, { code: "aus", superior: false }]);
  const now = standingOf(text, { most: 5, traits: { title: [] }, numbers: { bleed: 3, votes: 1 } });
  expect(now).toMatchObject({ title: "", bleed: 3, capacity: 5, votes: 1 });
});

test("a cost of X is one", () => {
  const text = { word: "x", name: "X", text: "", traits: { cost: ["x-blood"] }, numbers: { "pool-cost": 2 } } satisfies CardText;
  expect(standingOf(text)).toMatchObject({ bloodCost: "X", poolCost: "2" });
});

test("the level at which a card is played is that of the messages that name it", () => {
  expect(levelsOf(["discipline-dom", "superior-pre"])).toEqual([{ code: "dom", superior: false }, { code: "pre", superior: true }]);
});

test("an action is told from the facts of the table", () => {
  const facts = [fact("acting", "krid.7"), fact("action", "bleed"), fact("action-at", "p2"), fact("blocker", "anson.9"), fact("may-block", "", 1)];
  const counters = [{ name: "stealth", owner: -1, value: 1 }, { name: "bleed", owner: -1, value: 3 }, { name: "intercept", owner: -1, value: 2 }];
  expect(actionOf(board({ facts, counters }))).toMatchObject({ kind: "bleed", actor: krid, seat: 0, at: { seat: 1, card: null }, stealth: 1, bleed: 3, blocker: anson, intercept: 2, mayBlock: [1] });
  expect(actionOf(board())).toBeNull();
});

test("a card that is being played is told with whom it is played by and at", () => {
  const zones = [...board().zones, zone("being-played", 1, [{ face: "deflection" }])];
  expect(playingOf(board({ zones, facts: [fact("player-of-card", "anson.9"), fact("aimed-at", "p3")] }))).toMatchObject({ seat: 1, face: "deflection", by: anson, at: { seat: 2 } });
});

test("a combat has two fighters, and its step follows from what is asked", () => {
  const facts = [fact("range", "long"), fact("fighter", "krid.7", 0), fact("fighter", "anson.9", 1), fact("strike", "hand", 1)];
  const combat = combatOf(board({ facts, counters: [{ name: "round", owner: -1, value: 2 }] }));
  expect(combat).toMatchObject({ round: 2, range: "long", fighters: [{ card: krid, strike: "" }, { card: anson, strike: "hand" }] });
  expect(combatStep("press", combat?.fighters ?? [])).toBe("press");
  expect(combatStep("", [{ seat: 0, card: { ...krid, numbers: { damage: 1 } }, strike: "" }])).toBe("prevention");
  expect(combatOf(board())).toBeNull();
});

test("a referendum tells votes, and points as long as some are left", () => {
  const counters = [{ name: "votes-for", owner: -1, value: 3 }, { name: "votes-against", owner: -1, value: 1 }, { name: "points-left", owner: -1, value: 2 }];
  const strip = [{ name: "votes", say: ["", []] }, { name: "ballot", say: ["", []] }] as unknown as BoardView["strip"] & object;
  expect(referendumOf(board({ counters, strip }))).toMatchObject({ votes: 3, against: 1, left: 2, ballots: [{ name: "ballot" }] });
  expect(referendumOf(board())).toBeNull();
});

test("passes are not told", () => {
  const event = (name: string): { name: string; args: Record<string, string>; say: [string, []] } => ({ name, args: {}, say: [name, []] });
  const log = [{ seq: 1, events: [event("bleed"), event("pass")] }, { seq: 2 }, { seq: 3, events: [event("locked"), event("pass")] }];
  expect(lastTold(log, ["pass"], 2).map(({ key }) => key)).toEqual(["1 0", "3 0"]);
  expect(lastTold(log, [], 1).map(({ key }) => key)).toEqual(["3 1"]);
});
