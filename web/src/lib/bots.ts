import { games } from "./games.svelte.ts";
import { speech } from "./speech.svelte.ts";

/** What a bot is called: `search:400` is the message `bot-search-400`. */
export function botName(spec: string): string {
  const message = `bot-${spec.replaceAll(":", "-")}`;
  return speech.has(message) ? speech.say(message) : spec;
}

/** Who sits in where nobody says otherwise. */
export function usualBot(): string {
  return games.bots.includes("heuristic") ? "heuristic" : (games.bots[0] ?? "heuristic");
}

/** Whether it plays its games ahead, which takes seconds: room is kept for saying so. */
export function thinksLong(spec: string): boolean {
  return spec.includes(":");
}
