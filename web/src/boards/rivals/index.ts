import type { GameLook } from "../index.ts";
import { offBoard } from "../generic/reach.ts";
import { EMBLEM, type Art } from "../kit/art.ts";
import { CLANS } from "../kit/clans.ts";
import { DISCIPLINES } from "../kit/disciplines.ts";
import { SIGNS } from "./signs.ts";

const art: Art = {
  back: {
    tile: { width: 20, height: 20, x: 0, lines: [
        { d: "M0 10A10 10 0 0 1 20 10M5 10A5 5 0 0 1 15 10M-10 20A10 10 0 0 1 10 20M10 20A10 10 0 0 1 30 20" },
      ] },
    emblem: EMBLEM,
  },
  motif: [
    { d: "M20 80A60 60 0 1 0 140 80A60 60 0 1 0 20 80Z" },
    { d: "M80 20A60 60 0 0 1 138 96", kind: "bright" },
    { d: "M52 60H76V104H52ZM84 56H108V100H84Z" },
    { d: "M64 74C61 79 59 81 59 84A5 5 0 0 0 69 84C69 81 67 79 64 74ZM96 70C93 75 91 77 91 80A5 5 0 0 0 101 80C101 77 99 75 96 70Z", kind: "deep" },
    { d: "M40 132L52 116M120 132L108 116M40 28L52 44M120 28L108 44" },
  ],
};

const look: GameLook = {
  art,
  signs: { ...CLANS, ...DISCIPLINES, ...SIGNS },
  counters: { prestige: "prestige", agenda: "ambition", hand: "cards", library: "copy", faction: "fangs", "city-deck": "district" },
  ranked: "agenda",
  striking: ["eliminated", "torpor"],
  board: {
    load: () => import("./RivalsBoard.svelte"),
    scrolls: true,
    misses: (options, { board }, viewer) => offBoard(options, board, viewer),
  },
};

export default look;
