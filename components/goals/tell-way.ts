import { formatCount, formatDay, formatNumber } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { WayChange } from "#lib/goals/schemas.ts";

/** A change as people say it: "Post on X (Twitter) on 4 days a week instead of 2.4". */
export function tellChange({ kind, platform, handle, from, to }: WayChange): string {
  const on = `${PLATFORM_WORDS[platform]}${handle ? ` (@${handle})` : ""}`;
  switch (kind) {
    case "days":
      return `Post on ${on} on ${short(to)} days a week instead of ${short(from)}`;
    case "interactions":
      return `Bring the typical post on ${on} from ${short(from)} to ${short(to)} interactions`;
    case "exposure":
      return `Bring the typical post on ${on} from ${short(from)} to ${short(to)} views`;
    case "answering":
      return `Answer critical comments on ${on}: from ${share(from)} to ${share(to)} of all comments`;
  }
}

/** What it rests on. */
export function tellRange({ kind, best, best_from, best_to }: WayChange): string {
  const value = kind === "answering" ? share(best) : short(best);
  return `Your best 13 weeks, ${formatDay(best_from)} to ${formatDay(best_to)}: ${value}`;
}

function short(value: number): string {
  return value >= 100 ? formatCount(Math.round(value)) : formatNumber(value, { maximumFractionDigits: 1 });
}

function share(value: number): string {
  return `${formatNumber(100 * value, { maximumFractionDigits: 1 })} %`;
}
