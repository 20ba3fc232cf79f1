/** Plays on the drawn table what has moved: coins and cards fly, names slide. */
import { tick } from "svelte";

import { prefersLessMotion } from "../../cards/motion.ts";
import type { LogEntry } from "../../lib/wire.ts";
import type { Point } from "./layout.ts";
import { movementsIn, type Movement, type Spot } from "./scene.ts";
import { seatMark } from "../kit/marks.ts";
import { eventsOf } from "../kit/told.ts";

const MOST_ENTRIES = 4;
const SLIDE = 280;

/** Each answers how long it takes until the next thing should start. */
export interface Flying {
  coins(from: Point, to: Point, count: number, delay: number): number;
  cards(one: Point, other: Point, really: boolean, delay: number): number;
}

export class Stage {
  readonly #table: () => HTMLElement | undefined;
  readonly #flying: () => Flying | undefined;
  #seen: readonly LogEntry[] = [];
  #fortunes: ReadonlyMap<number, number> = new Map();

  constructor(table: () => HTMLElement | undefined, flying: () => Flying | undefined) {
    this.#table = table;
    this.#flying = flying;
  }

  /** Before the table is drawn anew: play what these entries add, unless it is a jump in the game. */
  follow(log: readonly LogEntry[], fortunes: ReadonlyMap<number, number>): void {
    const [seen, before] = [this.#seen, this.#fortunes];
    this.#seen = log;
    this.#fortunes = fortunes;
    const fresh = log.slice(seen.length);
    const goesOn = seen.length > 0 && seen.at(-1)?.seq === log[seen.length - 1]?.seq;
    if (!goesOn || fresh.length > MOST_ENTRIES) return;
    this.#play(movementsIn(eventsOf(fresh).map(({ event }) => event), (seat) => before.get(seat) ?? 0));
  }

  #play(movements: readonly Movement[]): void {
    let delay = 0;
    for (const movement of movements) {
      if (movement.kind === "persons") this.#slideNames([movement.first, movement.second]);
      else if (movement.kind === "coins") {
        const [from, to] = [this.pointOf(movement.from), this.pointOf(movement.to)];
        if (from && to) delay += this.#flying()?.coins(from, to, movement.coins, delay) ?? 0;
      } else {
        const [one, other] = [this.pointOf(movement.first), this.pointOf(movement.second)];
        if (one && other) delay += this.#flying()?.cards(one, other, movement.outcome === "really", delay) ?? 0;
      }
    }
  }

  /** Where something lies on the table, in pixels from its corner. */
  pointOf(spot: Spot): Point | null {
    const name = typeof spot === "string" ? spot : "seat" in spot ? seatMark(spot.seat) : `card:${spot.card}`;
    const whole = this.#table()?.getBoundingClientRect();
    const at = this.#table()?.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
    return at && whole ? { x: at.x + at.width / 2 - whole.x, y: at.y + at.height / 2 - whole.y } : null;
  }

  /** Persons change seats: their names slide, everything else stays. */
  #slideNames(persons: readonly number[]): void {
    if (prefersLessMotion()) return;
    const plateOf = (seat: number): Element | null => this.#table()?.querySelector(`[data-plate="${seat}"]`) ?? null;
    const before = persons.map((seat) => plateOf(seat)?.getBoundingClientRect());
    void tick().then(() => {
      for (const [index, seat] of persons.entries()) {
        const [node, from] = [plateOf(seat), before[index]];
        const to = node?.getBoundingClientRect();
        if (!node || !from || !to) continue;
        const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
        node.animate([start, { transform: "none" }], { duration: SLIDE, easing: "ease-out" });
      }
    });
  }
}
