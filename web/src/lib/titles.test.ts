import { describe, expect, it } from "vitest";

import { routeOf } from "./router.svelte.ts";
import { titleOf } from "./titles.ts";

const title = (path: string): string => titleOf(routeOf(path, ""), (id) => `<${id}>`, (game) => game.toUpperCase());

describe("the title of the tab", () => {
  it("says which page it is", () => {
    expect(["/", "/mine", "/about", "/settings", "/new/vtes", "/cards/vtes", "/decks/vtes", "/decks", "/rules/vtes", "/seat", "/chess"].map(title)).toEqual([
      "Elysium",
      "<page-mine> · Elysium",
      "<page-about> · Elysium",
      "<page-settings> · Elysium",
      "VTES · <page-new-table> · Elysium",
      "VTES · <page-cards> · Elysium",
      "VTES · <page-decks> · Elysium",
      "<page-decks> · Elysium",
      "VTES · <page-rules> · Elysium",
      "<page-seat-title> · Elysium",
      "<page-nowhere-title> · Elysium",
    ]);
  });
});
