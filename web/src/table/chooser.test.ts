import { expect, it } from "vitest";

import type { LegalOption, Position } from "../lib/wire.ts";
import { Chooser } from "./chooser.svelte.ts";

const deed = (more: Partial<LegalOption>): LegalOption => ({ verb: "do", args: { number: 1 }, say: ["deed", []], ...more });
const other: LegalOption = { verb: "do", args: { number: 2 }, say: ["other", []] };

function sent(option: LegalOption, confirms: boolean, ...presses: boolean[]): number {
  const position = { seq: 7, decision: { choice: "c", say: ["?", []], options: [option, other] } } as unknown as Position;
  const all: LegalOption[] = [];
  const chooser = new Chooser(
    () => position,
    () => confirms,
    (chosen) => all.push(chosen),
  );
  for (const decided of presses) chooser.press(option, decided);
  return all.length;
}

it("what cannot be taken back takes two presses, wherever they are", () => {
  const final = deed({ final: true });
  expect([sent(final, true, false), sent(final, true, false, false), sent(final, true, true)]).toEqual([0, 1, 1]);
});

it("nothing else does, nor for people who do not want to be asked", () => {
  expect([sent(deed({}), true, false), sent(deed({ final: true }), false, false)]).toEqual([1, 1]);
});

it("what puts oneself out of the game does in any case, in the list as on the board", () => {
  const fatal = deed({ outlook: { tokens: 1, out: 1 } });
  expect([sent(fatal, false, false), sent(fatal, false, false, false), sent(fatal, false, true)]).toEqual([0, 1, 1]);
});
