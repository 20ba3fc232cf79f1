/** What a game looks like from outside: the backs of its cards, and the picture on its door. */

export interface Stroke {
  d: string;
  /** How it is drawn; a line if nothing is said. */
  kind?: "knot" | "plate" | "hole" | "deep" | "bright" | "coin";
}

export interface Art {
  back: {
    /** Repeats all over the back. */
    tile: { width: number; height: number; x: number; lines: readonly Stroke[] };
    /** In the middle of it. */
    emblem: readonly Stroke[];
  };
  motif: readonly Stroke[];
}

export const EMBLEM: Art["back"]["emblem"] = [
  { d: "M50 44L72 70L50 96L28 70Z", kind: "plate" },
  { d: "M50 56L54 66L62 70L54 74L50 84L46 74L38 70L46 66Z" },
];

/** Of a game that brings none. */
export const PLAIN: Art = {
  back: {
    tile: { width: 14, height: 24.25, x: 0, lines: [
        { d: "M7 0L14 4V12L7 16L0 12V4ZM7 16V24.25" },
      ] },
    emblem: EMBLEM,
  },
  motif: [
    { d: "M50 34H104C108 34 110 36 110 40V116C110 120 108 122 104 122H50C46 122 44 120 44 116V40C44 36 46 34 50 34Z" },
    { d: "M44 46L30 50C27 51 25 54 26 57L44 124C45 127 48 129 51 128L72 122M110 46L124 50C127 51 129 54 128 57L112 116" },
    { d: "M77 56L84 71L99 78L84 85L77 100L70 85L55 78L70 71Z", kind: "deep" },
  ],
};
