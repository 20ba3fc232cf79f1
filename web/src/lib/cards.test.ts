import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cardText, lookAt, ruleText } from "./cards.svelte.ts";

/** A server that says of a card which edition it was asked for; what was asked is kept. */
let asked: string[] = [];

function answer(path: string, init: RequestInit): Response {
  const { edition = "" } = init.body ? (JSON.parse(init.body as string) as { edition: string }) : {};
  asked.push(`${init.method} ${path}`);
  const address = new URL(path, "http://table.example");
  if (address.pathname.endsWith("/rules")) {
    const rules = (address.searchParams.get("ids") ?? "").split(",").map((id) => ({ id, area: "", text: `${id} ${edition}` }));
    return Response.json({ rules });
  }
  const words = (address.searchParams.get("words") ?? "hunt,ready").split(",");
  return Response.json({ cards: words.map((word) => ({ word, name: word, text: `${word} ${edition}` })) });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => Promise.resolve(answer(path, init)));
});
afterEach(() => vi.unstubAllGlobals());

async function read(word: string): Promise<string> {
  cardText("vendetta", word);
  await vi.waitFor(() => expect(cardText("vendetta", word)).toBeDefined());
  return cardText("vendetta", word)?.text ?? "";
}

describe("the texts of a table that has changed its cards", () => {
  it("are asked for all at once, and never mixed with those of another", async () => {
    expect(await read("hunt")).toBe("hunt ");
    const leave = lookAt("vendetta", "one");
    expect(cardText("vendetta", "hunt")).toBeUndefined();
    expect(await read("hunt")).toBe("hunt one");
    expect(await read("ready")).toBe("ready one");
    leave();
    const leaveOther = lookAt("vendetta", "two");
    expect(await read("hunt")).toBe("hunt two");
    leaveOther();
    expect(await read("hunt")).toBe("hunt ");
    expect(asked).toEqual([
      "GET /api/games/vendetta/cards?lang=en&words=hunt",
      "POST /api/games/vendetta/cards?lang=en",
      "POST /api/games/vendetta/cards?lang=en",
    ]);
  });

  it("do not concern another game, nor whoever has left the table for the next one", async () => {
    const leave = lookAt("vendetta", "three");
    const leaveNext = lookAt("vendetta", "four");
    leave();
    expect(await read("hunt")).toBe("hunt four");
    cardText("vtes", "hunt");
    await vi.waitFor(() => expect(cardText("vtes", "hunt")?.text).toBe("hunt "));
    leaveNext();
  });

  it("come with rules that say what is different there", async () => {
    const leave = lookAt("vendetta", "five");
    ruleText("vendetta", "VEN-CARD-12");
    await vi.waitFor(() => expect(ruleText("vendetta", "VEN-CARD-12")?.text).toBe("VEN-CARD-12 five"));
    leave();
    ruleText("vendetta", "VEN-CARD-12");
    await vi.waitFor(() => expect(ruleText("vendetta", "VEN-CARD-12")?.text).toBe("VEN-CARD-12 "));
  });
});
