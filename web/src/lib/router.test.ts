import { describe, expect, it } from "vitest";

import { cardsPath, replayPath, routeOf, rulesPath, tablePath } from "./router.svelte.ts";

describe("routes", () => {
  it.each([
    ["/", "", { page: "lobby" }],
    ["/new/mascarade", "", { page: "new", game: "mascarade", deck: "" }],
    ["/new/mascarade/", "", { page: "new", game: "mascarade", deck: "" }],
    ["/table/abcdefgh2345", "#k3y", { page: "table", id: "abcdefgh2345", key: "k3y" }],
    ["/table/abcdefgh2345", "", { page: "table", id: "abcdefgh2345", key: "" }],
    ["/seat", "#code.with.dots", { page: "seat", code: "code.with.dots" }],
    ["/replay/abcdefgh2345", "#k3y", { page: "replay", id: "abcdefgh2345", key: "k3y" }],
    ["/replay", "", { page: "replay", id: "", key: "" }],
    ["/cards/vtes", "", { page: "cards", game: "vtes", table: "", key: "" }],
    ["/cards/vendetta/abcdefgh2345", "#k3y", { page: "cards", game: "vendetta", table: "abcdefgh2345", key: "k3y" }],
    ["/cards/vendetta/abcdefgh2345/more", "", { page: "nowhere" }],
    ["/rules/vtes", "#VTES-1-01", { page: "rules", game: "vtes", id: "VTES-1-01" }],
    ["/rules/vtes", "", { page: "rules", game: "vtes", id: "" }],
    ["/rules", "", { page: "nowhere" }],
    ["/mine", "", { page: "mine" }],
    ["/about", "", { page: "about" }],
    ["/new", "", { page: "nowhere" }],
    ["/table", "", { page: "nowhere" }],
    ["/about/us", "", { page: "nowhere" }],
    ["/table/a/b", "", { page: "nowhere" }],
    ["/new/rivals", "#abc", { page: "new", game: "rivals", deck: "abc" }],
    ["/decks", "", { page: "decks", game: "", deck: "" }],
    ["/decks/rivals", "", { page: "decks", game: "rivals", deck: "" }],
    ["/decks/rivals", "#a/b/c", { page: "decks", game: "rivals", deck: "a/b/c" }],
    ["/decks/rivals/more", "", { page: "nowhere" }],
    ["/%E0%A4%A", "", { page: "nowhere" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });

  it("the key of a table stands behind the #, where no server sees it", () => {
    expect(tablePath("abcdefgh2345", "k3y")).toBe("/table/abcdefgh2345#k3y");
    expect(tablePath("abcdefgh2345")).toBe("/table/abcdefgh2345");
    expect(replayPath("abcdefgh2345", "k3y", 12)).toBe("/replay/abcdefgh2345?step=12#k3y");
    expect(replayPath("abcdefgh2345")).toBe("/replay/abcdefgh2345");
    expect(rulesPath("vendetta", "VEN-SETUP-01")).toBe("/rules/vendetta#VEN-SETUP-01");
    expect(cardsPath("vendetta")).toBe("/cards/vendetta");
    expect(cardsPath("vendetta", "abcdefgh2345", "k3y")).toBe("/cards/vendetta/abcdefgh2345#k3y");
  });
});
