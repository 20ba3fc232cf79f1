import type { LegalOption, Position } from "../lib/wire.ts";
import { asksOnce, isFatal, questionOf, sameOption } from "./options.ts";

/**
 * Between pressing an option and sending it. What cannot be taken back takes two presses, one that picks it and one that says
 * so in words, wherever it is chosen: a board on which it was picked and then read on a button has had both.
 */
export class Chooser {
  readonly #position: () => Position | null;
  readonly #confirms: () => boolean;
  readonly #send: (option: LegalOption) => void;
  #asked = $state.raw<{ option: LegalOption; question: string } | null>(null);

  constructor(position: () => Position | null, confirms: () => boolean, send: (option: LegalOption) => void) {
    this.#position = position;
    this.#confirms = confirms;
    this.#send = send;
  }

  /** The option that waits for a second press: as long as the same is asked, whatever others choose meanwhile. */
  get waiting(): LegalOption | null {
    const asked = this.#asked;
    return asked && asked.question === questionOf(this.#position()) ? asked.option : null;
  }

  /** When the table has moved on: what waited for another question is forgotten, even if that comes again. */
  keepUp(): void {
    if (this.#asked && !this.waiting) this.#asked = null;
  }

  /** `decided`: it was picked before, and this press was on its words. */
  press(option: LegalOption, decided = false): void {
    const position = this.#position();
    if (!position) return;
    const sure = decided || sameOption(this.waiting, option);
    if (!sure && (isFatal(option) || (this.#confirms() && asksOnce(option, position.decision?.options ?? [])))) {
      this.#asked = { option, question: questionOf(position) };
      return;
    }
    this.#asked = null;
    this.#send(option);
  }

  forget(): void {
    this.#asked = null;
  }
}
