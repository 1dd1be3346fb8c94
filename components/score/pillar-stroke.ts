import type { Pillar } from "#lib/formula/names.ts";

/** The colour of a pillar's line where several are drawn together. */
export function pillarStroke(pillar: Pillar): string {
  return `var(--${pillar})`;
}
