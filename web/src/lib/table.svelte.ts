import { socketAddress } from "./api.ts";
import { patched } from "./delta.ts";
import type { Problem } from "./problem.ts";
import { partIn, see } from "./witness.ts";
import {
  SPECTATOR,
  type BoardChange,
  type ChatLine,
  type FromClient,
  type FromServer,
  type LegalOption,
  type LogEntry,
  type PassOver,
  type Until,
  type Position,
  type Refused,
  type TableInfo,
  type Update,
  type Welcome,
} from "./wire.ts";

/** The server closes with these where trying again is of no use: there is no such table, or no way in. */
const LASTING_CLOSE_CODES: readonly number[] = [4403, 4404];
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
const PING_EVERY_MS = 20_000;
const SILENCE_MS = 50_000;
/** From the first word of a bot that thinks, half a second after it was asked. */
const THINKS_LONG_MS = 950;
const DEAL_MS = 1500;
/** Whatever lies further back is no longer told step by step. */
const MOST_STEPPED = 16;

export type Link = "connecting" | "live" | "reconnecting" | "gone";

/** What of a WebSocket is used here. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

const OPEN = 1;

/** One browser's line to one table. Everything the table page shows comes from its fields. */
export class TableConnection {
  info = $state.raw<TableInfo | null>(null);
  viewer = $state(SPECTATOR);
  position = $state.raw<Position | null>(null);
  /** Without the entries that were taken back. */
  log = $state.raw<LogEntry[]>([]);
  /** For the newest entries that tell it, how the board changed with each of their events. */
  steps = $state.raw<ReadonlyMap<number, readonly BoardChange[]>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  /** By seat, how far its bot has got, in percent, once it has thought for a while; a seat that has chosen is not in it. */
  thinking = $state.raw<Record<number, number>>({});
  link = $state<Link>("connecting");
  refusal = $state.raw<Refused | null>(null);
  passing = $state.raw<PassOver | null>(null);
  /** Seconds to add to the clock of this machine to get that of the server. */
  serverOffset = $state(0);
  /** A choice or an undo is on its way: it is stored or refused before anything else is sent. */
  pending = $state(false);

  readonly tableId: string;
  readonly #key: string;
  readonly #open: (address: string) => Socket;
  #socket: Socket | null = null;
  #seq = -1;
  #ref = 0;
  #pendingRef = 0;
  /** Who waits to hear whether what they said was heard, by ref. */
  readonly #said = new Map<number, (problem: Problem | null) => void>();
  readonly #thinkingSince = new Map<number, number>();
  #askedPassing: PassOver | null = null;
  /** The phase of the draw in which this line has sent its part, with its round. */
  #drawn = "";
  #failures = 0;
  #closed = false;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #dealing: ReturnType<typeof setTimeout> | undefined;

  constructor(tableId: string, key = "", open: (address: string) => Socket = (address) => new WebSocket(address)) {
    this.tableId = tableId;
    this.#key = key;
    this.#open = open;
    this.#connect();
  }

  /** The number of the last log entry that has come. */
  get seq(): number {
    return this.#seq;
  }

  choose({ verb, args = {} }: Pick<LegalOption, "verb" | "args">): void {
    if (this.pending) return;
    this.#expect(this.#send({ type: "choose", ref: this.#nextRef(), seq: this.#seq, verb, args }));
  }

  undo(): void {
    if (this.pending) return;
    this.#expect(this.#send({ type: "undo", ref: this.#nextRef(), seq: this.#seq }));
  }

