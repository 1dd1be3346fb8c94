import fc from "fast-check";
import { addDays } from "../time.ts";
import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import type { Platform } from "./names.ts";
import { PLATFORMS } from "./names.ts";

/** Day of the score in the tests. */
export const AS_OF = "2025-06-30";

/** The UTC day so many days before the day of the score. */
export function daysAgo(days: number): string {
  return addDays(AS_OF, -days);
}

const count = (max: number) =>
  fc.double({ min: 0, max: Math.log10(max + 1), noNaN: true }).map((x) => Math.floor(10 ** x));
const known = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });

/** A post with any metric known or unknown, up to 200 days old. */
export const anyPost: fc.Arbitrary<PostInput> = fc.record({
  id: fc.uuid(),
  date: fc.integer({ min: 0, max: 200 }).map(daysAgo),
  isReply: fc.boolean().map((yes) => yes || undefined),
  likes: known(count(1e5)),
  comments: known(count(1e4)),
  shares: known(count(1e4)),
  saves: known(count(1e4)),
  impressions: known(count(1e7)),
  reach: known(count(1e7)),
  views: known(count(1e7)),
});

const anyFigure = fc.record({ date: fc.integer({ min: 0, max: 400 }).map(daysAgo), count: count(1e8) });

const anyCommentDay: fc.Arbitrary<CommentDay> = fc.record({
  date: fc.integer({ min: 0, max: 200 }).map(daysAgo),
  positive: count(1000),
  neutral: count(1000),
  negative: count(1000),
  unknown: count(1000),
});

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }))
  .map((ends) => ends.toSorted((a, b) => b - a).map(daysAgo))
  .map(([from = AS_OF, to = AS_OF]) => ({ from, to }));

/** Any data of one platform, sensible or not. */
export const anyPlatform = (platform: Platform): fc.Arbitrary<PlatformInput> =>
  fc.record(
    {
      platform: fc.constant(platform),
      observedFrom: fc.integer({ min: 30, max: 400 }).map(daysAgo),
      observedTo: fc.integer({ min: 0, max: 29 }).map(daysAgo),
      followers: fc.uniqueArray(anyFigure, { maxLength: 12, selector: ({ date }) => date }),
      posts: fc.uniqueArray(anyPost, { maxLength: 40, selector: ({ id }) => id }),
      comments: fc.uniqueArray(anyCommentDay, { maxLength: 12, selector: ({ date }) => date }),
      postsKnown: fc.option(anySpan),
    },
    { requiredKeys: ["platform", "observedFrom", "observedTo", "followers", "posts", "comments"] },
  );

/** Any data of a brand on one to three platforms. */
export const anyInput: fc.Arbitrary<FormulaInput> = fc
  .subarray([...PLATFORMS], { minLength: 1, maxLength: 3 })
  .chain((names) => fc.tuple(...names.map(anyPlatform)))
  .map((platforms) => ({ asOf: AS_OF, platforms }));

/** Posts as real accounts have them: figures spread around the account's own level, a few times up or down. */
export const realisticPosts: fc.Arbitrary<PostInput[]> = fc
  .record({
    level: fc.double({ min: 2, max: 6, noNaN: true }),
    rate: fc.double({ min: -3, max: -1, noNaN: true }),
    spread: fc.array(fc.tuple(noise(0.4), noise(0.3), fc.integer({ min: 0, max: 118 })), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ level, rate, spread }) =>
    spread.map(([up, better, age], index) => {
      const impressions = Math.round(10 ** (level + up));
      const likes = Math.round(impressions * 10 ** (rate + better));
      const [comments, shares] = [Math.round(likes / 10), Math.round(likes / 5)];
      return {
        id: `p${index}`,
        date: daysAgo(age),
        impressions,
        views: impressions,
        likes,
        comments,
        shares,
      };
    }),
  );

/** Sum of four even draws: near enough to a bell of that standard deviation. */
function noise(deviation: number): fc.Arbitrary<number> {
  const even = fc.double({ min: -1, max: 1, noNaN: true });
  return fc
    .tuple(even, even, even, even)
    .map((draws) => (draws.reduce((a, b) => a + b, 0) * deviation) / Math.sqrt(4 / 3));
}

/** A brand on twitter with these posts, observed for half a year, with an audience figure a month. */
export function twitterBrand(posts: PostInput[], followers = 20_000): FormulaInput {
  const figures = [0, 30, 60, 90, 120, 150].map((ago) => ({ date: daysAgo(ago), count: followers }));
  return {
    asOf: AS_OF,
    platforms: [
      {
        platform: "twitter",
        observedFrom: daysAgo(180),
        observedTo: AS_OF,
        followers: figures,
        posts,
        comments: [],
      },
    ],
  };
}
