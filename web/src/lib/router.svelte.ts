export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; deck: string }
  | { page: "table"; id: string; key: string }
  | { page: "seat"; code: string }
  | { page: "replay"; id: string; key: string }
  | { page: "mine" }
  | { page: "cards"; game: string; table: string; key: string }
  | { page: "rules"; game: string; id: string }
  | { page: "decks"; game: string; deck: string }
  | { page: "about" }
  | { page: "settings" }
  | { page: "nowhere" };

/** Which page an address means. What comes after the # never reaches the server: keys and codes stand there. */
export function routeOf(pathname: string, hash: string): Route {
  const secret = hash.replace(/^#/, "");
  const [first = "", second = "", ...more] = pathname.split("/").filter(Boolean).map(decoded);
  const [third = "", ...rest] = more;
  if (rest.length > 0 || (third && first !== "cards")) return { page: "nowhere" };
  if (second === "") {
    if (first === "") return { page: "lobby" };
    if (first === "decks") return { page: "decks", game: "", deck: "" };
    if (first === "mine" || first === "about" || first === "settings") return { page: first };
    if (first === "replay") return { page: "replay", id: "", key: "" };
    if (first === "seat") return { page: "seat", code: secret };
    return { page: "nowhere" };
  }
  switch (first) {
    case "new":
    case "decks":
      return { page: first, game: second, deck: secret };
    case "rules":
      return { page: first, game: second, id: secret };
    case "cards":
      return { page: first, game: second, table: third, key: secret };
    case "table":
    case "replay":
      return { page: first, id: second, key: secret };
    default:
      return { page: "nowhere" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (id: string, key = ""): string => `/table/${id}${key && `#${key}`}`;
export const replayPath = (id: string, key = "", step = 0): string =>
  `/replay/${id}${step > 0 ? `?step=${step}` : ""}${key && `#${key}`}`;
/** The cards of a game, or as one table has changed them. */
export const cardsPath = (game: string, table = "", key = ""): string =>
  `/cards/${game}${table && `/${table}${key && `#${key}`}`}`;

/** All rules of a game, at one of them where it is named. */
export const rulesPath = (game: string, id = ""): string => `/rules/${game}${id && `#${id}`}`;

/** The decks of a game, at one of them where it stands in the address. */
export const decksPath = (game = "", deck = ""): string => `/decks${game && `/${game}${deck && `#${deck}`}`}`;

/** A new table, with a deck of one's own where it is named. */
export const newPath = (game: string, deck = ""): string => `/new/${game}${deck && `#${deck}`}`;

class Router {
  #route = $state.raw<Route>({ page: "lobby" });

  get route(): Route {
    return this.#route;
  }

  /** The key in the address of the table that is shown, if there is one. */
  get key(): string {
    return "key" in this.#route ? this.#route.key : "";
  }

  /** Follow the address bar and the links of the page from now on. */
  start(): () => void {
    const read = (): void => {
      this.#route = routeOf(location.pathname, location.hash);
    };
    read();
    addEventListener("popstate", read);
    document.addEventListener("click", this.#follow);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", this.#follow);
    };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
  }

  /** Without a way back to where we are: for pages that only lead on. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#arrive();
  }

  #arrive(): void {
    this.#route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
