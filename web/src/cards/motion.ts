/** Movement that explains: a card slides from where it lay to where it lies. Less of it for those who want less. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";

import { settings } from "../lib/settings.svelte.ts";

const SHORTEST = 120;
const LONGEST = 280;
const FADE = 150;

export function prefersLessMotion(): boolean {
  if (!settings.motion) return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Longer ways take longer, within what feels immediate. */
export function slideTime(distance: number): number {
  return Math.min(LONGEST, SHORTEST + distance / 4);
}

const [slideAway, slideIn] = crossfade({
  duration: slideTime,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: FADE }),
});

type Transition = TransitionConfig | (() => TransitionConfig);

export function leaving(node: Element, params: CrossfadeParams & { key: string }): Transition {
  return prefersLessMotion() ? fade(node, { duration: FADE }) : slideAway(node, params);
}

export function arriving(node: Element, params: CrossfadeParams & { key: string }): Transition {
  return prefersLessMotion() ? fade(node, { duration: FADE }) : slideIn(node, params);
}

/** For lists that close ranks. */
export function rankTime(distance: number): number {
  return prefersLessMotion() ? 0 : slideTime(distance);
}
