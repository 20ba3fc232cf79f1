/** What the keys do in a replay. */
import { isWriting, type PressedKey } from "../lib/keys.ts";

export type ReplayCommand = "back" | "forward" | "start" | "end" | "play" | "moment-back" | "moment-forward";

const COMMANDS: Readonly<Record<string, ReplayCommand>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
  " ": "play",
  PageUp: "moment-back",
  PageDown: "moment-forward",
};

/** How the element that has the focus uses keys itself: a slider moves by arrows, the space bar presses a button. */
export type Focused = "writing" | "slider" | "pressable" | "other";

export function replayCommandOf(pressed: PressedKey, focused: Focused): ReplayCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || focused === "writing") return null;
  const command = COMMANDS[pressed.key] ?? null;
  if (command === "play" && (focused === "pressable" || pressed.repeat)) return null;
  return command;
}

export function focusedOn(target: EventTarget | null): Focused {
  if (target instanceof HTMLInputElement && target.type === "range") return "slider";
  if (isWriting(target)) return "writing";
  return target instanceof Element && target.closest("button, a, summary, label, [role=button]") ? "pressable" : "other";
}
