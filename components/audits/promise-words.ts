import { formatSigned } from "#components/ui/format.ts";
import type { Pillar } from "#lib/formula/names.ts";

type Promised = { pillar: Pillar; whole: number; after28: number | null; keptWeeks: number };

/**
 * What a change is computed to give its pillar: "+1.9 after 28 days, +6.0 when kept up for 13 weeks". Where more was posted
 * before than lately, presence gains nothing at first, and the words say why.
 */
export function promiseWords({ pillar, whole, after28, keptWeeks }: Promised): string {
  const kept = `${points(whole)} when kept up for ${keptWeeks} weeks`;
  if (after28 === null) return kept;
  const why = pillar === "presence" && after28 <= 0 ? " (busier earlier weeks drop out of the count)" : "";
  return `${points(after28)} after 28 days${why}, ${kept}`;
}

/** Points with their sign, as people write them. */
export function points(value: number): string {
  return formatSigned(value);
}
