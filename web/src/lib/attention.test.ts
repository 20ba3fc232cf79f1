import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** As on telephones: there are notifications, but a page may not make one by itself. */
class Forbidden {
  static readonly permission = "granted";

  constructor() {
    throw new TypeError("Illegal constructor");
  }
}

describe("where a page may not notify by itself", () => {
  const showNotification = vi.fn(() => Promise.resolve());
  const getRegistration = vi.fn<() => Promise<{ showNotification: typeof showNotification } | undefined>>();

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("Notification", Forbidden);
    vi.stubGlobal("document", { hidden: true });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it("marks the title nevertheless", async () => {
    getRegistration.mockResolvedValue(undefined);
    const { attention } = await import("./attention.svelte.ts");
    attention.waitFor(true, "Your turn", "here");
    expect(attention.title).toBe("● Elysium");
    attention.waitFor(false, "", "here");
    expect(attention.title).toBe("Elysium");
  });

  it("lets a worker notify if there is one", async () => {
    getRegistration.mockResolvedValue({ showNotification });
    const { attention } = await import("./attention.svelte.ts");
    attention.waitFor(true, "Your turn", "here");
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledWith("Elysium", expect.objectContaining({ body: "Your turn" })));
  });

  it("does without a worker", async () => {
    vi.stubGlobal("navigator", {});
    const { attention } = await import("./attention.svelte.ts");
    attention.waitFor(true, "Your turn", "here");
    expect(attention.title).toBe("● Elysium");
  });
});
