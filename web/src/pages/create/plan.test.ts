import { describe, expect, it } from "vitest";

import { countsOf, isRare, listOf, questionsOf, TablePlan } from "./plan.svelte.ts";
import type { GameInfo, Refused } from "../../lib/wire.ts";

const game: GameInfo = {
  name: "mascarade",
  fewest: 4,
  most: 12,
  usual: 6,
  options: [
    { name: "side", help: "", kind: "one-of", choices: ["A", "B"] },
    { name: "masks", help: "", kind: "cards", choices: ["judge", "king", "peasant"] },
    { name: "first", help: "", kind: "seat" },
    { name: "half", help: "", kind: "yes-no" },
    { name: "decks", help: "", kind: "decks", choices: ["one", "two"] },
  ],
};

describe("a plan of a table", () => {
  it("keeps one seat for whoever opens it", () => {
    const plan = new TablePlan(game);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open", "open", "open"]);
    plan.seat(5, "me");
    expect(plan.seats.filter((seat) => seat.kind === "me")).toHaveLength(1);
    plan.players = 4;
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  });

  it("keeps seats for friends only where others come in too", () => {
    const plan = new TablePlan(game);
    expect(plan.kinds).toEqual(["me", "open"]);
    plan.public = true;
    expect(plan.kinds).toEqual(["me", "open", "friend"]);
    plan.seat(1, "friend");
    plan.public = false;
    expect(plan.seats[1]).toEqual({ kind: "open" });
  });

  it("folds away what few people choose", () => {
    expect(game.options.filter(isRare).map(({ name }) => name)).toEqual(["first"]);
  });

  it("knows which option a problem is about", () => {
    const withFile: GameInfo = { ...game, options: [...game.options, { name: "file", help: "", kind: "file" }] };
    const plan = new TablePlan(withFile);
    const about = (details: Record<string, string>): Refused => ({ reason: "any", say: ["", [["refusal-any", details]]] });
    expect([about({}), about({ file: "file" }), "no-answer" as const].map((problem) => plan.placeOf(problem))).toEqual(["", "file", ""]);
    plan.choose("masks", "king");
    expect(plan.placeOf(about({}))).toBe("masks");
    plan.choose("masks", null);
    plan.usesOwnDeck = true;
    plan.ownDeck = "1x Anson";
    expect(plan.placeOf(about({}))).toBe("decks");
  });

  it("fills up with bots", () => {
    const plan = new TablePlan(game);
    plan.fillWithBots("search:400");
    expect(plan.wanted("Ana").seats.slice(1)).toEqual(Array.from({ length: 5 }, () => ({ kind: "bot", bot: "search:400" })));
  });

  it("sends only what was chosen", () => {
    const plan = new TablePlan(game);
    expect(plan.setup).toEqual({ players: 6, options: {}, deck: "" });
    plan.choose("side", "B");
    plan.choose("first", "random");
    expect(plan.setup.options).toEqual({ side: "B" });
    plan.choose("side", null);
    expect(plan.setup.options).toEqual({});
  });

  it("sends a yes or no as it is shown", () => {
    const plan = new TablePlan(game);
    plan.complete = { half: "yes", side: "A" };
    expect(plan.setup.options).toEqual({ half: "yes" });
  });

  it("lays a deck at every seat once one is chosen, and brings one's own beside them", () => {
    const plan = new TablePlan(game);
    plan.players = 4;
    plan.decks = ["", "two", "", ""];
    plan.ownDeck = " 1x Anson ";
    expect(plan.setup).toMatchObject({ options: { decks: "one,two,one,one" }, deck: "" });
    plan.usesOwnDeck = true;
    expect(plan.setup.deck).toBe("1x Anson");
  });

  it("calls a file by its name where the server only knows the option", async () => {
    const plan = new TablePlan(game);
    await plan.chooseFile("cards", new File(["cards: []"], "night.yaml"));
    expect(plan.options).toEqual({ cards: "cards: []" });
    const refused = (file: string): Refused => ({ reason: "card-file-not-one", say: ["", [["refusal-card-file-not-one", { file, line: 2 }]]] });
    expect(plan.naming(refused("cards"))).toEqual(refused("night.yaml"));
    expect(plan.naming(refused("other"))).toEqual(refused("other"));
    expect(plan.naming("no-answer")).toBe("no-answer");
    await plan.chooseFile("cards", undefined);
    expect([plan.options, plan.naming(refused("cards"))]).toEqual([{}, refused("cards")]);
  });

  it("offers a list of one's own beside the lists there are", () => {
    const names = questionsOf(game).map(({ option, alternative }) => [option.name, alternative?.name]);
    expect(names).toEqual([["side", "masks"], ["first", undefined], ["half", undefined], ["decks", undefined]]);
  });

  it("counts cards and lists them again", () => {
    expect(countsOf("judge,peasant,peasant")).toEqual({ judge: 1, peasant: 2 });
    expect(listOf({ peasant: 2, judge: 1 }, ["judge", "king", "peasant"])).toBe("judge,peasant,peasant");
    expect(countsOf("")).toEqual({});
  });
});
