import { api } from "../lib/api.ts";
import { usualBot } from "../lib/bots.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speech } from "../lib/speech.svelte.ts";
import type { GameInfo, SeatPlan, TableInfo } from "../lib/wire.ts";

/** How the visitor is called who has not said their name. */
export function visitorName(): string {
  return settings.name.trim() || speech.say("ui-you");
}

/** A table with bots in all other seats; it is dealt at once. */
export function playBots(game: GameInfo, guided: boolean): Promise<TableInfo> {
  const others = Array.from({ length: game.usual - 1 }, (): SeatPlan => ({ kind: "bot", bot: usualBot() }));
  return api.create({ game: game.name, name: visitorName(), seats: [{ kind: "me" }, ...others], guided });
}
