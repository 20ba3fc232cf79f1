/** What a card's text tells at a glance. */
import { signOf } from "../boards/index.ts";
import type { CardText } from "../lib/wire.ts";

/** Whose sign a card bears: that of its clan or of its kind, where one is drawn; else its own. */
export function sigilWord(game: string, word: string, text: CardText | undefined): string {
  const { clan = [], kind = [] } = text?.traits ?? {};
  return [...clan, ...kind].find((trait) => signOf(game, trait)) ?? word;
}

const KINDS = ["kind", "type"] as const;

/** The messages that name what kind of card it is, or whatever else some of its traits tell. */
export function kindMessages(text: CardText | undefined, traits: readonly string[] = KINDS): string[] {
  return traits.flatMap((trait) => (text?.traits?.[trait] ?? []).map((word) => `${trait}-${word}`));
}

/** What a card says, in paragraphs. */
export function waysOf({ text, ways = [] }: Pick<CardText, "text" | "ways">): readonly string[] {
  return ways.length > 0 ? ways : [text];
}
