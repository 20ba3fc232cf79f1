import { describe, expect, it } from "vitest";

import type { ToldEvent } from "../../lib/wire.ts";
import { MOST_ARRANGEMENTS, notesFrom, type CardNote } from "./knowledge.ts";
import fixture from "./notes.fixture.json";
import { MASK_WORDS } from "./terms.ts";

type Told = [name: string, args: Record<string, number>];
interface Story {
  players: number;
  viewer: number;
  events: Told[];
  points: { after: number; possible: string[][] }[];
}

const STORIES = fixture.games as unknown as Story[];

function told(events: readonly Told[]): ToldEvent[] {
  return events.map(([name, args]) => ({ name, args, say: ["", []] }));
}

/** Four persons and two cards in the centre: judge, thief, king, witch, spy, fool. */
const DEAL: Told[] = [6, 7, 12, 5, 2, 8].map((mask, card) => ["dealt", { card, mask }]);

function note(card: number, ...events: Told[]): CardNote {
  const found = notesFrom(told([...DEAL, ...events])).cards[card];
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

describe("what is written down here and in the rules", () => {
  it("has the masks in the same order", () => {
    expect([...MASK_WORDS]).toEqual(fixture.masks);
  });

  it("follows as many arrangements", () => {
    expect(MOST_ARRANGEMENTS).toBe(fixture.followed);
  });
});

describe.each(STORIES)("a game of $players in the eyes of $viewer", ({ events, points }) => {
  it.each(points)("agrees with the rules after $after events", ({ after, possible }) => {
    const { cards } = notesFrom(told(events.slice(0, after)));
    expect(cards.map((card) => [...card.possible])).toEqual(possible);
    for (const [card, masks] of possible.entries()) {
      expect(cards[card]?.certain ?? null).toBe(masks.length === 1 ? masks[0] : null);
      const seen = cards[card]?.sighting?.mask;
      if (seen) expect(masks).toContain(seen);
    }
  });

  it("names as holders exactly the cards that can be the mask", () => {
    const { cards, holders } = notesFrom(told(events));
    for (const [mask, held] of holders) {
      expect(held).toEqual(cards.filter((card) => card.possible.includes(mask)).map(({ card }) => card));
    }
  });
});

function handled(player: number, first: number, second: number): Told {
  return ["handled", { player, first, second }];
}

function swap(first: number, second: number): Told[] {
  return [handled(0, first, second), ["handled-really", { first, second }]];
}

function sham(first: number, second: number): Told[] {
  return [handled(0, first, second), ["only-pretended", { first, second }]];
}

describe("what you saw", () => {
  it("is certain while nobody touches the card", () => {
    const sighting = { mask: "king", how: "dealt", place: 2, card: 2, swaps: 0, doubts: [] };
    expect(note(2)).toMatchObject({ certain: "king", coming: "here", sighting });
  });

  it("is seen here by looking and by showing, too", () => {
    const before = [handled(1, 1, 2), handled(2, 2, 3)];
    for (const how of ["saw", "revealed"]) {
      const seen = note(2, ...before, [how, { card: 2, mask: 5 }]);
      expect(seen).toMatchObject({ certain: "witch", coming: "here", sighting: { how, place: 2, card: 2, doubts: [] } });
    }
  });

  it("is doubted by every handling that somebody else did", () => {
    const doubtful = note(2, handled(1, 1, 2), handled(3, 3, 2));
    expect(doubtful).toMatchObject({ certain: null, coming: "here", sighting: { mask: "king", swaps: 0, doubts: [1, 3] } });
    expect(doubtful.possible).toEqual(["witch", "thief", "king"]);
  });

  it("tells about the other card too", () => {
    const events: Told[] = [handled(1, 1, 2), ["saw", { card: 1, mask: 12 }]];
    expect(note(2, ...events)).toMatchObject({ certain: "thief", sighting: null });
    expect(note(1, ...events)).toMatchObject({ certain: "king", sighting: { how: "saw", doubts: [] } });
  });
});

describe("your own swap", () => {
  it("brings along what you saw, and where you saw it", () => {
    expect(note(0, ...swap(0, 1))).toMatchObject({
      certain: "thief",
      coming: "brought",
      sighting: { mask: "thief", how: "dealt", place: 1, card: 1, swaps: 1, doubts: [] },
    });
    expect(note(1, ...swap(0, 1))).toMatchObject({
      certain: "judge",
      coming: "brought",
      sighting: { mask: "judge", how: "dealt", place: 0, card: 0, swaps: 1 },
    });
  });

  it("brings along what you looked at, and what was shown", () => {
    const events: Told[] = [["saw", { card: 0, mask: 6 }], ["revealed", { card: 3, mask: 5 }], ...swap(0, 3)];
    expect(note(0, ...events)).toMatchObject({ coming: "brought", sighting: { how: "revealed", card: 3 } });
    expect(note(3, ...events)).toMatchObject({ coming: "brought", sighting: { how: "saw", card: 0 } });
  });

  it("takes cards to and from the centre", () => {
    expect(note(0, ...swap(0, 4))).toMatchObject({ certain: "spy", coming: "brought", sighting: { place: 4, card: 4 } });
    expect(note(4, ...swap(0, 4))).toMatchObject({ certain: "judge", coming: "brought", sighting: { place: 0, card: 0 } });
    expect(note(5, ...swap(0, 4))).toMatchObject({ certain: "fool", coming: "here" });
  });

  it("leaves everything where it was if you only pretended", () => {
    expect(note(0, ...sham(0, 4))).toMatchObject({ certain: "judge", coming: "here", sighting: { swaps: 0, doubts: [] } });
    expect(note(4, ...sham(0, 4))).toMatchObject({ certain: "spy", coming: "here", sighting: { swaps: 0, doubts: [] } });
  });

  it("is counted with the next one, from where you saw the card at first", () => {
    const events = [...swap(0, 1), ...swap(0, 2)];
    expect(note(2, ...events)).toMatchObject({ certain: "thief", coming: "brought", sighting: { place: 1, card: 1, swaps: 2 } });
    expect(note(0, ...events)).toMatchObject({ certain: "king", coming: "brought", sighting: { place: 2, card: 2, swaps: 1 } });
    expect(note(1, ...events)).toMatchObject({ certain: "judge", coming: "brought", sighting: { place: 0, card: 0, swaps: 1 } });
  });

  it("and another one back leave what you saw where you saw it", () => {
    const events = [...swap(0, 1), ...swap(0, 1)];
    expect(note(0, ...events)).toMatchObject({ certain: "judge", coming: "here", sighting: { place: 0, card: 0, swaps: 2 } });
    expect(note(1, ...events)).toMatchObject({ certain: "thief", coming: "here", sighting: { place: 1, card: 1, swaps: 2 } });
  });

  it("keeps the doubts of before and of afterwards", () => {
    const events = [handled(2, 1, 2), ...swap(0, 1), handled(3, 3, 0)];
    expect(note(0, ...events)).toMatchObject({
      certain: null,
      coming: "brought",
      sighting: { mask: "thief", place: 1, card: 1, swaps: 1, doubts: [2, 3] },
    });
  });

  it("counts no more once you have seen the card again", () => {
    const events: Told[] = [...swap(0, 1), ["saw", { card: 0, mask: 7 }]];
    expect(note(0, ...events)).toMatchObject({ certain: "thief", coming: "here", sighting: { how: "saw", place: 0, swaps: 0 } });
  });
});

describe("a Puppet Master", () => {
  it("moves persons, while the cards stay where they lie", () => {
    const moved: Told = ["moved", { first: 1, second: 2 }];
    expect(note(1, moved).certain).toBe("king");
    expect(note(2, moved).certain).toBe("thief");
    expect(note(4, moved).certain).toBe("spy");
  });

  it("leaves you to say who sat there when you saw the card", () => {
    const moved: Told = ["moved", { first: 1, second: 2 }];
    expect(note(2, moved)).toMatchObject({ coming: "reseated", sighting: { mask: "thief", place: 1, card: 1 } });
    expect(note(0, moved).coming).toBe("here");
    expect(note(2, moved, ["revealed", { card: 2, mask: 7 }])).toMatchObject({ coming: "here", sighting: { place: 1, card: 2 } });
    expect(note(0, moved, ...swap(0, 2))).toMatchObject({ coming: "brought", sighting: { mask: "thief", place: 1, card: 1 } });
  });

  it("leaves later handlings at the places where the persons sit then", () => {
    const events: Told[] = [
      ["moved", { first: 1, second: 2 }],
      ["handled", { player: 1, first: 1, second: 0 }],
    ];
    expect(note(1, ...events).possible).toEqual(["judge", "king"]);
    expect(note(2, ...events).certain).toBe("thief");
  });
});
