import type { Caller } from "../caller.ts";
import type { FormulaInput, PostInput } from "../formula/formula-input.ts";
import type { Contribution } from "../formula/formula-result.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import type { ProfileData } from "../score/load-profile-data.ts";
import { mergeProfiles } from "../score/merge-profiles.ts";
import { utcDay } from "../time.ts";
import { loadCompared } from "./load-compared.ts";
import type { ComparedPlatform, ComparedProfile } from "./schemas.ts";

const FIGURES = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "clicks",
  "profileClicks",
  "views",
  "impressions",
  "reach",
] as const satisfies (keyof PostInput)[];
type Figure = (typeof FIGURES)[number];
type Known = { profile: ComparedProfile; data: ProfileData };

/**
 * Own profiles beside watched ones, platform by platform, by the inputs of the current formula and their place among its reference
 * accounts. Each profile is measured by itself, and all of a platform from the same figures: only those that are known of the posts of every
 * one of them, without what people say, which is read of own profiles only. No score of the brand's is made of it.
 * @param only the platform that is asked for; by itself all
 * @returns platforms on which somebody is watched; there own profiles come first, each group by audience
 */
export async function compareProfiles(
  { workspaceId }: Caller,
  now: Date,
  only?: Platform,
): Promise<ComparedPlatform[]> {
  const all = await loadCompared(workspaceId, utcDay(now), only);
  return PLATFORMS.flatMap((platform) => {
    const known = all.flatMap(({ role, data }) => {
      if (data.platform !== platform) return [];
      const followers = data.followers.at(-1)?.count ?? null;
      return [{ profile: { profileId: data.id, handle: data.handle, role, followers }, data }];
    });
    const isWatched = known.some(({ profile }) => profile.role === "watched");
    return isWatched ? [comparePlatform(platform, known, utcDay(now))] : [];
  });
}

function comparePlatform(platform: Platform, known: Known[], day: string): ComparedPlatform {
  const shared = findShared(known);
  const inOrder = known.toSorted(
    (a, b) =>
      Number(a.profile.role === "watched") - Number(b.profile.role === "watched") ||
      (b.profile.followers ?? 0) - (a.profile.followers ?? 0),
  );
  const inputs = new Map<string, ComparedPlatform["inputs"][number]>();
  for (const [place, { data }] of inOrder.entries())
    for (const [key, one] of measure(data, shared, day)) {
      const { pillar, unit, value, normalised, confidence } = one;
      const values = inOrder.map(() => null);
      const row = inputs.get(key) ?? { key, pillar, unit, input: withoutCount(one.input), values };
      row.values[place] = { value, percentile: normalised, confidence };
      inputs.set(key, row);
    }
  const order = formula().pillars;
  const sorted = [...inputs.values()].toSorted((a, b) => order.indexOf(a.pillar) - order.indexOf(b.pillar));
  return { platform, profiles: inOrder.map(({ profile }) => profile), inputs: sorted };
}

/** The figures that posts of every profile have; a profile without posts takes none away. */
function findShared(known: readonly Known[]): Figure[] {
  const withPosts = known.filter(({ data }) => data.posts.length > 0);
  return FIGURES.filter((figure) =>
    withPosts.every(({ data }) => data.posts.some((post) => post[figure] !== undefined)),
  );
}

function measure(data: ProfileData, shared: readonly Figure[], day: string): [string, Contribution][] {
  const posts = data.posts.map((post) => keepFigures(post, shared));
  const profile = { ...data, role: "own" as const, posts, comments: [] };
  const input: FormulaInput = mergeProfiles({ asOf: day, profiles: [profile] }, formula());
  const seen = new Map<string, number>();
  return formula()
    .score(input)
    .explanation.contributions.map((one) => {
      // The words of an input tell how much it rests on, which differs from profile to profile.
      const words = withoutCount(one.input).replace(/\d[\d,]*/g, "#");
      const key = `${one.pillar} ${one.unit} ${words}`;
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      return [`${key} ${nth}`, one];
    });
}

/** A post with some of its figures. */
function keepFigures(
  { id, date, isReply, media, ...figures }: PostInput,
  kept: readonly Figure[],
): PostInput {
  const post: PostInput = {
    id,
    date,
    ...(isReply !== undefined && { isReply }),
    ...(media !== undefined && { media }),
  };
  for (const figure of kept) {
    const count = figures[figure];
    if (count !== undefined) post[figure] = count;
  }
  return post;
}

function withoutCount(input: string): string {
  return input.replace(/, (?:typical|mean) of [\d,]+ posts?$/, "");
}
