import { RefusedError } from "./api.ts";
import { speech } from "./speech.svelte.ts";
import type { Refused } from "./wire.ts";

/** What went wrong, as something that can be shown: the server's own reason, or that it does not answer. */
export type Problem = Refused | "no-answer";

export function problemOf(error: unknown): Problem {
  if (error instanceof RefusedError) return error.refused;
  console.error(error);
  return "no-answer";
}

export function problemText(problem: Problem, game = ""): string {
  return problem === "no-answer" ? speech.say("page-no-answer") : speech.of(game).read(problem.say);
}
