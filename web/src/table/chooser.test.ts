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

it("a second press is waited for while others choose, until something else is asked", () => {
  const final = deed({ final: true });
  const asking = (seq: number, choice: string) => ({ seq, decision: { choice, say: ["?", []], options: [final, other] } }) as unknown as Position;
  let position: Position | null = asking(7, "c");
  const all: LegalOption[] = [];
  const chooser = new Chooser(
    () => position,
    () => true,
    (chosen) => all.push(chosen),
  );
  const moveOn = (to: Position): void => {
    position = to;
    chooser.keepUp();
  };
  chooser.press(final);
  moveOn(asking(8, "c"));
  expect(chooser.waiting).toEqual(final);
  moveOn(asking(9, "d"));
  expect(chooser.waiting).toBeNull();
  moveOn(asking(10, "c"));
  expect(chooser.waiting).toBeNull();
  chooser.press(final);
  moveOn(asking(11, "c"));
  chooser.press(final);
  expect(all).toEqual([final]);
});
