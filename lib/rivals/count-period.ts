import { addDays, daysBetween } from "../time.ts";
import { countKnown, type Span } from "./find-period.ts";
import type { AudienceRow, KnownProfile, WeekRow } from "./read-rivals.ts";
import { INTERACTIONS, type Interaction, type RivalFigures } from "./schemas.ts";
import { WEEK } from "./values.ts";

/** What is known of a profile in a period, before it stands beside others. */
export type Counted = {
  profile: KnownProfile;
  knownDays: number;
  /** Its posts are known on every day of the period. */
  isWhole: boolean;
  posts: number;
  /** Of all posts; null where the kinds that are counted are not known. */
  interactions: number | null;
  followers: number | null;
  growth: RivalFigures["growth"];
  weeks: { posts: number | null; interactions: number | null; followers: number | null }[];
};

/**
 * The kinds of interactions that are counted on a platform: those that at least half of the posts of everyone who posted tell.
 * What only some tell would count for them alone.
 */
export function countedKinds(rows: readonly WeekRow[]): Interaction[] {
  const profiles = [...Map.groupBy(rows, ({ profile }) => profile).values()];
  if (profiles.length === 0) return [];
  return INTERACTIONS.filter((kind) =>
    profiles.every((weeks) => 2 * sum(weeks, (one) => one[`${kind}_of`]) >= sum(weeks, ({ posts }) => posts)),
  );
}

/** The interactions of posts; those that do not tell a kind count as the average of those that do. Null where none tells it. */
export function sumKinds(rows: readonly WeekRow[], kinds: readonly Interaction[]): number | null {
  const posts = sum(rows, (one) => one.posts);
  if (kinds.length === 0) return null;
  if (posts === 0) return 0;
  const sums = kinds.map((kind) => {
    const of = sum(rows, (one) => one[`${kind}_of`]);
    return of === 0 ? null : (posts * sum(rows, (one) => one[kind] ?? 0)) / of;
  });
  return sums.includes(null) ? null : sum(sums, (one) => one ?? 0);
}

type Rows = { posts: readonly WeekRow[]; audiences: readonly AudienceRow[]; kinds: readonly Interaction[] };

/** Counts one profile in a period of whole weeks. @param rows of this profile alone */
export function countPeriod(profile: KnownProfile, { posts, audiences, kinds }: Rows, period: Span): Counted {
  const knownDays = countKnown(profile.runs, period);
  const length = daysBetween(period.from, period.to) + 1;
  const weeks = Array.from({ length: length / WEEK }, (_, week) => {
    const from = addDays(period.from, week * WEEK);
    const isKnown = countKnown(profile.runs, { from, to: addDays(from, WEEK - 1) }) === WEEK;
    const ofWeek = posts.filter((one) => one.week === week);
    return {
      posts: isKnown ? sum(ofWeek, (one) => one.posts) : null,
      interactions: isKnown ? sumKinds(ofWeek, kinds) : null,
      followers: audiences.find((one) => one.week === week)?.followers ?? null,
    };
  });
  return {
    profile,
    knownDays,
    isWhole: knownDays === length,
    posts: sum(posts, (one) => one.posts),
    interactions: knownDays === 0 ? null : sumKinds(posts, kinds),
    ...measureAudience(audiences),
    weeks,
  };
}

/** The newest audience, and its growth since the last figure before the period or the first one in it. */
function measureAudience(rows: readonly AudienceRow[]): Pick<Counted, "followers" | "growth"> {
  const inOrder = rows.toSorted((a, b) => a.week - b.week);
  const newest = inOrder.at(-1);
  const before = inOrder.findLast(({ week }) => week < 0) ?? inOrder[0];
  if (!newest || !before) return { followers: null, growth: null };
  const days = daysBetween(before.day, newest.day);
  const isLong = days >= WEEK && before.followers > 0;
  return {
    followers: newest.followers,
    growth: isLong ? { share: newest.followers / before.followers - 1, days } : null,
  };
}

/** The sum of what is asked of each. */
export function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
