import { api } from "./api.ts";
import type { GameInfo, TableInfo } from "./wire.ts";

/** The games there are, as the server tells; asked once. */
class Games {
  #list = $state.raw<readonly GameInfo[] | null>(null);
  #bots = $state.raw<readonly string[]>([]);
  #asked: Promise<void> | null = null;

  /** null until the server has answered. */
  get list(): readonly GameInfo[] | null {
    return this.#list;
  }

  /** The bots that can sit down, by their specification: `search:400`. */
  get bots(): readonly string[] {
    return this.#bots;
  }

  get(name: string): GameInfo | undefined {
    return this.#list?.find((game) => game.name === name);
  }

  /** What a table has changed of its cards; empty if nothing. */
  editionOf(table: TableInfo): string {
    const option = this.get(table.game)?.edition;
    return (option && table.options?.[option]) || "";
  }

  load(): Promise<void> {
    this.#asked ??= this.#ask().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #ask(): Promise<void> {
    const [list, bots] = await Promise.all([api.games(), api.bots()]);
    this.#list = list;
    this.#bots = bots;
  }
}

export const games = new Games();
