/** The signs of the clans and of the kinds of cards beside them. */
import { oval, type Drawing } from "../../art/drawing.ts";
import { CLANS } from "../kit/clans.ts";

export const SIGNS: Readonly<Record<string, Drawing>> = {
  ...CLANS,
  human: { lines: oval(24, 15, 8, 9.5) + "M7 45C8 33 14 28.5 24 28.5S40 33 41 45M18 30L24 37L30 30" },
  vampire: {
    lines: "M7 13C14 17.5 34 17.5 41 13C40 22 37 28 34.5 37C32 30 31.5 26.5 31 22.5M7 13C8 22 11 28 13.5 37C16 30 16.5 26.5 17 22.5M17 22.5C21 24 27 24 31 22.5",
    solid: "M24 32C22 35.5 20.5 37.5 20.5 40A3.5 3.5 0 0 0 27.5 40C27.5 37.5 26 35.5 24 32Z",
  },
  victim: {
    lines: oval(24, 14, 7.5, 9) + "M8 45C9 33 15 28 24 28S39 33 40 45",
    solid: "M30 25C27.5 29 26 31.2 26 34A4 4 0 0 0 34 34C34 31.2 32.5 29 30 25Z",
  },
  location: { lines: "M5 45V20L15 13V45M15 45V24H33V45M33 45V13L43 20V45M2 45H46M19 30V33M24 30V33M29 30V33M10 22V25M10 30V33M38 22V25M38 30V33M21 45V39H27V45" },
  relic: {
    lines: "M11 6H37C37 18 32 25 24 25S11 18 11 6ZM24 25V37M16 43C16 39 20 37 24 37S32 39 32 43ZM11 9H5C5 15 8 19 13.5 19M37 9H43C43 15 40 19 34.5 19",
    solid: "M24 9L26 13L30 15L26 17L24 21L22 17L18 15L22 13Z",
  },
};
