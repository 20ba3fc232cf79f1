import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../lib/settings.svelte.ts";
import { makeSpeech } from "../../lib/speech.svelte.ts";
import { textFromFiles } from "../../lib/texts.testing.ts";
import type { CardView, LegalOption, Position, StripLine, TableInfo, Zone } from "../../lib/wire.ts";
import { boardFor, counterIcon, signOf } from "../index.ts";
import { BoardContext } from "../kit/board.svelte.ts";
import { changeText } from "../kit/changes.ts";
import { cardKeys, densityOf, heaps } from "../kit/folding.ts";
import { cardMarks, findCard, knownOf, optionsAt, optionsByMark } from "../kit/marks.ts";
import { factText, named, seatName } from "../kit/names.ts";
import { arrangeSeats, clockwiseFrom } from "../kit/seating.ts";
import { glowingSeats, offBoard } from "./reach.ts";
import { keyed, withNumbers } from "./strip.ts";
import { ownHand, pilesOf, zonesOfSeat, zonesOfTable } from "./zones.ts";

function zone(cards: CardView[], more: Partial<Zone> = {}): Zone {
  return { name: "ready", owner: 0, cards, pile: false, ...more };
}

function option(number: number, ...marks: string[]): LegalOption {
  return { verb: "do", args: { number }, say: ["", []], marks };
}

describe("seating", () => {
  it("goes clockwise from the viewer", () => {
    expect(clockwiseFrom([0, 1, 2, 3], 2)).toEqual([2, 3, 0, 1]);
    expect(clockwiseFrom([3, 0, 2, 1], 2)).toEqual([2, 1, 3, 0]);
    expect(clockwiseFrom([0, 1, 2], 30)).toEqual([0, 1, 2]);
  });

  it("puts the next seat on the left and the one before on the right", () => {
    expect(arrangeSeats([0, 1, 2, 3, 4], 3)).toEqual({ own: 3, left: 4, right: 2, across: [0, 1] });
    expect(arrangeSeats([0, 1, 2], 0)).toEqual({ own: 0, left: 1, right: 2, across: [] });
  });

  it("puts a single opponent across", () => {
    expect(arrangeSeats([0, 1], 1)).toEqual({ own: 1, left: null, right: null, across: [0] });
  });

  it("seats thirteen, each once", () => {
    const seats = Array.from({ length: 13 }, (_, seat) => seat);
    const { own, left, right, across } = arrangeSeats(seats, 12);
    expect([own, left, right, ...across].sort((one, other) => Number(one) - Number(other))).toEqual(seats);
  });

  it("gives whoever watches everybody in one row", () => {
    expect(arrangeSeats([0, 1, 2], 30)).toEqual({ own: null, left: null, right: null, across: [0, 1, 2] });
  });
});

describe("marks", () => {
  const bleed = option(1, "card:4", "seat:p2");
  const hunt = option(2, "card:4");
  const play = option(3, "face:soak", "card:4", "card:4");
  const byMark = optionsByMark([bleed, hunt, play]);

  it("lead from elements to options, each once and in order", () => {
    expect(byMark.get("card:4")).toEqual([bleed, hunt, play]);
    expect(optionsAt(["card:4", "face:soak"], byMark)).toEqual([bleed, hunt, play]);
    expect(optionsAt(["seat:p2"], byMark)).toEqual([bleed]);
    expect(optionsAt(["seat:p3"], byMark)).toEqual([]);
  });

  it("call a card by its number, or one of the viewer's own by its face", () => {
    expect(cardMarks({ face: "bela", number: 5 }, zone([]), 2, 0)).toEqual(["at:ready:0:2", "card:5"]);
    expect(cardMarks({ face: "soak" }, zone([], { name: "hand" }), 0, 0)).toEqual(["at:hand:0:0", "face:soak"]);
    expect(cardMarks({ face: "soak" }, zone([], { name: "hand", owner: 1 }), 0, 0)).toEqual(["at:hand:1:0"]);
    expect(cardMarks({ face: "soak" }, zone([], { name: "ash-heap", pile: true }), 0, 0)).toEqual(["at:ash-heap:0:0"]);
    expect(cardMarks({}, zone([], { name: "centre", owner: -1 }), 1, 0)).toEqual(["at:centre:-1:1"]);
  });

  it("lead to what is known", () => {
    expect(knownOf(["at:mask:1:0"], { "at:mask:1:0": { faces: ["king"] } })).toEqual(["king"]);
    expect(knownOf(["at:mask:2:0"], { "at:mask:1:0": { faces: ["king"] } })).toEqual([]);
  });

  it("find cards that lie on others", () => {
    const deep: CardView = { face: "doll", number: 9 };
    expect(findCard([zone([{ face: "bela", number: 5, on: [deep] }])], 9)).toBe(deep);
    expect(findCard([zone([])], 9)).toBeNull();
  });
});

