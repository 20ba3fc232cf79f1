import type { CardView } from "../lib/wire.ts";

export interface CardInHand {
  game: string;
  card: CardView;
  known: readonly string[];
}

/** What may be done with the card that is read. */
export interface Deed {
  words: string;
  act: () => void;
}

const HOVER_DELAY = 280;

/** The one card that is being read, and where it lies on the screen. */
class Reading {
  shown = $state.raw<CardInHand | null>(null);
  /** It stays until it is closed. */
  pinned = $state(false);
  anchor = $state.raw<DOMRect | null>(null);
  deed = $state.raw<Deed | null>(null);
  /** The element that a finger has tapped to read it: the next tap on it chooses. */
  tapped: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show it while the pointer or the focus rests on it. */
  peek(card: CardInHand, at: Element, delay = HOVER_DELAY): void {
    if (this.pinned) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(card, at, false), delay);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.shown = null;
  }

  /** Show it until it is closed. */
  pin(card: CardInHand, at: Element, deed: Deed | null = null): void {
    clearTimeout(this.#timer);
    this.#show(card, at, true);
    this.deed = deed;
    this.tapped = deed ? at : null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.pinned = false;
  }

  #show(card: CardInHand, at: Element, pinned: boolean): void {
    if (!at.isConnected) return;
    this.anchor = at.getBoundingClientRect();
    this.pinned = pinned;
    this.deed = null;
    this.shown = card;
  }
}

export const reading = new Reading();
