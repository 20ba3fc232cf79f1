import type { GameLook } from "../index.ts";
import type { Art } from "../kit/art.ts";
import { MASKS } from "./art/masks.ts";
import { spoken } from "./gesture.ts";

const art: Art = {
  back: {
    tile: { width: 20, height: 28, x: 10, lines: [
        { d: "M10 0L20 14L10 28L0 14Z" },
        { d: "M10 12L11.5 14L10 16L8.5 14Z", kind: "knot" },
      ] },
    emblem: [
      { d: "M18 58C32 48 42 56 50 60C58 56 68 48 82 58C84 80 74 94 63 94C55 94 54 86 50 82C46 86 45 94 37 94C26 94 16 80 18 58Z", kind: "plate" },
      { d: "M27 70C33 64 41 67 45 73C40 79 31 78 27 70ZM73 70C67 64 59 67 55 73C60 79 69 78 73 70Z", kind: "hole" },
      { d: "M50 60V52M44 50C46 44 48 44 50 40C52 44 54 44 56 50" },
    ],
  },
  motif: [
    { d: "M22 62C46 46 64 58 80 66C96 58 114 46 138 62C142 100 122 126 102 126C88 126 86 112 80 106C74 112 72 126 58 126C38 126 18 100 22 62Z" },
    { d: "M38 82C48 71 63 76 71 87C62 98 46 97 38 82ZM122 82C112 71 97 76 89 87C98 98 114 97 122 82Z", kind: "deep" },
    { d: "M80 66V50M80 50C70 44 66 32 70 20C76 24 79 28 80 34C81 28 84 24 90 20C94 32 90 44 80 50ZM70 48C58 46 50 38 48 28C56 27 63 29 68 36M90 48C102 46 110 38 112 28C104 27 97 29 92 36" },
    { d: "M30 70C38 65 46 64 54 66M130 70C122 65 114 64 106 66", kind: "bright" },
    { d: "M24 90C10 100 8 120 16 140M136 90C150 100 152 120 144 140" },
    { d: "M73 140A7 7 0 1 0 87 140A7 7 0 1 0 73 140Z", kind: "coin" },
  ],
};

const look: GameLook = {
  art,
  signs: MASKS,
  counters: { coins: "coin", court: "justice", bank: "bank" },
  ranked: "coins",
  striking: ["trade", "cheated"],
  board: {
    load: () => import("./MascaradeBoard.svelte"),
    scrolls: false,
    misses: (options) => spoken(options).words,
  },
};

export default look;