describe("what can be tapped", () => {
  const zones = [
    zone([{ face: "bela", number: 5, on: [{ face: "doll", number: 9 }] }], { owner: 1 }),
    zone([{ face: "soak" }], { name: "hand" }),
    zone([{ face: "ashes", number: 7 }], { name: "ash-heap", pile: true }),
  ];
  const board = { seats: [0, 1], zones, counters: [], active: 0 };
  const onSeat = option(1, "seat:p2");
  const onDoll = option(2, "card:9");
  const inHand = option(3, "face:soak");
  const inPile = option(4, "card:7");
  const inWords = option(5);
  const options = [onSeat, onDoll, inHand, inPile, inWords];

  it("is what lies open before somebody; piles and mere words are left to the list", () => {
    expect(offBoard(options, board, 0)).toEqual([inPile, inWords]);
    expect(boardFor("vtes").misses(options, { seq: 1, board, say: ["", []] }, 0)).toEqual([inPile, inWords]);
  });

  it("leads to the seats before which it lies, and not to the hand", () => {
    expect([...glowingSeats([onDoll, inHand, inPile], board, 0)]).toEqual([1]);
    expect([...glowingSeats([option(6, "seat:p1")], board, 0)]).toEqual([0]);
  });
});

describe("folding", () => {
  it("shrinks crowded zones", () => {
    const two = [{ face: "a" }, { face: "b" }];
    expect(densityOf(zone(two), 2)).toBe("cards");
    expect(densityOf(zone(two), 1)).toBe("chips");
  });

  it("counts cards that lie on others as half", () => {
    const laden = zone([{ face: "a", on: [{ face: "b" }, { face: "c" }] }]);
    expect(densityOf(laden, 2)).toBe("cards");
    expect(densityOf(laden, 1)).toBe("chips");
  });

  it("heaps equal cards in the place of the first", () => {
    const found = heaps([{ face: "a" }, { face: "b" }, { face: "a" }]);
    expect(found.map(({ card, place, count }) => [card.face, place, count])).toEqual([
      ["a", 0, 2],
      ["b", 1, 1],
    ]);
  });

  it("never heaps cards that have numbers", () => {
    expect(heaps([{ number: 1 }, { number: 2 }])).toHaveLength(2);
  });

  it("knows cards again where they have a number, and gives every card a key of its own", () => {
    const cards = [{ face: "a", number: 7 }, { face: "b" }, { face: "b" }, {}, {}];
    const keys = cardKeys(zone(cards));
    expect(keys[0]).toBe("card:7");
    expect(cardKeys(zone([{ face: "a", number: 7 }], { name: "torpor" }))).toEqual(["card:7"]);
    expect(new Set(keys).size).toBe(cards.length);
  });

  it("keeps the keys of hand cards when another leaves", () => {
    const before = cardKeys(zone([{ face: "a" }, { face: "b" }, { face: "c" }], { name: "hand" }));
    const after = cardKeys(zone([{ face: "a" }, { face: "c" }], { name: "hand" }));
    expect(after).toEqual([before[0], before[2]]);
  });
});

describe("zones", () => {
  const hand = zone([{ face: "a" }], { name: "hand" });
  const ready = zone([{ face: "b" }]);
  const torpor = zone([], { name: "torpor" });
  const centre = zone([{}], { name: "centre", owner: -1 });
  const ashes = zone([{ face: "c" }], { name: "ash-heap", pile: true });
  const zones = [hand, ready, torpor, centre, ashes];

  it("show the viewer's hand apart and leave out what is empty", () => {
    expect(ownHand(zones, 0)).toBe(hand);
    expect(ownHand(zones, 30)).toBeNull();
    expect(zonesOfSeat(zones, 0, true)).toEqual([ready]);
    expect(zonesOfSeat(zones, 0, false)).toEqual([hand, ready]);
    expect(zonesOfTable(zones)).toEqual([centre]);
    expect(pilesOf(zones, 0)).toEqual([ashes]);
    expect(pilesOf(zones, -1)).toEqual([]);
  });

  it("keep the place of an empty pile, so that its first card moves nothing", () => {
    const empty = zone([], { name: "ash-heap", pile: true });
    expect(pilesOf([ready, empty], 0)).toEqual([empty]);
  });
});

