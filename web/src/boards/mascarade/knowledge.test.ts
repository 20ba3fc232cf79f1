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

describe("what you saw", () => {
  it("is certain while nobody touches the card", () => {
    expect(note(2)).toMatchObject({ certain: "king", sighting: { mask: "king", how: "dealt", doubts: [] } });
  });

  it("is doubted by every handling that somebody else did", () => {
    const doubtful = note(2, ["handled", { player: 1, first: 1, second: 2 }], ["handled", { player: 3, first: 3, second: 2 }]);
    expect(doubtful).toMatchObject({ certain: null, sighting: { mask: "king", doubts: [1, 3] } });
    expect(doubtful.possible).toEqual(["witch", "thief", "king"]);
  });

  it("goes along with a card that you really moved", () => {
    const swap: Told[] = [
      ["handled", { player: 0, first: 0, second: 4 }],
      ["handled-really", { first: 0, second: 4 }],
    ];
    expect(note(0, ...swap).certain).toBe("spy");
    expect(note(4, ...swap).certain).toBe("judge");
  });

  it("stays where you only pretended", () => {
    const sham: Told[] = [
      ["handled", { player: 0, first: 0, second: 4 }],
      ["only-pretended", { first: 0, second: 4 }],
    ];
    expect(note(0, ...sham)).toMatchObject({ certain: "judge", sighting: { doubts: [] } });
  });

  it("tells about the other card too", () => {
    const events: Told[] = [
      ["handled", { player: 1, first: 1, second: 2 }],
      ["saw", { card: 1, mask: 12 }],
    ];
    expect(note(2, ...events)).toMatchObject({ certain: "thief", sighting: null });
    expect(note(1, ...events)).toMatchObject({ certain: "king", sighting: { how: "saw", doubts: [] } });
  });
});

describe("a Puppet Master", () => {
  it("moves persons, while the cards stay where they lie", () => {
    const moved: Told = ["moved", { first: 1, second: 2 }];
    expect(note(1, moved).certain).toBe("king");
    expect(note(2, moved).certain).toBe("thief");
    expect(note(4, moved).certain).toBe("spy");
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
