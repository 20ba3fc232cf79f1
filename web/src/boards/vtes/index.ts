import { offBoard } from "../generic/reach.ts";
import type { GameLook } from "../index.ts";
import type { Art } from "../kit/art.ts";
import { CLANS } from "../kit/clans.ts";
import { DISCIPLINES } from "./disciplines.ts";

const art: Art = {
  back: {
    tile: { width: 20, height: 20, x: 0, lines: [
        { d: "M10 3C7 7 5.5 9 5.5 11.5A4.5 4.5 0 0 0 14.5 11.5C14.5 9 13 7 10 3Z" },
        { d: "M0 18C5 15 15 15 20 18" },
      ] },
    emblem: [
      { d: "M50 40L76 52V74C76 90 66 98 50 106C34 98 24 90 24 74V52Z", kind: "plate" },
      { d: "M50 56C44 65 41 70 41 76A9 9 0 0 0 59 76C59 70 56 65 50 56Z" },
    ],
  },
  motif: [
    { d: "M80 14L132 36V78C132 112 112 132 80 148C48 132 28 112 28 78V36Z" },
    { d: "M80 26L121 43.5V78C121 105 105 122 80 135C55 122 39 105 39 78V43.5Z" },
    { d: "M80 50C68 67 61 77 61 89A19 19 0 0 0 99 89C99 77 92 67 80 50Z", kind: "deep" },
    { d: "M70 90A10 10 0 0 0 80 100", kind: "bright" },
    { d: "M52 44C58 48 62 54 62 60M108 44C102 48 98 54 98 60" },
  ],
};

const look: GameLook = {
  art,
  signs: { ...CLANS, ...DISCIPLINES },
  counters: { pool: "pool", "victory-points": "prestige", hand: "cards", library: "copy", crypt: "fangs" },
  board: {
    load: () => import("./VtesBoard.svelte"),
    scrolls: true,
    misses: (options, { board }, viewer) => offBoard(options, board, viewer),
  },
};

export default look;
