/** The signs of the clans, of our own drawing, on a square of 48: for any game in which there are some. */
import { ring, type Drawing } from "../../art/drawing.ts";

export const CLANS: Readonly<Record<string, Drawing>> = {
  // A ring broken by a bolt.
  brujah: {
    lines: "M33 8.5A18 18 0 0 1 40.5 31M35.5 38A18 18 0 0 1 15 39.5M8 31.5A18 18 0 0 1 14 9.5" + "M29 3L17.5 23H27L16.5 45L34 20H24.5L33 3Z",
    solid: ring(40.8, 34.6, 1.5) + ring(10.6, 35.6, 1.5),
  },
  // A wolf that looks at you.
  gangrel: {
    lines:
      "M7 5L16 14.5C21 12.5 27 12.5 32 14.5L41 5L40 22C40 26 38 29 35 31L31 40L24 45L17 40L13 31C10 29 8 26 8 22Z" +
      "M15.5 23L21.5 26.5M32.5 23L26.5 26.5M24 27V36M13 31L19 34M35 31L29 34",
    solid: "M20.5 36H27.5L24 40.5Z",
  },
  // A thought that goes round and round until it cracks.
  malkavian: {
    lines:
      "M24 25.5C23 23 26.5 21.5 28 24.5C29.5 28.5 24 31 21 28.5C16.5 25 18.5 17.5 25 17C33 16.5 36.5 26 32 31.5C27 37.5 15.5 35.5 13 27.5C10 18 17.5 9.5 26 9.5C37 9.5 43.5 20 41 29.5" +
      "M8 7L13 13.5L10 16.5L17 21M31 38L28 41L34 45",
    solid: ring(24.8, 25.6, 1.8),
  },
  // Wings in a cellar.
  nosferatu: {
    lines:
      "M24 16C25.5 12.5 29.5 12 30.5 15.5C35 9 43.5 10.5 46 21C42 18.5 38.5 20.5 37.5 26C33.5 22.5 28.5 27 24 38C19.5 27 14.5 22.5 10.5 26C9.5 20.5 6 18.5 2 21C4.5 10.5 13 9 17.5 15.5C18.5 12 22.5 12.5 24 16Z" +
      "M17.5 15.5C17 18.5 18 20 20 21M30.5 15.5C31 18.5 30 20 28 21",
    solid: ring(21.4, 19.2, 1.3) + ring(26.6, 19.2, 1.3),
  },
  // A rose.
  toreador: {
    lines:
      "M24 29C14.5 29 10 22 12.5 12C15 14 17 14.5 19 13.5C20 9 22 6 24 4C26 6 28 9 29 13.5C31 14.5 33 14 35.5 12C38 22 33.5 29 24 29Z" +
      "M19 13.5C18.5 18 20.5 21 24 22C27.5 21 29.5 18 29 13.5M24 22V29M24 29V46" +
      "M24 39C17.5 39.5 14 36.5 13 31.5C19 31.5 23 34 24 39ZM24 43C30 43.5 33.5 41 34.5 36C29 36 25 38.5 24 43Z",
  },
  // A circle, squared, with the fire in it.
  tremere: {
    lines: ring(24, 24, 20) + "M24 4L44 24L24 44L4 24Z" + "M24 13L33.5 29.5H14.5Z" + "M24 29.5V37M20.5 37H27.5",
    solid: ring(24, 24.2, 2.4),
  },
  // A sceptre between laurels.
  ventrue: {
    lines:
      "M24 17V46M19 46H29M20 21H28M24 3L29.5 10L24 17L18.5 10Z" +
      "M20 43C9 40 4.5 29 9 14M28 43C39 40 43.5 29 39 14" +
      "M8 22C3.5 20.5 2.5 16.5 4 12.5C8 14 9.5 17.5 8 22ZM9.5 31C4.5 31.5 2 28 2 24C6.5 23.5 9.5 26 9.5 31Z" +
      "M40 22C44.5 20.5 45.5 16.5 44 12.5C40 14 38.5 17.5 40 22ZM38.5 31C43.5 31.5 46 28 46 24C41.5 23.5 38.5 26 38.5 31Z",
    solid: ring(24, 10, 2.2),
  },
};
