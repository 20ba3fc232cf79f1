import { beforeEach, describe, expect, it, vi } from "vitest";

async function fresh(): Promise<typeof import("./settings.svelte.ts")> {
  vi.resetModules();
  return import("./settings.svelte.ts");
}

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe("settings", () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal("localStorage", shelf());
    vi.stubGlobal("navigator", { languages: ["de-AT", "es-MX", "en"] });
  });

  it("begin in the first language of the browser that is spoken here", async () => {
    const { settings, preferredLanguage } = await fresh();
    expect(settings.language).toBe("es");
    expect(preferredLanguage(["de", "fr"])).toBe("en");
    expect(preferredLanguage(["PL"])).toBe("pl");
  });

  it("are remembered", async () => {
    const { settings } = await fresh();
    settings.name = "Łucja";
    settings.language = "pl";
    settings.theme = "light";
    settings.confirm = false;
    const { settings: later } = await fresh();
    expect([later.name, later.language, later.theme, later.confirm]).toEqual(["Łucja", "pl", "light", false]);
  });

  it("take nothing for a language that is none", async () => {
    localStorage.setItem("elysium-language", "xx");
    expect((await fresh()).settings.language).toBe("es");
  });

  it("still work where the browser keeps nothing", async () => {
    const refuse = (): never => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const { settings } = await fresh();
    settings.name = "Ana";
    expect(settings.name).toBe("Ana");
  });
});
