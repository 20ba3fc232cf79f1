import { expect, it } from "vitest";

import { isLoopback } from "./loopback.ts";

it.each(["http://localhost:8000/table/a#k", "http://127.0.0.1:8000/", "http://127.8.9.1/", "http://[::1]:8000/", "http://elysium.localhost/"])(
  "%s works on this computer only",
  (link) => expect(isLoopback(link)).toBe(true),
);

it.each(["http://192.168.0.7:8000/", "https://table.example/", "http://127.example.org/", "http://[fe80::1]/", "https://localhost.example/"])(
  "%s works for others",
  (link) => expect(isLoopback(link)).toBe(false),
);
