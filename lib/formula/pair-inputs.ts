import { dayNumber } from "../time.ts";
import type { PlatformInput } from "./formula-input.ts";

/** One dated thing of a platform, in one input or both. */
export type Sides<T> = { before?: T; after?: T };

/** The windows of a version, in days: posts younger than `mature` do not count yet. */
export type Windows = { mature: number; move: number; posts: number };

/**
 * What two inputs hold of one thing, side by side.
 *
 * @param before things of the earlier input
 * @param after things of the later input
 * @param keyOf identifies a thing in both inputs
 * @returns one entry for each key, in the order of the keys
 */
export function pair<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): Sides<T>[] {
  const found = new Map<string, Sides<T>>();
  for (const one of before) found.set(keyOf(one), { before: one });
  for (const one of after) {
    const known = found.get(keyOf(one));
    if (known) known.after = one;
    else found.set(keyOf(one), { after: one });
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sides]) => sides);
}

/** What identifies one entry of an input in another: its platform, and its profile where profiles are kept apart. */
export function sourceOf({ platform, profile }: Pick<PlatformInput, "platform" | "profile">): string {
  return profile === undefined ? platform : `${platform} ${profile}`;
}

/** Which of the inputs hold a thing. */
export function kindOf(sides: Sides<unknown>): "both" | "before" | "after" {
  if (sides.before && sides.after) return "both";
  return sides.after ? "after" : "before";
}

/** The number of the momentum window that a post lies in; -1 while its figures do not count yet. */
export function postWindow(date: string, asOf: string, { mature, move }: Windows): number {
  return Math.floor((dayNumber(asOf) - dayNumber(date) - mature) / move);
}

/** Whether the formula looks at a post of that day at all. */
export function isLookedAt(date: string, asOf: string, { posts }: Windows): boolean {
  const age = dayNumber(asOf) - dayNumber(date);
  return age >= 0 && age < posts;
}

/** A systematic sample: of things in order at most so many, at even distances. */
export function sampleEvenly<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / most)] as T);
}
