import { describe, expect, it } from "vitest";

import { faultOf } from "./faults.ts";

function thrown(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

describe("what is told of an error", () => {
  it("is where it was and of what kind, and nothing that it says", () => {
    const stack = [
      "TypeError: Ana holds the Witch, key s3cret",
      "    at Strip (http://localhost:8000/assets/GenericBoard-B1x_9.js:1:2345)",
      "    at http://localhost:8000/table/abc?key=s3cret#s3cret",
      "@http://localhost:8000/assets/index-0.js:12:7",
    ].join("\n");
    const fault = faultOf("strip", "vtes", thrown("Ana holds the Witch, key s3cret", stack));
    expect(fault).toEqual({
      part: "strip",
      game: "vtes",
      kind: "TypeError",
      code: "",
      frames: ["GenericBoard-B1x_9.js:1:2345", "index-0.js:12:7"],
    });
    expect(JSON.stringify(fault)).not.toMatch(/Witch|s3cret|Ana/);
  });

  it("has the word that the framework has for it", () => {
    expect(faultOf("seat", "vtes", new Error("https://svelte.dev/e/each_key_duplicate")).code).toBe("each_key_duplicate");
  });

  it("may come of anything that was thrown, and of a stack without end", () => {
    expect(faultOf("seat", "", "Ana").kind).toBe("Error");
    expect(faultOf("seat", "", thrown("", "at a.js:1:1\n".repeat(99))).frames).toHaveLength(8);
  });
});
