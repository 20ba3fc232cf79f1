/** What is new at a table, each thing once. */
import type { ChatLine, LogEntry, Saying } from "../lib/wire.ts";

/** After a break there may be much more, which nobody wants to hear at once. */
const MOST_LINES = 8;

export class Announcing {
  #seq: number;
  #chat: number;

  constructor(log: readonly LogEntry[], chat: readonly ChatLine[]) {
    this.#seq = log.at(-1)?.seq ?? -1;
    this.#chat = chat.at(-1)?.id ?? 0;
  }

  /** `passing` are the events by which somebody only says that they do nothing: nobody wants to hear them all. */
  hear(log: readonly LogEntry[], chat: readonly ChatLine[], passing: readonly string[], read: (say: Saying) => string): string[] {
    const fresh = log.filter((entry) => entry.seq > this.#seq).flatMap((entry) => entry.events ?? []);
    const happened = fresh.filter(({ name }) => !passing.includes(name));
    const said = chat.filter((line) => line.id > this.#chat);
    this.#seq = Math.max(this.#seq, log.at(-1)?.seq ?? -1);
    this.#chat = Math.max(this.#chat, chat.at(-1)?.id ?? 0);
    return [...happened.map((event) => read(event.say)), ...said.map(({ name, text }) => `${name}: ${text}`)].slice(-MOST_LINES);
  }
}
