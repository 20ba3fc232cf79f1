/** How the options of a decision are laid out for choosing: in groups, by what is typed, by keys. */
import type { LegalOption, Position } from "../lib/wire.ts";

/** More options than this are grouped and can be searched. */
export const MANY_OPTIONS = 12;

/** How the key of a group begins whose options share a verb. */
export const VERB = "verb:";

/** The keys of the options in their order. P passes, U takes back, M shows Mascarade's masks. */
const ROW_KEYS = "123456789abcdefghijklnoqrstvwxyz";

/** Empty for a row so far down that no key is left. */
export function keyOfRow(at: number): string {
  return ROW_KEYS[at] ?? "";
}

/** -1 if the key belongs to no row. */
export function rowOfKey(key: string): number {
  return key.length === 1 ? ROW_KEYS.indexOf(key.toLowerCase()) : -1;
}

export interface OptionGroup {
  /** The mark that its options share first, or their verb. */
  key: string;
  options: LegalOption[];
}

export interface ArrangedOptions {
  passing: LegalOption | null;
  others: LegalOption[];
}

/** The option that does nothing stands apart from those that do something. */
export function setPassingApart(options: readonly LegalOption[]): ArrangedOptions {
  const passing = options.find((option) => option.passing) ?? null;
  return { passing, others: options.filter((option) => option !== passing) };
}

/** Where the options of a question are listed. */
export interface Listed {
  /** Between the question and what else may be done. */
  above: readonly LegalOption[];
  /** In one row with what else may be done. */
  beside: readonly LegalOption[];
  folds: boolean;
  folded: boolean;
}

export function everything(options: readonly LegalOption[]): Listed {
  return { above: options, beside: [], folds: false, folded: false };
}

/** So many find room beside “Pass”. */
const ONE_ROW = 3;

/**
 * On a phone the list would lie over the table. Where that can be tapped, only those options are listed that are not on it
 * (`missing`); few of them take no room of their own. `all`: somebody wants the whole list; `away`: nobody wants it now.
 */
export function listedOnPhone(
  options: readonly LegalOption[],
  missing: readonly LegalOption[],
  { all, away, fits = true }: { all: boolean; away: boolean; fits?: boolean },
): Listed {
  const beside = fits && missing.length <= ONE_ROW ? missing : [];
  const folds = beside.length < options.length;
  const handled = beside.length === missing.length || missing.length * 2 <= options.length;
  if (folds && !away && (all || !handled)) return { above: options, beside: [], folds, folded: false };
  return { above: beside.length || away ? [] : missing, beside, folds, folded: true };
}

/** Groups in the order in which their first options come. Some verbs have a name for all that can be done with them. */
export function groupOptions(options: readonly LegalOption[], isNamed: (verb: string) => boolean = () => false): OptionGroup[] {
  const groups = new Map<string, LegalOption[]>();
  for (const option of options) {
    const key = isNamed(option.verb) ? `${VERB}${option.verb}` : groupKey(option);
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  return [...groups].map(([key, members]) => ({ key, options: members }));
}

function groupKey(option: LegalOption): string {
  return option.marks?.[0] ?? `${VERB}${option.verb}`;
}

/** The options whose words hold everything that was typed, in any order, whatever the accents. */
export function filterOptions(
  options: readonly LegalOption[],
  typed: string,
  read: (option: LegalOption) => string,
): LegalOption[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const words = plain(read(option));
    return wanted.every((word) => words.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();
}

/** Tells the options of a decision apart. */
export function optionKey({ verb, args = {} }: LegalOption): string {
  return [verb, ...Object.values(args)].join();
}

export function sameOption(one: LegalOption | null, other: LegalOption | null): boolean {
  return !!one && !!other && optionKey(one) === optionKey(other);
}

/** What is asked and what may be answered: the same as long as only others have chosen. */
export function questionOf(position: Position | null): string {
  return JSON.stringify(position?.decision ?? null);
}

/** Whether a choice is worth a second press: it is for good, does something, and there was another. */
export function asksOnce(option: LegalOption, options: readonly LegalOption[]): boolean {
  return !!option.final && !option.passing && options.length > 1;
}

/** Whoever chooses it is out of the game: that is asked whatever the settings say. */
export function isFatal(option: LegalOption): boolean {
  return !!option.outlook?.["out"];
}
