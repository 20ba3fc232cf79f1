/** The rules of a game in chapters, as they are looked through. */
import type { RuleText } from "../lib/wire.ts";
import { plain } from "./search.ts";

export interface Chapter {
  /** What the area of its rules begins with; `chapter-<name>` is its title. */
  name: string;
  rules: readonly RuleText[];
}

/** Those whose id or text holds every word, in the order of the book; a chapter without any is left out. */
export function chaptersOf(rules: readonly RuleText[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const text = plain(`${rule.id} ${rule.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const name = chapterOf(rule);
    const chapter = chapters.get(name);
    if (chapter) chapter.push(rule);
    else chapters.set(name, [rule]);
  }
  return [...chapters].map(([name, found]) => ({ name, rules: found }));
}

export function chapterOf(rule: RuleText): string {
  return rule.area.split("/")[0] ?? "";
}
