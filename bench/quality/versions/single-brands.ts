import type { PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import { PILLARS, type Platform } from "#lib/formula/names.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { mean } from "#lib/statistics/mean.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import type { Scored } from "../real-accounts.ts";
import { AS_OF, brand, platformOf } from "./made-brands.ts";
import { type Context, largestOf, levelsOf, samplePlatforms, suited } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const ACCOUNTS_A_PLATFORM = 60;
const DORMANT: { platform: Platform; followers: number }[] = [
  { platform: "pinterest", followers: 40 },
  { platform: "linkedin", followers: 200 },
  { platform: "instagram", followers: 21_000 },
];

/** What single brands, real and made, show of a version. */
export function measureSingleBrands(context: Context): Figure[] {
  const some = samplePlatforms(context.scored, ACCOUNTS_A_PLATFORM);
  return [
    ...viewsRows(context.version),
    ...dormantRows(context, some),
    besideRow(context.version),
    evidenceRow(context.version),
  ];
}

/** Instagram as Meta exports it: views and likes, no audience. */
function viewsRows(version: FormulaVersion): Figure[] {
  const scored = [9_000, 12].map((likes) => {
    const post = { views: 60_000, reach: 45_000, likes, comments: likes / 30, shares: likes / 60 };
    return { input: brand(version, [platformOf("instagram", post, null)]) };
  });
  const composites = scored.map(({ input }) => version.score(input).score) as [number, number];
  const advice = scored.map(({ input }) =>
    version.recommend
      .list(input)
      .map(({ change, action }) => `${change} ${action}`)
      .join("\n"),
  );
  return [
    {
      what: "Instagram, 9,000 against 12 likes per 60,000 views: points apart",
      figure: composites[0] - composites[1],
      n: "2 brands",
      bar: { least: 10 },
    },
    {
      what: "the two are told the same (1 is yes)",
      figure: advice[0] === advice[1] ? 1 : 0,
      n: "2 brands",
      bar: { most: 0 },
    },
  ];
}

/** A profile without a post for half a year is connected beside an account. */
function dormantRows({ version }: Context, scored: readonly Scored[]): Figure[] {
  const rises = scored.flatMap((one) => {
    const { input } = one;
    return DORMANT.filter(({ platform }) => input.platforms.every((own) => own.platform !== platform)).map(
      ({ platform, followers }) => {
        const dormant: PlatformInput = {
          platform,
          observedFrom: addDays(input.asOf, -181),
          observedTo: input.asOf,
          postsKnown: { from: addDays(input.asOf, -181), to: input.asOf },
          followers: [{ date: input.asOf, count: followers }],
          posts: [],
          comments: [],
        };
        const before = version.score(input);
        const after = version.score(suited(version, { ...input, platforms: [...input.platforms, dormant] }));
        const pillars = PILLARS.map((pillar) => after.pillars[pillar] - before.pillars[pillar]);
        return { one, pillars, composite: after.score - before.score };
      },
    );
  });
  const n = `${formatNumber(rises.length)} accounts`;
  return [
    ...PILLARS.map((pillar, at) => ({
      what: `a dormant profile is connected: the most that ${pillar} rises`,
      ...largestOf(rises.map(({ one, pillars }) => ({ one, figure: pillars[at] as number }))),
      n,
      bar: { most: 0 },
    })),
    {
      what: "a dormant profile is connected: change of the composite, mean",
      figure: mean(rises.map(({ composite }) => composite)),
      n,
    },
  ];
}

/** By how much the weak account of 200 followers pulls the impact of the strong one of 21,000 towards its own: .5 is as much. */
function besideRow(version: FormulaVersion): Figure {
  const strong = platformOf("twitter", { impressions: 4_000, likes: 160, comments: 20, shares: 30 }, 21_000);
  const weak = platformOf("instagram", { reach: 90, likes: 1, comments: 0, shares: 0 }, 200);
  const [both = 0, large = 0, small = 0] = [[strong, weak], [strong], [weak]].map(
    (platforms) => levelsOf(version, brand(version, platforms)).pillars.impact,
  );
  const what = "200 followers beside 21,000: weight of the small account in impact";
  return { what, figure: (large - both) / (large - small), n: "1 brand", bar: { most: 0.25 } };
}

/** The fewest posts with which impact has come half as far from 50 as with 300. */
function evidenceRow(version: FormulaVersion): Figure {
  const impactOf = (count: number) => {
    const own = platformOf("twitter", { impressions: 4_000, likes: 80, comments: 8, shares: 12 }, 20_000);
    const posts = Array.from({ length: count }, (_, at) => {
      const date = addDays(AS_OF, -8 - Math.floor((at * 80) / count));
      return { ...(own.posts[0] as PostInput), id: `${at}`, date };
    });
    return Math.abs(levelsOf(version, brand(version, [{ ...own, posts }])).pillars.impact - 50);
  };
  const whole = impactOf(300);
  const found = Array.from({ length: 60 }, (_, at) => at + 1).find((count) => impactOf(count) >= whole / 2);
  const what = "posts that move impact half as far from 50 as 300 do";
  return { what, figure: found ?? Number.NaN, n: "1 brand", bar: { most: 8 } };
}
