import type { Lever } from "../../lever.ts";
import { DAYS } from "../parameters.ts";
import { NEUTRALISED_SHARE, neutralise } from "../recommend/propose-answering.ts";
import { changeProfile, type Own, thirds } from "./own-profile.ts";

/** A smaller part of all comments is no change that anybody would notice. */
const MIN_DROP = 0.01;

/**
 * Answering criticism: fewer critical comments, down to the least of the brand's own windows, and by no more than answers are
 * taken to achieve (`NEUTRALISED_SHARE`); null where that is now.
 */
export function answerLever({ own, now, past }: Own): Lever | null {
  const from = now.critical;
  const best = past
    .filter(({ critical }) => critical !== null)
    .sort((a, b) => (a.critical as number) - (b.critical as number))[0];
  if (from === null || best === undefined || best.critical === null) return null;
  const least = Math.max(best.critical, from * (1 - NEUTRALISED_SHARE));
  if (from - least < MIN_DROP) return null;
  return {
    ...{ kind: "answering", platform: own.platform, profile: own.profile ?? null },
    ...{ from, best: best.critical, bestFrom: best.from, bestTo: best.to },
    steps: thirds(from, least),
    extraPosts: () => 0,
    apply: (input, value, keptDays) => {
      const share = (1 - value / from) * Math.min(1, keptDays / DAYS.level);
      return changeProfile(input, own, (one) => ({
        ...one,
        comments: one.comments.map((day) => neutralise(day, share)),
      }));
    },
  };
}
