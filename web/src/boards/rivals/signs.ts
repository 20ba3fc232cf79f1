/** The signs of attributes and of what cards are, of our own drawing, on a square of 48. */
import { ring, type Drawing } from "../../art/drawing.ts";

export const SIGNS: Readonly<Record<string, Drawing>> = {
  // A fist.
  physical: { lines: "M10 22V14A4 4 0 0 1 18 14V11A4 4 0 0 1 26 11V13A4 4 0 0 1 34 14V18A4 4 0 0 1 40 21V29C40 37 34 43 26 43C17 43 10 37 10 29V22ZM10 24H24A4 4 0 0 1 24 32H19M18 14V22M26 13V22M34 18V24" },
  // What is said.
  social: { lines: "M6 8H42V33H26L15 43V33H6ZM14 17H34M14 24H27" },
  // A mind that goes round.
  mental: { lines: "M30 43V36H36C38 36 39 34 39 32V27L43 25L39 18C38 9 31 5 23 5C13 5 7 12 7 21C7 28 10 32 15 35V43" + "M23 14A6 6 0 1 1 17 20M23 20H28" },
  // A sight.
  ranged: { lines: ring(24, 24, 14) + "M24 3V17M24 31V45M3 24H17M31 24H45" },
  attack: { lines: "M42 6L18 30M42 6L30 8L13 25M42 6L40 18L23 35M9 27L21 39M14 33L5 43" },
  reaction: { lines: "M24 5L41 11V23C41 34 34 41 24 45C14 41 7 34 7 23V11ZM16 24L22 30L33 18" },
  action: { lines: "M26 4L9 27H22L20 44L40 18H26Z" },
  "unhosted-action": { lines: "M26 4L9 27H22L20 44L40 18H26Z" },
  "influence-modifier": { lines: "M8 38L6 16L16 24L24 10L32 24L42 16L40 38ZM24 29V35M21 32H27" },
  scheme: { lines: "M8 24H40V42H8ZM17 24V7H31V24M17 31H31M21 13H27" },
  conspiracy: { lines: "M4 24C13 11 35 11 44 24C35 37 13 37 4 24ZM24 17A7 7 0 1 0 24 31A7 7 0 1 0 24 17ZM8 42L40 6" },
  title: { lines: "M8 38L6 14L16 23L24 8L32 23L42 14L40 38ZM8 44H40" },
  ongoing: { lines: "M38 17A16 16 0 1 0 40 27M40 8V18H30" },
  event: { lines: "M24 4L29 17L43 18L32 27L36 41L24 33L12 41L16 27L5 18L19 17Z" },
  mortal: { lines: ring(24, 14, 9) + "M7 44C8 33 15 28 24 28S40 33 41 44" },
  citizen: { lines: ring(24, 14, 9) + "M7 44C8 33 15 28 24 28S40 33 41 44" },
  retainer: { lines: ring(24, 13, 8) + "M9 44C9 33 15 27 24 27S39 33 39 44M18 44L24 33L30 44" },
  antagonist: { lines: "M24 4V44M12 14H36" },
  "second-inquisition": { lines: "M24 4V44M12 14H36" },
  haven: { lines: "M6 43V22L24 6L42 22V43ZM19 43V30H29V43" },
  agenda: { lines: "M10 5H38V43H10ZM17 15H31M17 23H31M17 31H26" },
};
