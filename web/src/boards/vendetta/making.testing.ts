/** Options, events and log entries as a table sends them, for tests. */
import type { Arguments, Counter, LegalOption, LogEntry, Position, ToldEvent } from "../../lib/wire.ts";

export function play(card: string, district: string, face: "up" | "down", outlook: Record<string, number> = {}): LegalOption {
  return { verb: "play", say: ["", []], args: { card, district, face }, outlook, marks: [`face:${card}`, `at:district-${district}:-1:0`] };
}

export function add(blood: number, tokens: number): LegalOption {
  return { verb: "add", say: ["", []], args: { blood, tokens } };
}

export function event(name: string, args: Arguments = {}, card = ""): ToldEvent {
  return { name, args: card ? { ...args, card } : args, say: [name, []] };
}

export function entry(seq: number, ...events: ToldEvent[]): LogEntry {
  return { seq, events };
}

export function position(seq: number, choice = "", options: LegalOption[] = [], counters: Counter[] = []): Position {
  return {
    seq,
    board: { seats: [0, 1, 2, 3], active: 0, zones: [], counters },
    say: ["", []],
    decision: choice ? { choice, say: ["", []], options } : null,
  };
}
