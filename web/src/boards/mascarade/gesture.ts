/** Several picks on the board that make one act: which things may be picked next, and which options they amount to. */
import type { LegalOption } from "../../lib/wire.ts";

export function marksOf(option: LegalOption): readonly string[] {
  return option.marks ?? [];
}

/** Options that are not about a thing on the board: a mask to name, or only a word. */
export function spoken(options: readonly LegalOption[]): { masks: LegalOption[]; words: LegalOption[] } {
  const unmarked = options.filter((option) => !marksOf(option).length);
  return {
    masks: unmarked.filter((option) => option.args?.["mask"] !== undefined),
    words: unmarked.filter((option) => option.args?.["mask"] === undefined),
  };
}

/** What goes without saying: every option of the verb is about it, and about something else as well. */
function impliedBy(options: readonly LegalOption[], verb: string): Set<string> {
  const same = options.filter((option) => option.verb === verb).map((option) => new Set(marksOf(option)));
  const shared = [...(same[0] ?? [])].filter((mark) => same.every((marks) => marks.has(mark)));
  return new Set(same.every((marks) => marks.size > shared.length) ? shared : []);
}

/** With the picks, the options that are still meant: those about everything that was picked. */
export function meant(options: readonly LegalOption[], picked: readonly string[]): LegalOption[] {
  return options.filter((option) => marksOf(option).length > 0 && picked.every((mark) => marksOf(option).includes(mark)));
}

/** The options that the picks amount to, with nothing left to pick. */
export function amountsTo(options: readonly LegalOption[], picked: readonly string[]): LegalOption[] {
  if (!picked.length) return [];
  return meant(options, picked).filter((option) => {
    const implied = impliedBy(options, option.verb);
    return marksOf(option).every((mark) => picked.includes(mark) || implied.has(mark));
  });
}

/** What can be picked now. */
export function pickable(options: readonly LegalOption[], picked: readonly string[]): Set<string> {
  return new Set(meant(options, picked).flatMap((option) => [...marksOf(option)]));
}

/** Where there is only one set of things to choose about, it is picked from the start. */
export function pickedFromTheStart(options: readonly LegalOption[]): string[] {
  const marked = options.filter((option) => marksOf(option).length > 0);
  const sets = new Set(marked.map((option) => [...marksOf(option)].sort().join()));
  return marked.length > 1 && sets.size === 1 ? [...marksOf(marked[0] as LegalOption)] : [];
}

/** The picks after a click, and the option that it chooses at once: the only one about this thing alone. */
export function clicked(
  options: readonly LegalOption[],
  picked: readonly string[],
  mark: string,
): { picked: string[]; chosen: LegalOption | null } {
  if (picked.includes(mark)) return { picked: picked.filter((other) => other !== mark), chosen: null };
  const next = pickable(options, picked).has(mark) ? [...picked, mark] : [mark];
  const left = meant(options, next);
  const [only] = left;
  const chosen = only && left.length === 1 && marksOf(only).length === 1 ? only : null;
  return { picked: chosen ? [] : replaced(options, next), chosen };
}

/** A third pick takes the place of the second. */
function replaced(options: readonly LegalOption[], picked: string[]): string[] {
  return meant(options, picked).length ? picked : picked.slice(-1);
}
