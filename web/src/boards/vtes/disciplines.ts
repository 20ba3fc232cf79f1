/** The signs of the Disciplines by the letters that stand for them, of our own drawing, on a square of 48. */
import { oval, ring, type Drawing } from "../../art/drawing.ts";
import { DISCIPLINES as SHARED } from "../kit/disciplines.ts";

const KNOWN: Readonly<Record<string, string>> = {
  ani: "animalism", aus: "auspex", cel: "celerity", dom: "dominate", for: "fortitude", obf: "obfuscate", pot: "potence",
  pre: "presence", pro: "protean", tha: "blood-sorcery", obl: "oblivion",
};

const OWN: Readonly<Record<string, Drawing>> = {
  // A leopard's spots.
  abo: { lines: ring(24, 24, 19), solid: oval(17, 16, 4, 3) + oval(31, 15, 3, 4) + oval(14, 29, 3, 4) + oval(27, 25, 4, 3) + oval(33, 34, 4, 3) },
  // A picture that comes apart.
  chi: { lines: "M8 8H28V28H8ZM20 20H40V40H20ZM34 6L42 14M42 6L34 14" },
  // Horns.
  dai: { lines: "M8 6C6 22 14 26 24 26S42 22 40 6M24 26V42M15 36H33" },
  def: { lines: "M24 4L41 10V23C41 34 34 41 24 45C14 41 7 34 7 23V10ZM24 4V45M7 21H41" },
  // Laughter and tears.
  dem: { lines: ring(24, 24, 19) + "M13 20L19 16M29 16L35 20M13 29C18 38 30 38 35 29" },
  fli: { lines: "M4 34C6 16 18 8 44 8C40 14 36 17 30 18C34 19 36 19 38 18C34 25 29 27 24 27C27 28 29 28 31 28C25 35 14 36 4 34ZM4 42L18 26" },
  inn: { lines: "M24 6C15 15 15 27 24 33C33 27 33 15 24 6ZM24 33V44M12 38C17 36 21 38 24 42C27 38 31 36 36 38" },
  jud: { lines: "M24 5V42M12 42H36M8 12H40M8 12L3 27H13L8 12M40 12L35 27H45L40 12" },
  mal: { lines: "M24 4L36 42L5 18H43L12 42Z" },
  mar: { lines: "M24 5V43M12 16H36M12 43H36" },
  // A voice.
  mel: { lines: "M19 38V9L40 5V33", solid: oval(13, 38, 6, 5) + oval(34, 33, 6, 5) },
  // A web.
  myt: { lines: "M24 4V44M6 14L42 34M42 14L6 34M24 14L33 19V29L24 34L15 29V19Z" },
  // A grave.
  nec: { lines: "M12 43V18A12 12 0 0 1 36 18V43M6 43H42M24 15V31M18 21H30" },
  // A third eye.
  obe: { lines: "M4 32C12 22 36 22 44 32C36 42 12 42 4 32ZM24 18V4M14 20L9 8M34 20L39 8", solid: oval(24, 32, 4, 4) },
  // Arms of shadow.
  obt: { lines: "M24 44V30C24 22 8 24 8 14C8 8 15 7 16 12M24 34C24 26 40 28 40 17C40 10 32 9 32 15M24 30C24 20 26 14 24 5" },
  qui: { lines: "M24 3V30M15 30H33M24 30V38M19 45L24 38L29 45ZM19 10L24 3L29 10" },
  red: { lines: "M24 44C10 34 5 26 8 18C12 10 21 12 24 20C27 12 36 10 40 18C43 26 38 34 24 44ZM24 20V34M17 27H31" },
  san: { lines: "M12 44V24C12 20 17 20 17 24V10C17 6 22 6 22 10V22M22 12C22 8 27 8 27 12V22M27 14C27 10 32 10 32 14V24M32 18C32 14 37 14 37 18V32C37 40 32 44 26 44Z" },
  // A snake.
  ser: { lines: "M34 6C42 8 42 18 33 19H17C7 20 7 31 17 31H30C38 32 38 43 28 43H8M34 6L43 4M34 6L40 11" },
  spi: { lines: "M24 24C24 20 30 20 30 25C30 32 18 33 16 25C14 15 27 9 35 17C43 26 36 41 23 41C11 41 5 31 7 21" },
  // A moth.
  str: { lines: "M24 14V40M24 20C14 6 4 10 6 20C7 27 16 28 24 26C32 28 41 27 42 20C44 10 34 6 24 20ZM24 26C16 30 12 36 16 42C21 42 24 36 24 32C24 36 27 42 32 42C36 36 32 30 24 26ZM20 8L24 14L28 8" },
  tem: { lines: "M10 5H38M10 43H38M13 5C13 18 24 18 24 24S13 30 13 43M35 5C35 18 24 18 24 24S35 30 35 43" },
  thn: { lines: "M10 22C10 11 16 5 24 5S38 11 38 22C38 27 36 30 33 32V42H15V32C12 30 10 27 10 22ZM20 42V36M28 42V36", solid: oval(18, 22, 4, 4) + oval(30, 22, 4, 4) },
  val: { lines: "M24 4V44M24 12H38L34 18L38 24H24M15 44H33" },
  ven: { lines: "M24 4L28 30H20ZM14 30H34M24 30V44" },
  // Flesh that is formed.
  vic: { lines: "M10 40C4 28 12 26 12 18C12 8 22 4 27 10C31 15 24 19 29 23C35 27 42 20 43 28C44 38 32 44 24 41C19 39 14 46 10 40Z", solid: oval(20, 15, 2.4, 2.4) },
  // Stone wings.
  vis: { lines: "M24 44L16 30L4 34C6 20 12 10 22 8L24 4L26 8C36 10 42 20 44 34L32 30ZM24 16V30" },
  viz: { lines: "M4 24C12 11 36 11 44 24C36 37 12 37 4 24ZM24 17L26.5 22L32 24L26.5 26L24 31L21.5 26L16 24L21.5 22Z" },
};

export const DISCIPLINES: Readonly<Record<string, Drawing>> = {
  ...OWN,
  ...Object.fromEntries(Object.entries(KNOWN).flatMap(([code, word]) => (SHARED[word] ? [[code, SHARED[word]]] : []))),
};
