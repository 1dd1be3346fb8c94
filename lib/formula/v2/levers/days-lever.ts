import type { Lever } from "../../lever.ts";
import { measureCadence } from "../measure-presence.ts";
import { DAYS } from "../parameters.ts";
import { prepareProfile } from "../prepare-profile.ts";
import { postOnMoreDays } from "../recommend/post-on-more-days.ts";
import type { Own } from "./own-profile.ts";

/** A smaller rise in days a week is no change that a brand would notice. */
const MIN_RISE = 0.4;
const MAX_STEPS = 3;

/** Posting on more days a week, up to the most of the brand's own windows; null where it never did. */
export function daysLever({ own, past, asOf }: Own): Lever | null {
  const cadence = measureCadence(prepareProfile(own, asOf), DAYS.level);
  const best = past.toSorted((a, b) => b.daysAWeek - a.daysAWeek)[0];
  const hasPosts = own.posts.some(({ isReply }) => !isReply);
  if (cadence === null || best === undefined || !hasPosts) return null;
  const from = cadence.daysAWeek;
  if (best.daysAWeek < from + MIN_RISE) return null;
  return {
    ...{ kind: "days", platform: own.platform, profile: own.profile ?? null },
    ...{ from, best: best.daysAWeek, bestFrom: best.from, bestTo: best.to },
    steps: stepsTo(from, best.daysAWeek),
    extraPosts: (value) => value - from,
    apply: (input, value, keptDays) => {
      const one = input.platforms.find(
        ({ platform, profile }) => platform === own.platform && profile === own.profile,
      );
      if (one === undefined) return input;
      const more = { own: one, profile: prepareProfile(one, asOf), days: from, goal: value };
      return postOnMoreDays(input, more, keptDays);
    },
  };
}

/** Whole days a week, as people plan them, three of them at most; where none lies between, the most itself. */
function stepsTo(from: number, most: number): number[] {
  const whole = [1, 2, 3, 4, 5, 6, 7].filter((days) => days >= from + MIN_RISE && days <= most);
  if (whole.length === 0) return [Math.floor(most * 10) / 10].map((days) => (days > from ? days : most));
  if (whole.length <= MAX_STEPS) return whole;
  const last = whole.length - 1;
  return [0, Math.round(last / 2), last].map((at) => whole[at] as number);
}
