import { formatCount, formatDecimals } from "#components/ui/format.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PostTrend, PostTrends } from "#lib/platforms/schemas.ts";

const AGAINST = { year: "a year ago", quarter: "in the 13 weeks before" };

/** "A typical post of the last 13 weeks got 31 interactions, 2.3 times as many as a year ago." */
export function tellTrend({ unit, now, before, times, isBeyondNoise, against }: PostTrend): string {
  const start = `A typical post of the last 13 weeks got ${formatCount(now)} ${now === 1 ? unit.replace(/s$/, "") : unit}`;
  if (!isBeyondNoise) return `${start}, much as ${AGAINST[against]}.`;
  if (times >= 1.5) return `${start}, ${formatDecimals(times, 1)} times as many as ${AGAINST[against]}.`;
  return `${start}, ${times > 1 ? "up" : "down"} from ${formatCount(before)} ${AGAINST[against]}.`;
}

/** From how many times as much on, or as little, a platform is named. */
const CLEAR = 1.5;

/**
 * Where work moves to, when posts on one platform do clearly better than before and on another clearly worse; null otherwise.
 * The greatest rise and the greatest fall are named.
 */
export function tellShift(trends: PostTrends): string | null {
  const moving = PLATFORMS.flatMap((platform) => {
    const trend = trends[platform];
    return trend?.isBeyondNoise ? [{ name: PLATFORM_WORDS[platform], times: trend.times }] : [];
  }).sort((a, b) => b.times - a.times);
  const [rise, fall] = [moving[0], moving.at(-1)];
  if (!rise || !fall || rise.times < CLEAR || fall.times > 1 / CLEAR) return null;
  return `Your posts are doing better and better on ${rise.name}, and worse and worse on ${fall.name}. If time is short, put it into ${rise.name}.`;
}
