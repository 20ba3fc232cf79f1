/** Who speaks about what: a page that is about one game says so once, and every part of it speaks about that game. */
import { getContext, setContext } from "svelte";

import { speech, Voice } from "./speech.svelte.ts";

const KEY = Symbol("voice");

/**
 * For this component and all in it. The game may be empty until it is known: then the common texts are all there is. `you` is
 * the name of whoever reads, where it is one of the players.
 */
export function provideVoice(game: () => string, you: () => string = () => ""): Voice {
  return setContext(KEY, new Voice(speech, game, you));
}

/** The voice of the page around; outside of all that are about a game, one for the common texts. */
export function useVoice(): Voice {
  return getContext<Voice | undefined>(KEY) ?? speech.of("");
}
