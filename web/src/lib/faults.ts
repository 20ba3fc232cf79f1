import { api } from "./api.ts";
import type { PageFault } from "./wire.ts";

const MOST_FRAMES = 8;
/** That one page tells of: what breaks again and again is known by then. */
const MOST_FAULTS = 8;
const FRAME = /([\w.-]{1,80}:\d{1,6}:\d{1,7})\)?$/;
const CODE = /svelte\.dev\/e\/([a-z_]{1,60})/;

const told = new Set<string>();

/** What may be told of an error: where it was and of what kind. What it says may hold a name or a card. */
export function faultOf(part: string, game: string, error: unknown): PageFault {
  const { name, message, stack } = error instanceof Error ? error : new Error();
  const frames = (stack ?? "").split("\n").flatMap((line) => FRAME.exec(line.trim())?.[1] ?? []);
  return {
    part,
    game,
    kind: /^[A-Za-z]{1,40}$/.test(name) ? name : "Error",
    code: CODE.exec(message)?.[1] ?? "",
    frames: frames.slice(0, MOST_FRAMES),
  };
}

/** To the log of the server, once for each, and to the browser's console. */
export function reportFault(part: string, game: string, error: unknown): void {
  console.error(error);
  const fault = faultOf(part, game, error);
  const key = [part, fault.kind, fault.code, fault.frames?.[0]].join(" ");
  if (told.has(key) || told.size >= MOST_FAULTS) return;
  told.add(key);
  // A server that does not hear it has other troubles.
  api.fault(fault).catch(() => undefined);
}
