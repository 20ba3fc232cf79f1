import { untrack } from "svelte";

const MARK = "● ";

/** The tab's title, and a notification when the visitor is waited for. */
class Attention {
  #title = $state("Elysium");
  #mine = $state(false);
  #permission = $state<NotificationPermission | "unsupported">(
    typeof Notification === "undefined" ? "unsupported" : Notification.permission,
  );

  /** What the tab should be called; the mark goes in front while it is the visitor's turn. */
  get title(): string {
    return (this.#mine ? MARK : "") + this.#title;
  }

  set title(title: string) {
    this.#title = title;
  }

  get permission(): NotificationPermission | "unsupported" {
    return this.#permission;
  }

  /** Only ever called from a button. */
  async askPermission(): Promise<void> {
    if (this.#permission !== "default") return;
    this.#permission = await Notification.requestPermission();
  }

  /** Tell whether a decision of the visitor is waited for; says so outside the page if nobody is looking. */
  waitFor(mine: boolean, sentence: string, tag: string): void {
    const began = mine && !untrack(() => this.#mine);
    this.#mine = mine;
    if (!began || !document.hidden || untrack(() => this.#permission) !== "granted") return;
    this.#notify(untrack(() => this.#title), { body: sentence, tag, icon: "/favicon.svg" });
  }

  #notify(title: string, options: NotificationOptions): void {
    try {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Browsers on telephones notify only through a service worker; where there is none, the title has to do.
      void this.#notifyThroughWorker(title, options).catch(() => undefined);
    }
  }

  async #notifyThroughWorker(title: string, options: NotificationOptions): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}

export const attention = new Attention();