  /** Answers why it was not said; null once everybody can hear it. */
  chatSay(text: string): Promise<Problem | null> {
    const ref = this.#nextRef();
    if (!this.#send({ type: "say", ref, text })) return Promise.resolve("no-answer");
    return new Promise((answer) => this.#said.set(ref, answer));
  }

  /** Stop the bot of a seat: it takes the best it has found. */
  hurry(seat: number): void {
    this.#send({ type: "hurry", ref: this.#nextRef(), seat });
  }

  /** At a guided table: all that came up to now has been read, so that the bots go on. */
  haveRead(): void {
    if (this.#seq >= 0) this.#send({ type: "read", seq: this.#seq });
  }

  passOver(moments: string[], until: Until | ""): void {
    const wish: PassOver = { type: "pass", ref: this.#nextRef(), moments, until };
    if (this.#send(wish)) this.#askedPassing = wish;
  }

  /** Say hello anew and get what is missing: who we are may have changed over HTTP, by joining or leaving. */
  refresh(): void {
    if (this.#closed || this.link === "gone") return;
    const old = this.#socket;
    this.pending = false;
    for (const ref of this.#said.keys()) this.#answerSaid(ref, "no-answer");
    clearTimeout(this.#timer);
    this.#connect();
    old?.close();
  }

  /** Somebody looks again, or the net is back: no pause is too short now. */
  wake(): void {
    if (this.#socket) this.#send({ type: "ping", ref: 0 });
    else this.refresh();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#dealing);
    this.#socket?.close();
  }

  #nextRef(): number {
    this.#ref += 1;
    return this.#ref;
  }

  #expect(sent: boolean): void {
    if (!sent) return;
    this.refusal = null;
    this.pending = true;
    this.#pendingRef = this.#ref;
  }

  /** Whether it was about something said. */
  #answerSaid(ref: number, problem: Problem | null): boolean {
    const answer = this.#said.get(ref);
    this.#said.delete(ref);
    answer?.(problem);
    return answer !== undefined;
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hello(): void {
    this.#send({ type: "hello", key: this.#key, seq: this.#seq, chat: this.chat.at(-1)?.id ?? 0, reads: true, notes: true });
  }

  #connect(): void {
    const socket = this.#open(socketAddress(this.tableId));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY_MS);
  }

  /** A line that went silent is dead even if nobody said so. */
  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_MS) {
      const socket = this.#socket;
      this.#lost(0);
      socket?.close();
    } else {
      this.#send({ type: "ping", ref: 0 });
    }
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    this.pending = false;
    this.#nobodyThinks();
    for (const ref of this.#said.keys()) this.#answerSaid(ref, "no-answer");
    if (this.#closed) return;
    if (LASTING_CLOSE_CODES.includes(code)) {
      this.link = "gone";
      return;
    }
    this.link = this.info ? "reconnecting" : "connecting";
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table":
        return this.#changed(message.table);
      case "chat":
        this.chat = merged(this.chat, message.lines);
        return;
      case "thinking":
        return this.#thinks(message.seat, message.percent);
      case "accepted":
        if (message.ref === this.#pendingRef) this.pending = false;
        if (message.ref === this.#askedPassing?.ref) this.passing = this.#askedPassing;
        this.#answerSaid(message.ref, null);
        return;
      case "refused":
        if (this.#answerSaid(message.ref, message.refused)) return;
        if (message.refused.reason === "lot-too-late") return;
        if (message.ref === this.#pendingRef || message.ref === 0) this.pending = false;
        this.refusal = message.refused;
        return;
      case "pong":
        this.serverOffset = message.now - Date.now() / 1000;
        return;
    }
  }

  /** What is over in a moment is not worth a word: the page would only flicker. */
  #thinks(seat: number, percent: number): void {
    if (percent >= 100) return this.#thought(seat);
    const now = Date.now();
    const since = this.#thinkingSince.get(seat) ?? now;
    this.#thinkingSince.set(seat, since);
    if (now - since >= THINKS_LONG_MS) this.thinking = { ...this.thinking, [seat]: percent };
  }

  #thought(seat: number): void {
    this.#thinkingSince.delete(seat);
    if (!(seat in this.thinking)) return;
    const { [seat]: _, ...others } = this.thinking;
    this.thinking = others;
  }

  #nobodyThinks(): void {
    this.#thinkingSince.clear();
    this.thinking = {};
  }

  #welcome(welcome: Welcome): void {
    clearTimeout(this.#dealing);
    this.#failures = 0;
    this.link = "live";
    this.refusal = null;
    this.#nobodyThinks();
    this.info = welcome.table;
    this.viewer = welcome.viewer;
    this.position = welcome.position ?? null;
    const since = welcome.since ?? -1;
    const undone = new Set(welcome.undone);
    const kept = this.log.filter((entry) => entry.seq <= since && !undone.has(entry.seq));
    this.log = [...kept, ...(welcome.log ?? [])];
    this.steps = new Map();
    this.#seq = this.position?.seq ?? -1;
    this.chat = merged(this.chat, welcome.chat ?? []);
    this.passing = welcome.passing ?? null;
    if (welcome.now) this.serverOffset = welcome.now - Date.now() / 1000;
    this.#drawn = "";
    this.#draw(welcome.table);
  }

  /** See what the cards are dealt from, and add a number of this browser's own when it is time to. */
  #draw(table: TableInfo): void {
    see(table);
    const part = table.status === "open" ? partIn(table) : null;
    const phase = part ? `${part.type} ${part.round}` : "";
    if (part && phase !== this.#drawn && this.#send({ ...part, ref: this.#nextRef() })) this.#drawn = phase;
  }

  #update(update: Update): void {
    if (update.seq <= this.#seq) return;
    if (update.seq > this.#seq + 1) return this.refresh();
    clearTimeout(this.#dealing);
    const undone = new Set(update.undone);
    this.log = [...this.log.filter((entry) => !undone.has(entry.seq)), update.entry];
    this.position = { ...update.position, knowledge: patched(this.position?.knowledge ?? {}, update.known ?? {}) };
    if (update.steps) this.steps = new Map([...[...this.steps].slice(1 - MOST_STEPPED), [update.seq, update.steps]]);
    this.#seq = update.seq;
    this.refusal = null;
    this.#thought(update.entry.seat ?? -1);
    const { asked, deadline, outcome, winners } = update.position;
    const updated = Date.now() / 1000 + this.serverOffset;
    if (this.info) this.info = { ...this.info, asked: (asked ?? []).map(({ seat }) => seat), deadline: deadline ?? 0, outcome: outcome ?? [], winners: winners ?? [], updated };
  }

  #changed(table: TableInfo): void {
    this.info = table;
    this.#draw(table);
    clearTimeout(this.#dealing);
    // The deal is an entry like all others and follows at once.
    const isDealt = table.status === "running" || table.status === "over";
    if (isDealt && !this.position && !table.halted) this.#dealing = setTimeout(() => this.refresh(), DEAL_MS);
  }
}

function merged(old: ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const last = old.at(-1)?.id ?? 0;
  return [...old, ...lines.filter((line) => line.id > last)];
}
