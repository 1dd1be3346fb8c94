import { formatCount } from "#components/ui/format.ts";
import type { PostTrend } from "#lib/platforms/schemas.ts";

const AGAINST = { year: "a year ago", quarter: "the 13 weeks before" };

/** "A usual post gets 31 interactions, 2.3 times as many as a year ago." */
export function tellTrend({ unit, now, before, times, isBeyondNoise, against }: PostTrend): string {
  const start = `A usual post gets ${formatCount(now)} ${now === 1 ? unit.replace(/s$/, "") : unit}`;
  if (!isBeyondNoise) return `${start}, much as ${AGAINST[against]}.`;
  if (times >= 1.5) return `${start}, ${times.toFixed(1)} times as many as ${AGAINST[against]}.`;
  return `${start}, ${times > 1 ? "up" : "down"} from ${formatCount(before)} ${AGAINST[against]}.`;
}
