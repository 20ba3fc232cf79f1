/** Several choices that make one act: minion, what it does, at what level, at whom. Each narrows what is left to choose. */
import type { LegalOption } from "../../lib/wire.ts";
import { word } from "../kit/told.ts";

/** The parts of an act in the order in which they are asked for. */
export const PARTS = ["minion", "deed", "target"] as const;
export type Part = (typeof PARTS)[number];

/** The word for one part of what an option does; empty where it has none. */
export function partOf(option: LegalOption, part: Part): string {
  switch (part) {
    case "minion":
      return word(option, "minion");
    case "deed":
      return `${option.verb} ${isCardPlayed(option) ? word(option, "card") : ""}`;
    case "target":
      return isCardPlayed(option) ? word(option, "target") : (word(option, "player") || word(option, "card") || word(option, "target"));
  }
}

/** With `card` it names what is played or used, not what it is about. */
function isCardPlayed({ verb }: LegalOption): boolean {
  return verb === "play" || verb === "use" || verb === "given-strike" || verb === "weapon-strike";
}

/** A card from hand or in play that is used: its word without a number or a way. */
export function faceUsed(option: LegalOption): string {
  if (!isCardPlayed(option)) return "";
  return (word(option, "card").split("/")[0] ?? "").split(".")[0] ?? "";
}

/** Which of the card's ways; -1 if it has no number. */
export function wayUsed(option: LegalOption): number {
  return Number(word(option, "card").split("/")[1] ?? 0) - 1;
}

/** What is to be chosen next: the first part in which the options that are left differ. */
export function nextPart(options: readonly LegalOption[]): Part | null {
  return PARTS.find((part) => new Set(options.map((option) => partOf(option, part))).size > 1) ?? null;
}

export interface Row {
  key: string;
  options: readonly LegalOption[];
}

/** One row for each thing that can be chosen next. */
export function rowsFor(options: readonly LegalOption[], part: Part): Row[] {
  const rows = new Map<string, LegalOption[]>();
  for (const option of options) {
    const key = partOf(option, part);
    const row = rows.get(key);
    if (row) row.push(option);
    else rows.set(key, [option]);
  }
  return [...rows].map(([key, members]) => ({ key, options: members }));
}
