import type { Pillar } from "#lib/formula/names.ts";

/**
 * The tab that a key leads to from another one, as the tabs of all programs do: arrows go round, Home and End to the ends.
 * @param index of the current tab, from 0
 * @param count of tabs, 1 or more
 * @returns its index; null for a key that leads nowhere
 */
export function nextTab(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** The address of a pillar's tab, on the page of its audit. */
export function tabHref(pillar: Pillar): string {
  return `?pillar=${pillar}#pillars`;
}
