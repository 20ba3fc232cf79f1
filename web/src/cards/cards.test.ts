import { describe, expect, it } from "vitest";

import { kindLine, waysOf } from "./describe.ts";
import { placeBeside } from "./placing.ts";
import { sigilOf } from "./sigil.ts";

describe("the text of a card", () => {
  it("knows what kind of card it is from the first words of its text", () => {
    expect(kindLine("Action, 2 blood. [dom] +1 stealth action.")).toBe("Action");
    expect(kindLine("Take all the coins on Justice and give them to the poor of this city.")).toBe("");
    expect(kindLine("")).toBe("");
  });

  it("cuts a text where another way of using the card begins", () => {
    expect(waysOf("Action. [dom] One. [DOM] Two.")).toEqual(["Action.", "[dom] One.", "[DOM] Two."]);
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
    expect(tall).toEqual({ left: 50, top: 25 });
  });
});
