/** The turn that is being put together at the table. */
import type { LegalOption, Position } from "../../lib/wire.ts";
import { changed, districtsFor, follow, NO_PLAN, optionOf, playsIn, turnsToCome, type Commitment, type Plan, type Play } from "./gesture.ts";

interface Shown {
  position: Position;
  /** Of whoever plans. */
  pool: number;
  /** Nothing can be sent just now. */
  busy: boolean;
  onchoose: (option: LegalOption, decided?: boolean) => void;
}

export class Planning {
  readonly #shown: () => Shown;
  #wish = $state.raw<Plan>(NO_PLAN);
  #sent = $state.raw<Commitment | null>(null);
  #overtaken = $state(false);

  readonly plays: readonly Play[] = $derived.by(() => playsIn(this.#shown().position.decision?.options ?? []));
  /** As far as it goes together with what is allowed now. */
  readonly plan: Plan = $derived.by(() => (this.plays.length > 0 ? changed(this.plays, this.#wish, {}) : NO_PLAN));
  /** The cards of which one can be planned. */
  readonly cards: ReadonlySet<string> = $derived.by(() => new Set(this.plays.map((play) => play.card)));
  readonly districts: ReadonlySet<string> = $derived.by(() => districtsFor(this.plays, this.plan.card));
  readonly isAdding: boolean = $derived.by(() => this.#shown().position.decision?.choice === "add");
  /** Whatever is left of a plan belongs to the turn for which it was made. */
  readonly #turn: number | undefined = $derived.by(() => turnsToCome(this.#shown().position));

  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => this.#goOn());
    $effect(() => {
      void this.#turn;
      this.clear();
    });
    $effect(() => {
      if (!this.isAdding) this.#overtaken = false;
    });
  }

  /** What blood and tokens were meant to go with a card that lies already. */
  get wish(): Plan {
    return this.#wish;
  }

  /** It has been sent; the rest of it follows by itself. */
  get isSent(): boolean {
    return this.#sent !== null;
  }

  /** What was planned no longer holds: the rest of it is asked for again. */
  get overtaken(): boolean {
    return this.#overtaken;
  }

  change(what: Partial<Plan>): void {
    this.#wish = changed(this.plays, this.plan, what);
  }

  add(blood: number, tokens: number): void {
    this.#wish = { ...this.#wish, blood, tokens };
  }

  clear(): void {
    this.#wish = NO_PLAN;
  }

  commit(): void {
    const option = optionOf(this.plays, this.plan);
    if (!option) return;
    const { position, onchoose } = this.#shown();
    this.#wish = this.plan;
    this.#overtaken = false;
    this.#sent = { plan: this.plan, seq: position.seq, turns: turnsToCome(position), pool: option.outlook?.["pool"] ?? 0 };
    onchoose(option, true);
  }

  #goOn(): void {
    if (!this.#sent) return;
    const { position, pool, busy, onchoose } = this.#shown();
    const next = follow(this.#sent, position, pool);
    if (next.kind === "wait" || (next.kind === "send" && busy)) return;
    this.#sent = null;
    if (next.kind === "send") onchoose(next.option, true);
    else this.#overtaken = next.kind === "ask";
    if (next.kind !== "ask") this.clear();
  }
}
