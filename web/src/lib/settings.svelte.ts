import { keep, recall } from "./shelf.ts";

export const LANGUAGES = ["en", "es", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language of a visitor who has not chosen one: the first of the browser's that is spoken here. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(primary)) return primary;
  }
  return "en";
}

function firstLanguage(): Language {
  const kept = recall("language");
  return isLanguage(kept) ? kept : preferredLanguage(typeof navigator === "undefined" ? [] : navigator.languages);
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(recall("theme") === "light" ? "light" : "dark");
  #name = $state(recall("name"));
  #confirm = $state(recall("confirm") !== "no");
  #motion = $state(recall("motion") !== "no");

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    keep("language", language);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
  }

  /** How the visitor is called at tables. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  /** Whether a choice that cannot be taken back asks once. */
  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    keep("confirm", confirm ? "yes" : "no");
  }

  /** Whether cards slide; what the visitor has told their system counts too. */
  get motion(): boolean {
    return this.#motion;
  }

  set motion(motion: boolean) {
    this.#motion = motion;
    keep("motion", motion ? "yes" : "no");
  }
}

export const settings = new Settings();
