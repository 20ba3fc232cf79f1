import { problemOf, type Problem } from "../lib/problem.ts";

/** Something asked of the server over HTTP: whether it is under way, and why it was refused. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      return await ask();
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
