import type {
  CardReference,
  CardTexts,
  ChangeTable,
  CheckSetup,
  CreateTable,
  DeckPool,
  DeckSheet,
  GameInfo,
  JoinTable,
  MoveLink,
  OwnCards,
  PageFault,
  ReadDeck,
  Refused,
  Replay,
  RuleTexts,
  SetupChecked,
  TableInfo,
  Tables,
} from "./wire.ts";

/** The server said no, with its reason. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.reason);
  }
}

/** No answer at all, or none that can be read. */
export class NoAnswerError extends Error {}

function isRefused(body: unknown): body is Refused {
  return typeof body === "object" && body !== null && "reason" in body && "say" in body;
}

/** A table's key is sent in a header: addresses stand in the logs of proxies. */
const keyHeader = (key?: string): Record<string, string> => (key ? { "elysium-key": key } : {});

async function request(method: "GET" | "POST", path: string, body?: object | Blob, key?: string): Promise<string> {
  const init: RequestInit = { method, headers: keyHeader(key) };
  if (body) {
    init.body = body instanceof Blob ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, init);
    text = await response.text();
  } catch (cause) {
    throw new NoAnswerError("no answer", { cause });
  }
  if (response.ok) return text;
  const answer = read(text);
  if (isRefused(answer)) throw new RefusedError(response.status, answer);
  throw new NoAnswerError(`status ${response.status}`);
}

function read(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch (cause) {
    throw new NoAnswerError("no answer", { cause });
  }
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object | Blob, key?: string): Promise<Answer> {
  return read(await request(method, path, body, key)) as Answer;
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
const ownCards = (edition: string): OwnCards => ({ edition });
const game = (name: string, rest: string): string => `/api/games/${encodeURIComponent(name)}${rest}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  fault: (fault: PageFault) => ask<null>("POST", "/api/faults", fault),
  bots: () => ask<string[]>("GET", "/api/bots"),
  checkSetup: (name: string, setup: CheckSetup) => ask<SetupChecked>("POST", game(name, "/check"), setup),
  /** What decks can be made of. */
  decks: (name: string) => ask<DeckPool>("GET", game(name, "/decks")),
  readDeck: (name: string, deck: ReadDeck) => ask<DeckSheet>("POST", game(name, "/decks"), deck),
  cards: (name: string, lang: string, words: readonly string[] = []) =>
    ask<CardTexts>("GET", game(name, `/cards${query({ lang, words: words.join(",") })}`)),
  cardReference: (name: string, word: string) => ask<CardReference>("GET", game(name, `/cards/${encodeURIComponent(word)}/reference`)),
  /** All of them, as a table has changed them. */
  ownCards: (name: string, lang: string, edition: string) =>
    ask<CardTexts>("POST", game(name, `/cards${query({ lang })}`), ownCards(edition)),
  /** With what is different at a table that has changed its cards. */
  rules: (name: string, lang: string, ids: readonly string[] = [], edition = "") => {
    const path = game(name, `/rules${query({ lang, ids: ids.join(",") })}`);
    return edition ? ask<RuleTexts>("POST", path, ownCards(edition)) : ask<RuleTexts>("GET", path);
  },

  renewToken: () => request("POST", "/api/visitor/renew"),
  forgetMe: () => request("POST", "/api/visitor/forget"),

  tables: () => ask<Tables>("GET", "/api/tables"),
  mine: () => ask<Tables>("GET", "/api/tables/mine"),
  create: (wanted: CreateTable) => ask<TableInfo>("POST", "/api/tables", wanted),
  table: (id: string, key?: string) => ask<TableInfo>("GET", table(id), undefined, key),
  join: (id: string, wanted: JoinTable) => ask<TableInfo>("POST", table(id, "/join"), wanted),
  leave: (id: string) => ask<TableInfo>("POST", table(id, "/leave")),
  comeBack: (id: string) => ask<TableInfo>("POST", table(id, "/return")),
  start: (id: string) => ask<TableInfo>("POST", table(id, "/start")),
  close: (id: string) => ask<TableInfo>("POST", table(id, "/close")),
  rematch: (id: string) => ask<TableInfo>("POST", table(id, "/rematch")),
  alter: (id: string, wanted: ChangeTable) => ask<TableInfo>("POST", table(id, "/alter"), wanted),
  rename: (id: string, name: string) => ask<TableInfo>("POST", table(id, "/rename"), { name }),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", table(id, `/seats/${seat}/bot`), { bot }),
  freeSeat: (id: string, seat: number) => ask<TableInfo>("POST", table(id, `/seats/${seat}/free`)),
  moveSeat: (id: string) => ask<MoveLink>("POST", table(id, "/move")),
  claimSeat: (code: string) => ask<TableInfo>("POST", "/api/seats/claim", { code }),

  recording: async (id: string, key?: string) =>
    new Blob([await request("GET", table(id, "/recording"), undefined, key)], { type: "application/json" }),
  replay: (id: string, viewer?: number, key?: string) =>
    ask<Replay>("GET", table(id, `/replay${query({ viewer })}`), undefined, key),
  /** A recording that the visitor has; without a viewer, as open as it can be shown. */
  replayFile: (file: File, viewer?: number) =>
    ask<Replay>("POST", `/api/replay${query({ viewer, name: file.name.slice(0, 100) })}`, file),
};

export function socketAddress(id: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${table(id, "/socket")}`;
}
