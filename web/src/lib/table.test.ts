import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableConnection, type Socket } from "./table.svelte.ts";
import type { FromClient, FromServer, LogEntry, Position, TableInfo, Welcome } from "./wire.ts";

class FakeSocket implements Socket {
  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  drop(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const info: TableInfo = { id: "abcdefgh2345", game: "mascarade", status: "running", seats: [], you: 0 };
const entry = (seq: number): LogEntry => ({ seq, seat: 0, events: [] });
const position = (seq: number): Position => ({
  seq,
  board: { seats: [0, 1], active: 0, zones: [], counters: [] },
  say: ["", []],
});
const welcome = (seq: number, rest: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: info,
  viewer: 0,
  position: position(seq),
  ...rest,
});
const update = (seq: number, undone: number[] = []): FromServer => ({ type: "update", seq, entry: entry(seq), position: position(seq), undone });
const seqs = (connection: TableConnection): number[] => connection.log.map(({ seq }) => seq);

describe("a line to a table", () => {
  let sockets: FakeSocket[];
  let connection: TableConnection;
  const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", { location: { protocol: "https:", host: "table.example" } });
    sockets = [];
    connection = new TableConnection("abcdefgh2345", "k3y", (address) => {
      sockets.push(new FakeSocket(address));
      return socket();
    });
    socket().open();
    socket().hear(welcome(2, { log: [entry(0), entry(1), entry(2)], now: Date.now() / 1000 + 5 }));
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello with the key and takes everything", () => {
    expect(socket().address).toBe("wss://table.example/api/tables/abcdefgh2345/socket");
    expect(socket().sent).toEqual([{ type: "hello", key: "k3y", seq: -1, chat: 0, reads: true, notes: true }]);
    expect(connection.link).toBe("live");
    expect(seqs(connection)).toEqual([0, 1, 2]);
    expect(connection.serverOffset).toBeCloseTo(5, 1);
  });

  it("adds what happens, once", () => {
    socket().hear(update(3));
    socket().hear(update(3));
    expect(seqs(connection)).toEqual([0, 1, 2, 3]);
    expect(connection.position?.seq).toBe(3);
  });

  it("keeps what is known and changes only what an update says has changed", () => {
    const known = { "at:mask:0:0": { faces: ["king"] }, "at:mask:1:0": { faces: ["fool"] } };
    socket().hear(welcome(2, { since: 2, position: { ...position(2), knowledge: known } }));
    socket().hear(update(3));
    expect(connection.position?.knowledge).toEqual(known);
    socket().hear({ ...update(4), known: { "at:mask:1:0": { "=": { faces: ["fool", "king"] } } } } as FromServer);
    expect(connection.position?.knowledge).toEqual({ ...known, "at:mask:1:0": { faces: ["fool", "king"] } });
    socket().hear({ ...update(5), known: { "=": {} } } as FromServer);
    expect(connection.position?.knowledge).toEqual({});
  });

  it("drops what was taken back", () => {
    socket().hear(update(3));
    socket().hear(update(4, [3]));
    expect(seqs(connection)).toEqual([0, 1, 2, 4]);
  });