it("makes the numbers of a sentence stand out", () => {
  expect(withNumbers("Stealth: 2. Round 13")).toEqual([
    { text: "Stealth: ", number: false },
    { text: "2", number: true },
    { text: ". Round ", number: false },
    { text: "13", number: true },
  ]);
  expect(withNumbers("Stealth: -1, after A-2")).toEqual([
    { text: "Stealth: ", number: false },
    { text: "−1", number: true },
    { text: ", after A-", number: false },
    { text: "2", number: true },
  ]);
});

it("keeps an open choice while others choose, until something else is asked or one of it is picked", () => {
  let [seq, choice] = [4, "act"];
  const position = (): Position => ({
    seq,
    board: { seats: [], zones: [], counters: [], active: 0 },
    say: ["", []],
    decision: { choice, say: ["", []], options: [option(1), option(2)] },
  });
  const info: TableInfo = { id: "abcdefgh2345", game: "vtes", status: "running", seats: [] };
  const board = new BoardContext(() => ({ game: "vtes", info, viewer: 0, position: position(), interactive: true, onchoose: () => undefined }));
  const at = { getBoundingClientRect: () => ({}) } as unknown as Element;
  board.choose([option(1), option(2)], at);
  seq = 5;
  expect(board.open?.options).toHaveLength(2);
  choice = "block";
  expect(board.open).toBeNull();
  board.offer([option(1)], at);
  expect(board.open?.options).toHaveLength(1);
  board.pick(option(1));
  expect(board.open).toBeNull();
});

describe("names", () => {
  it("fall back to the bare word and the number of the seat", () => {
    const speech = { has: (id: string) => id === "zone-ready", say: (id: string) => `<${id}>` };
    expect(named(speech, "zone", "ready")).toBe("<zone-ready>");
    expect(named(speech, "zone", "attic")).toBe("attic");
    expect(seatName([{ seat: 2, kind: "bot", name: "Bea" }], 2)).toBe("Bea");
    expect(seatName([], 2)).toBe("#3");
  });
});

it("shows what a counter has gained or lost", () => {
  expect(changeText(undefined, 30)).toBe("");
  expect(changeText(30, 30)).toBe("");
  expect(changeText(30, 33)).toBe("+3");
  expect(changeText(30, 28)).toBe("−2");
});

it.each(LANGUAGES)("says in %s what holds for a seat", async (language) => {
  const speech = makeSpeech(textFromFiles);
  await speech.choose(language);
  await speech.fetch("vendetta");
  const clan = { en: "Clan: Brujah", es: "Clan: Brujah", pl: "Klan: Brujah" };
  const out = { en: "Out of the game", es: "Fuera de la partida", pl: "Poza grą" };
  const voice = speech.of("vendetta");
  expect(factText(voice, { name: "clan", owner: 0, value: "brujah" })).toBe(clan[language]);
  expect(factText(voice, { name: "out", owner: 0 })).toBe(out[language]);
  expect(factText(voice, { name: "mood", owner: 0, value: "grim" })).toBe("mood: grim");
});

describe("what a game looks like", () => {
  it("is its own: no other game has its signs", () => {
    expect([signOf("mascarade", "king"), signOf("vendetta", "ventrue"), signOf("vendetta", "relic")].every(Boolean)).toBe(true);
    expect([signOf("vtes", "king"), signOf("mascarade", "ventrue"), signOf("vtes", "relic"), signOf("tarot", "king")]).toEqual(Array(4).fill(undefined));
    expect([counterIcon("mascarade", "coins"), counterIcon("vtes", "coins"), counterIcon("tarot", "coins")]).toEqual(["coin", "ring", "ring"]);
  });
});

describe("the lines of the strip", () => {
  it("have different keys, also those of the same name, and keep them while others come and go", () => {
    const line = (name: string): StripLine => ({ name, say: [name, []] });
    const before = keyed([line("ousted"), line("edge")]).map(({ key }) => key);
    const after = keyed([line("ousted"), line("ousted"), line("edge")]).map(({ key }) => key);
    expect(new Set(after).size).toBe(3);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});
