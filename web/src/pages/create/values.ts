import { speech } from "../../lib/speech.svelte.ts";
import type { TableOptionInfo } from "../../lib/wire.ts";

export const OPTION_IS_RANDOM = "random";

/** A game may name an option and its values for the page; else the texts of the command line serve. */
export function optionTitle(game: string, option: TableOptionInfo): string {
  const voice = speech.of(game);
  const title = `lobby-${option.name}`;
  return voice.has(title) ? voice.say(title) : option.name;
}

export function optionHelp(game: string, option: TableOptionInfo): string {
  const voice = speech.of(game);
  const help = `lobby-${option.name}-help`;
  return voice.has(help) ? voice.say(help) : voice.say(option.help);
}

export function valueName(game: string, option: TableOptionInfo, value: string): string {
  const voice = speech.of(game);
  const name = `table-${option.name}-${value}`;
  return voice.has(name) ? voice.say(name) : value.replaceAll("-", " ");
}

/** What was chosen, for somebody who only reads it. */
export function valueInWords(game: string, option: TableOptionInfo, value: string): string {
  const voice = speech.of(game);
  if (option.kind === "yes-no") return speech.say(`page-${value}`);
  if (option.kind === "cards") return value.split(",").map((word) => voice.cardName(word)).join(", ");
  if (option.kind === "seat") return value === OPTION_IS_RANDOM ? speech.say("page-random") : speech.say("page-seat-number", { number: Number(value) });
  return valueName(game, option, value);
}