  it("asks for a gap instead of guessing", () => {
    socket().hear(update(5));
    expect(seqs(connection)).toEqual([0, 1, 2]);
    socket().open();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.readyState).toBe(3);
    expect(socket().sent).toEqual([{ type: "hello", key: "k3y", seq: 2, chat: 0, reads: true, notes: true }]);
    expect(connection.link).toBe("live");
    socket().hear(welcome(5, { since: 2, log: [entry(3), entry(4), entry(5)] }));
    expect(seqs(connection)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("comes back after a break with what it has, and merges the gap", () => {
    socket().hear({ type: "chat", lines: [{ id: 7, seat: 0, name: "Ana", text: "hi", at: 0 }] });
    socket().drop();
    expect(connection.link).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toEqual([{ type: "hello", key: "k3y", seq: 2, chat: 7, reads: true, notes: true }]);
    socket().hear(welcome(4, { since: 2, undone: [2], log: [entry(3), entry(4)], chat: [{ id: 8, seat: 1, name: "Bea", text: "yo", at: 1 }] }));
    expect(connection.link).toBe("live");
    expect(seqs(connection)).toEqual([0, 1, 3, 4]);
    expect(connection.chat.map(({ id }) => id)).toEqual([7, 8]);
  });

  it("throws away what it has when the server says so", () => {
    socket().hear(welcome(1, { log: [entry(0), entry(1)] }));
    expect(seqs(connection)).toEqual([0, 1]);
  });

  it("comes back at once when somebody looks again", () => {
    socket().drop();
    connection.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it("only asks whether the line holds while there is one", () => {
    connection.wake();
    expect(sockets).toHaveLength(1);
    expect(socket().sent.at(-1)).toEqual({ type: "ping", ref: 0 });
  });

  it("waits longer and longer between attempts", () => {
    socket().drop();
    const attempts: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      const before = sockets.length;
      vi.advanceTimersByTime(1000);
      if (sockets.length > before) attempts.push(second);
      socket().drop();
    }
    expect(attempts.length).toBeGreaterThan(4);
    expect(attempts.length).toBeLessThan(14);
  });

  it("leaves a silent line", () => {
    const first = socket();
    vi.advanceTimersByTime(61_000);
    expect(first.sent.some(({ type }) => type === "ping")).toBe(true);
    expect(first.readyState).toBe(3);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("sends one choice at a time, on the table it has seen", () => {
    connection.choose({ verb: "rob", args: { player: 2 } });
    connection.choose({ verb: "rob", args: { player: 3 } });
    expect(socket().sent.slice(1)).toEqual([{ type: "choose", ref: 1, seq: 2, verb: "rob", args: { player: 2 } }]);
    expect(connection.pending).toBe(true);
    socket().hear({ type: "accepted", ref: 1, seq: 3 });
    expect(connection.pending).toBe(false);
  });

  it("shows why a choice was refused until something happens", () => {
    connection.undo();
    socket().hear({ type: "refused", ref: 1, refused: { reason: "nothing-to-undo", say: ["", []] } });
    expect(connection.pending).toBe(false);
    expect(connection.refusal?.reason).toBe("nothing-to-undo");
    socket().hear(update(3));
    expect(connection.refusal).toBeNull();
  });

  it("answers when what was said is heard, or why it is not", async () => {
    const heard = connection.chatSay("hello");
    const refused = connection.chatSay("hello hello");
    socket().hear({ type: "accepted", ref: 1, seq: 0 });
    socket().hear({ type: "refused", ref: 2, refused: { reason: "too-fast", say: ["", []] } });
    expect(await heard).toBeNull();
    expect(await refused).toMatchObject({ reason: "too-fast" });
    expect(connection.refusal).toBeNull();
  });

  it("has said nothing without a line", async () => {
    const cut = connection.chatSay("hello");
    socket().drop();
    expect(await cut).toBe("no-answer");
    expect(await connection.chatSay("hello")).toBe("no-answer");
  });

  it("knows by the clock of the server when something last happened", () => {
    socket().hear(update(3));
    expect(connection.info?.updated).toBeCloseTo(Date.now() / 1000 + 5, 1);
  });

  it("resends nothing after a break", () => {
    connection.choose({ verb: "rob", args: { player: 2 } });
    socket().drop();
    expect(connection.pending).toBe(false);
    connection.choose({ verb: "rob", args: { player: 2 } });
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("keeps what was wished about passing once it is stored", () => {
    connection.passOver(["block"], "turn");
    expect(connection.passing).toBeNull();
    socket().hear({ type: "accepted", ref: 1, seq: 2 });
    expect(connection.passing).toMatchObject({ moments: ["block"], until: "turn" });
  });

  it("follows how far bots have got", () => {
    socket().hear({ type: "thinking", seat: 1, percent: 0 });
    vi.setSystemTime(Date.now() + 500);
    socket().hear({ type: "thinking", seat: 1, percent: 20 });
    expect(connection.thinking, "it may be done in a moment").toEqual({});
    vi.setSystemTime(Date.now() + 500);
    socket().hear({ type: "thinking", seat: 1, percent: 40 });
    expect(connection.thinking).toEqual({ 1: 40 });
    socket().hear({ type: "thinking", seat: 1, percent: 100 });
    expect(connection.thinking).toEqual({});
  });

  it("takes the deal when it comes, and asks for it when it does not", () => {
    socket().hear({ ...welcome(0), position: null, log: [] });
    socket().hear({ type: "table", table: info });
    socket().hear(update(0));
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(1);
    socket().hear({ ...welcome(0), position: null, log: [] });
    socket().hear({ type: "table", table: info });
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
  });

  it("waits for nothing after a message that could not be read", () => {
    connection.choose({ verb: "rob", args: { player: 2 } });
    socket().hear({ type: "refused", ref: 0, refused: { reason: "too-fast", say: ["", []] } });
    expect(connection.pending).toBe(false);
  });

  it.each([4403, 4404])("gives up when it is of no use: %i", (code) => {
    socket().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(connection.link).toBe("gone");
    expect(sockets).toHaveLength(1);
  });

  it("seals a number for the deal, opens it once all are sealed, and again after a broken line", () => {
    const draw = { table: info.id, round: 4, phase: "sealing", setup: "5e7", lots: [{ seat: 0 }] } as const;
    const open = (rest: object): TableInfo => ({ ...info, status: "open", commitment: "ab", draw: { ...draw, lots: [...draw.lots], ...rest } });
    socket().sent.length = 0;
    socket().hear({ ...welcome(0), position: null, table: open({}) });
    socket().hear({ type: "table", table: open({}) });
    expect(socket().sent).toMatchObject([{ type: "seal", round: 4 }]);
    const [sealed] = socket().sent;
    const lots = [{ seat: 0, seal: sealed?.type === "seal" ? sealed.seal : "" }];
    socket().hear({ type: "table", table: open({ phase: "opening", lots }) });
    expect(socket().sent.slice(1)).toMatchObject([{ type: "open", round: 4 }]);
    const [, opened] = socket().sent;
    socket().drop();
    vi.advanceTimersByTime(60_000);
    socket().open();
    socket().hear({ ...welcome(0), position: null, table: open({ phase: "opening", lots }) });
    expect(socket().sent.at(-1)).toMatchObject({ type: "open", number: opened?.type === "open" ? opened.number : "" });
  });

  it("stops when it is closed", () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
