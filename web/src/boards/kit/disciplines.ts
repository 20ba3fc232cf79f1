/** The signs of the Disciplines, of our own drawing, on a square of 48: for any game in which there are some. */
import { oval, type Drawing } from "../../art/drawing.ts";

export const DISCIPLINES: Readonly<Record<string, Drawing>> = {
  // A paw.
  animalism: {
    lines: "M24 23C17 23 10 32 12 38C14 43 20 39 24 39C28 39 34 43 36 38C38 32 31 23 24 23Z",
    solid: oval(9, 22, 3.2, 4.6) + oval(18, 13, 3.4, 5) + oval(30, 13, 3.4, 5) + oval(39, 22, 3.2, 4.6),
  },
  // An eye that sees more.
  auspex: { lines: "M4 28C13 15 35 15 44 28C35 41 13 41 4 28ZM24 21.5A6.5 6.5 0 1 0 24 34.5A6.5 6.5 0 1 0 24 21.5ZM24 5V12M8 10L13 16M40 10L35 16" },
  // Faster than the eye.
  celerity: { lines: "M6 9L20 24L6 39M18 9L32 24L18 39M30 9L44 24L30 39" },
  // What looks down on others.
  dominate: { lines: "M5 9H43L24 43ZM24 14.5A6 6 0 1 0 24 26.5A6 6 0 1 0 24 14.5Z", solid: oval(24, 20.5, 2, 2) },
  // A wall.
  fortitude: { lines: "M6 8H42V40H6ZM6 18.5H42M6 29H42M24 8V18.5M15 18.5V29M33 18.5V29M24 29V40" },
  // A hood with nobody in it.
  obfuscate: { lines: "M24 4C12 4 8 16 8 27V44L14 39L19 44L24 39L29 44L34 39L40 44V27C40 16 36 4 24 4ZM15 24C15 17 18 13 24 13S33 17 33 24C30 29 18 29 15 24Z" },
  // A hammer.
  potence: { lines: "M7 8H31V21H7ZM31 11.5L42 14.5L31 17.5M16 21L14 44H24L22 21" },
  // A heart that shines.
  presence: { lines: "M24 42C11 32 7 25 10 18.5C13 12.5 21 13.5 24 20C27 13.5 35 12.5 38 18.5C41 25 37 32 24 42ZM24 4V10M9 6L12.5 10.5M39 6L35.5 10.5" },
  // Claws.
  protean: { lines: "M10 5C7 20 10 33 17 43M22 5C19 20 22 33 29 43M34 5C31 20 34 33 41 43" },
  // A drop with a sign in it.
  "blood-sorcery": { lines: "M24 3C16 14 9 21.5 9 30A15 15 0 0 0 39 30C39 21.5 32 14 24 3ZM24 19L30 36L15.5 25.5H32.5L18 36Z" },
  // A flask.
  "thin-blood-alchemy": { lines: "M17 4H31M20 4V18L8 38C6.5 41 8.5 44 12 44H36C39.5 44 41.5 41 40 38L28 18V4M13.5 30H34.5", solid: oval(21, 37, 1.8, 1.8) + oval(27.5, 35, 1.4, 1.4) },
  // A light that goes out.
  oblivion: { lines: "M24 5A19 19 0 1 0 24 43A19 19 0 1 0 24 5Z", solid: "M24 11A13 13 0 1 0 37 24A9.5 9.5 0 1 1 24 11Z" },
};
