import type { GameLook } from "../index.ts";
import { EMBLEM, type Art } from "../kit/art.ts";
import { SIGNS } from "./signs.ts";

const art: Art = {
  back: {
    tile: { width: 16, height: 16, x: 0, lines: [
        { d: "M0 16L16 0M0 0L16 16" },
        { d: "M8 6.5L9.5 8L8 9.5L6.5 8Z", kind: "knot" },
      ] },
    emblem: EMBLEM,
  },
  motif: [
    { d: "M80 18L96 34V58H64V34ZM64 58H96V92H64ZM80 18V10M28 60L44 50L60 60V92H28ZM132 60L116 50L100 60V92H132Z" },
    { d: "M18 92H142M36 68V74M36 80V86M52 68V74M52 80V86M108 68V74M108 80V86M124 68V74M124 80V86M72 42H88M72 66V74M80 66V74M88 66V74" },
    { d: "M80 102C72 114 67 120 67 128A13 13 0 0 0 93 128C93 120 88 114 80 102Z", kind: "deep" },
    { d: "M30 112L58 140M58 112L30 140M102 112L130 140M130 112L102 140", kind: "bright" },
  ],
};

const HANDLED: ReadonlySet<string> = new Set(["plan", "add", "stay_or_withdraw", "pick_clan", "pick_relic", "put_under"]);

const look: GameLook = {
  striking: ["frenzy"],
  art,
  signs: SIGNS,
  counters: { blood: "blood", influence: "influence", allies: "people", victims: "person" },
  board: {
    load: () => import("./VendettaBoard.svelte"),
    scrolls: true,
    misses: (options, { decision }) => (HANDLED.has(decision?.choice ?? "") ? [] : options),
  },
};

export default look;
