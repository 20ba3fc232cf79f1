import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

const server = loadEnv("", ".", "ELYSIUM_")["ELYSIUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../elysium/server/page",
    emptyOutDir: true,
    // The page's content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/text": server,
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
