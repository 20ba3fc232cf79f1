import { getContext, setContext } from "svelte";

import type { CardView, LegalOption, Position, TableInfo, Zone } from "../../lib/wire.ts";
import { questionOf } from "../../table/options.ts";
import { cardMarks, knownOf, optionsAt, optionsByMark, seatMark, type OptionsByMark } from "./marks.ts";

const KEY = Symbol("board");

interface Shown {
  game: string;
  info: TableInfo;
  viewer: number;
  position: Position;
  interactive: boolean;
  away?: ReadonlySet<number> | undefined;
  onchoose: (option: LegalOption, decided?: boolean) => void;
}

export interface OpenChoice {
  anchor: DOMRect;
  options: LegalOption[];
  /** The question to which these are answers. */
  question: string;
}

/** What the parts of a board need of the whole: what may be chosen where, and what is known. */
export class BoardContext {
  readonly #shown: () => Shown;
  #open = $state.raw<OpenChoice | null>(null);

  readonly byMark: OptionsByMark = $derived.by(() => {
    const { interactive, position } = this.#shown();
    return optionsByMark(interactive ? (position.decision?.options ?? []) : []);
  });

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  get game(): string {
    return this.#shown().game;
  }

  get info(): TableInfo {
    return this.#shown().info;
  }

  get viewer(): number {
    return this.#shown().viewer;
  }

  get position(): Position {
    return this.#shown().position;
  }

  /** Its person is not there at the moment. */
  isAway(seat: number): boolean {
    return this.#shown().away?.has(seat) ?? false;
  }

  /** Several options at one element, waiting for one to be picked; forgotten when something else is asked. */
  get open(): OpenChoice | null {
    const open = this.#open;
    return open && open.question === questionOf(this.position) ? open : null;
  }

  close(): void {
    this.#open = null;
  }

  /** Something on the board may be chosen, so that the rest steps back. */
  get choosing(): boolean {
    return this.byMark.size > 0;
  }

  marksOf(card: CardView, zone: Zone, place: number): string[] {
    return cardMarks(card, zone, place, this.viewer);
  }

  optionsFor(marks: readonly string[]): LegalOption[] {
    return optionsAt(marks, this.byMark);
  }

  optionsForSeat(seat: number): LegalOption[] {
    return this.optionsFor([seatMark(seat)]);
  }

  knownOf(marks: readonly string[]): readonly string[] {
    return knownOf(marks, this.position.knowledge ?? {});
  }

  /** One option is chosen at once; of several, one is picked first. `decided`: what it does was pressed in words. */
  choose(options: LegalOption[], at: Element, decided = false): void {
    const [only] = options;
    if (options.length === 1 && only) this.#shown().onchoose(only, decided);
    else this.offer(options, at);
  }

  /** In words beside the element, to be read before one is picked. */
  offer(options: LegalOption[], at: Element): void {
    if (options.length > 0) this.#open = { anchor: at.getBoundingClientRect(), options, question: questionOf(this.position) };
  }

  /** One of those at an element, by its words. */
  pick(option: LegalOption): void {
    this.close();
    this.#shown().onchoose(option, true);
  }
}

export function provideBoard(shown: () => Shown): BoardContext {
  return setContext(KEY, new BoardContext(shown));
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
