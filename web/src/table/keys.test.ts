import { describe, expect, it } from "vitest";

import type { PressedKey } from "../lib/keys.ts";
import { commandOf } from "./keys.ts";

function key(name: string, more: Partial<PressedKey> = {}): PressedKey {
  return { key: name, ctrlKey: false, metaKey: false, altKey: false, ...more };
}

describe("commandOf", () => {
  it("reads numbers and letters", () => {
    expect(commandOf(key("7"), false)).toEqual({ kind: "row", at: 6 });
    expect(commandOf(key("b"), false)).toEqual({ kind: "row", at: 10 });
    expect(commandOf(key("p"), false)).toEqual({ kind: "pass" });
    expect(commandOf(key("U"), false)).toEqual({ kind: "undo" });
    expect(commandOf(key("?"), false)).toEqual({ kind: "rules" });
    expect(commandOf(key("Escape"), false)).toEqual({ kind: "back" });
  });

  it("leaves other keys alone", () => {
    for (const name of ["0", "m", "Enter", "Tab", "F5", "12"]) expect(commandOf(key(name), false)).toBeNull();
  });

  it("does nothing while somebody writes, except for Escape", () => {
    expect(commandOf(key("1"), true)).toBeNull();
    expect(commandOf(key("p"), true)).toBeNull();
    expect(commandOf(key("Escape"), true)).toEqual({ kind: "back" });
  });

  it("leaves the shortcuts of the browser alone, and keys that are held down", () => {
    expect(commandOf(key("1", { ctrlKey: true }), false)).toBeNull();
    expect(commandOf(key("p", { metaKey: true }), false)).toBeNull();
    expect(commandOf(key("u", { altKey: true }), false)).toBeNull();
    expect(commandOf(key("1", { repeat: true }), false)).toBeNull();
  });
});
