/** Options, events and log entries as a table sends them, for tests. */
import type { LegalOption, LogEntry, Position, ToldEvent } from "../../lib/wire.ts";

export function play(card: string, district: number, face: "up" | "down"): LegalOption {
  const facing = face === "up" ? 1 : 0;
  return {
    option: [0, card.length, district, facing],
    verb: "play",
    say: ["", []],
    args: { card: card.length, district, face: facing },
    marks: [`face:${card}`, `at:district-${district + 1}:-1:0`],
  };
}

export function add(blood: number, tokens: number): LegalOption {
  return { option: [1, blood, tokens], verb: "add", say: ["", []], args: { blood, tokens } };
}

export function event(name: string, args: Record<string, number> = {}, card = ""): ToldEvent {
  return { name, args, say: [name, card ? [[`card-${card}`, {}]] : []] };
}

export function entry(seq: number, ...events: ToldEvent[]): LogEntry {
  return { seq, events };
}

export function position(seq: number, choice = "", options: LegalOption[] = []): Position {
  return {
    seq,
    board: { seats: [0, 1, 2, 3], active: 0, zones: [], counters: [] },
    say: ["", []],
    decision: choice ? { choice, say: ["", []], options } : null,
  };
}
