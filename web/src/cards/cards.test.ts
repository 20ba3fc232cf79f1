import { describe, expect, it } from "vitest";

import { kindMessages, waysOf } from "./describe.ts";
import { placeBeside } from "./placing.ts";
import { sigilOf } from "./sigil.ts";

describe("the text of a card", () => {
  it("is of the kind that its traits name, whatever its text begins with", () => {
    const card = { word: "govern", name: "Govern", text: "Take 1, then 2.", traits: { clan: ["ventrue"], type: ["action", "reaction"] } };
    expect(kindMessages(card)).toEqual(["type-action", "type-reaction"]);
    expect(kindMessages({ ...card, traits: { kind: ["vampire"] } })).toEqual(["kind-vampire"]);
    expect(kindMessages({ word: "king", name: "King", text: "Action, 2 blood. More." })).toEqual([]);
    expect(kindMessages(undefined)).toEqual([]);
  });

  it("has the paragraphs that the server cut, and is never cut here", () => {
    const text = "Action. [dom] One at [DOM] too. [DOM] Two.";
    const ways = ["Action.", "[dom] One at [DOM] too.", "[DOM] Two."];
    expect(waysOf({ text, ways })).toEqual(ways);
    expect(waysOf({ text })).toEqual([text]);
  });
});

describe("sigilOf", () => {
  it("draws the same figure for the same word, and different ones for different words", () => {
    expect(sigilOf("soak")).toEqual(sigilOf("soak"));
    const words = ["soak", "bela", "govern", "deflection", "zane", "chantry", "blood-doll", "zip-gun"];
    expect(new Set(words.map((word) => JSON.stringify(sigilOf(word)))).size).toBe(words.length);
  });
});

describe("placeBeside", () => {
  const screen = { width: 400, height: 800 };
  const size = { width: 300, height: 200 };

  it("goes above where there is room, else below", () => {
    expect(placeBeside({ left: 50, right: 150, top: 500, bottom: 600 }, size, screen).top).toBe(290);
    expect(placeBeside({ left: 50, right: 150, top: 50, bottom: 150 }, size, screen).top).toBe(160);
  });

  it("stays on the screen", () => {
    const { left } = placeBeside({ left: 380, right: 400, top: 500, bottom: 520 }, size, screen);
    expect(left).toBe(92);
    const tall = placeBeside({ left: 0, right: 40, top: 350, bottom: 400 }, { width: 300, height: 700 }, screen);
    expect(tall).toMatchObject({ left: 50, top: 25 });
  });

  it("never covers what it is about: a finger taps that once more", () => {
    const long = { width: 340, height: 500 };
    const high = { left: 120, right: 200, top: 300, bottom: 420 };
    expect(placeBeside(high, long, screen)).toEqual({ left: 8, top: 430, most: 362 });
    const low = { left: 120, right: 200, top: 420, bottom: 540 };
    expect(placeBeside(low, long, screen)).toEqual({ left: 8, top: 8, most: 402 });
  });
});
