import type { Route } from "./router.svelte.ts";

const HOUSE = "Elysium";

/** What the tab of a page is called. Tables and replays say it themselves: they are known by their game. */
export function titleOf(route: Route, say: (message: string) => string, nameOf: (game: string) => string): string {
  return [...parts(route, say, nameOf), HOUSE].filter(Boolean).join(" · ");
}

function parts(route: Route, say: (message: string) => string, nameOf: (game: string) => string): string[] {
  switch (route.page) {
    case "new":
      return [nameOf(route.game), say("page-new-table")];
    case "cards":
    case "rules":
    case "decks":
      return [route.game && nameOf(route.game), say(`page-${route.page}`)];
    case "seat":
      return [say("page-seat-title")];
    case "nowhere":
      return [say("page-nowhere-title")];
    case "mine":
    case "about":
    case "settings":
      return [say(`page-${route.page}`)];
    default:
      return [];
  }
}
