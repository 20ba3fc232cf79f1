import { afterEach, expect, it, vi } from "vitest";
import { api } from "./api.ts";

const KEY = "open-sesame";

afterEach(() => vi.unstubAllGlobals());

it("sends a table's key in a header and never in an address, which proxies log", async () => {
  const asked: [string, HeadersInit | undefined][] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path, init.headers]);
    return Promise.resolve(new Response("{}"));
  });
  await api.table("t", KEY);
  await api.replay("t", 31, KEY);
  const recording = await api.recording("t", KEY);
  expect(await recording.text()).toBe("{}");
  expect(asked).toEqual(
    ["/api/tables/t", "/api/tables/t/replay?viewer=31", "/api/tables/t/recording"].map((path) => [path, { "elysium-key": KEY }]),
  );
});
