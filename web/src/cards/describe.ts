/** What a card's text tells at a glance. */
import { CLAN_SIGILS } from "../art/clans.ts";
import type { CardText } from "../lib/wire.ts";

/** Whose sign a card bears: that of its clan or of its kind, where one is drawn; else its own. */
export function sigilWord(word: string, text: CardText | undefined): string {
  const { clan = [], kind = [] } = text?.traits ?? {};
  return [...clan, ...kind].find((trait) => trait in CLAN_SIGILS) ?? word;
}

const LONGEST_KIND = 40;

/** What kind of card it is: the first words of its text, if they are short enough to be that. */
export function kindLine(text: string): string {
  const first = text.split(/[.\n]/, 1)[0]?.split(",", 1)[0]?.trim() ?? "";
  return first.length <= LONGEST_KIND && first.length < text.length ? first : "";
}

/** A text cut where another way of using the card begins: each starts with its mark in brackets. */
export function waysOf(text: string): string[] {
  return text.split(/\n|\s(?=\[\p{L}{2,4}\])/u).filter(Boolean);
}
