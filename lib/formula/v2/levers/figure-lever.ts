import type { PostInput } from "../../formula-input.ts";
import type { Lever } from "../../lever.ts";
import { DAYS } from "../parameters.ts";
import { changeProfile, firstOf, lastKnown, type Own, thirds } from "./own-profile.ts";

/** What a lever of figures moves; what a version does not count stays as it is. */
const FIGURES = {
  interactions: ["likes", "comments", "shares", "quotes", "saves", "clicks", "profileClicks"],
  exposure: ["impressions", "views", "reach"],
} as const;
/** A typical post that would get less than a twentieth more is as good as it was. */
const MIN_RATIO = 1.05;

/** The typical post getting as much as in the best of the brand's own windows; null where that is now. */
export function figureLever({ own, now, past, asOf }: Own, kind: keyof typeof FIGURES): Lever | null {
  const from = now[kind];
  const best = past
    .filter((window) => window[kind] !== null)
    .sort((a, b) => (b[kind] as number) - (a[kind] as number))[0];
  const most = best?.[kind] ?? null;
  if (from === null || best === undefined || most === null || most + 1 < MIN_RATIO * (from + 1)) return null;
  return {
    ...{ kind, platform: own.platform, profile: own.profile ?? null },
    ...{ from, best: most, bestFrom: best.from, bestTo: best.to },
    steps: thirds(from, most),
    extraPosts: () => 0,
    apply: (input, value, keptDays) =>
      changeProfile(input, own, (one) => {
        const to = lastKnown(one, asOf);
        const first = firstOf(to, Math.min(keptDays, DAYS.level));
        // Of 1 + x, as levels are measured: the typical post then gets no more than the value.
        const times = (value + 1) / (from + 1);
        const isBetter = ({ date, isReply }: PostInput) => !isReply && date >= first && date <= to;
        const posts = one.posts.map((post) => (isBetter(post) ? scale(post, kind, times) : post));
        return { ...one, posts };
      }),
  };
}

function scale(post: PostInput, kind: keyof typeof FIGURES, times: number): PostInput {
  const known = FIGURES[kind].flatMap((name) => {
    const figure = post[name];
    return figure === undefined ? [] : [[name, figure * times] as const];
  });
  return { ...post, ...Object.fromEntries(known) };
}
