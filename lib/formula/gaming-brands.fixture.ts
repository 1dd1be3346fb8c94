import fc from "fast-check";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays, daysBetween } from "../time.ts";
import { AS_OF, daysAgo } from "./brand-inputs.fixture.ts";
import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import { PLATFORMS, type Platform } from "./names.ts";

/** Days of data behind the day of the score: two windows of 13 weeks. */
const DAYS = 182;
const [WEEK, MONTH] = [7, 28];

type Count = "likes" | "comments" | "shares" | "saves" | "views" | "impressions" | "reach";

/** What the files of a platform tell of a post; each has at least two forms. */
const FILES: Record<Platform, Count[][]> = {
  instagram: [
    ["views", "reach", "likes", "comments", "shares", "saves"],
    ["likes", "comments"],
  ],
  tiktok: [
    ["views", "likes", "comments", "shares"],
    ["views", "likes", "comments", "shares", "saves"],
  ],
  youtube: [
    ["views", "likes", "comments"],
    ["views", "impressions"],
  ],
  twitter: [
    ["impressions", "likes", "comments", "shares"],
    ["likes", "shares"],
  ],
  linkedin: [
    ["impressions", "likes", "comments", "shares"],
    ["likes", "comments"],
  ],
  pinterest: [["impressions", "saves"], ["saves"]],
};

/** How often each kind of count comes of one view. */
const SHARES: Record<Count, number> = {
  views: 1,
  impressions: 1.2,
  reach: 0.8,
  likes: 1,
  comments: 0.1,
  shares: 0.12,
  saves: 0.2,
};

type Account = {
  platform: Platform;
  file: number;
  /** Powers of ten: audience; views for a follower; reactions for a view. */
  size: number;
  exposure: number;
  rate: number;
  posts13: number;
  growth: number;
  pauseWeek: number;
  isAudienceKnown: boolean;
  mood: number;
  commentsAWeek: number;
  seed: number;
};

const anyAccount = (platform: Platform): fc.Arbitrary<Account> =>
  fc.record({
    platform: fc.constant(platform),
    file: fc.nat(1),
    size: fc.double({ min: 1.5, max: 6, noNaN: true }),
    exposure: fc.double({ min: -2, max: 0.3, noNaN: true }),
    rate: fc.double({ min: -3.2, max: -0.8, noNaN: true }),
    posts13: fc.integer({ min: 0, max: 60 }),
    growth: fc.double({ min: -0.02, max: 0.05, noNaN: true }),
    pauseWeek: fc.integer({ min: 0, max: 40 }),
    isAudienceKnown: fc.boolean(),
    mood: fc.double({ min: 0, max: 1, noNaN: true }),
    commentsAWeek: fc.constantFrom(0, 0, 1, 5, 40),
    seed: fc.nat(),
  });

/**
 * A brand as imports make them, on one to four platforms: 0 to 60 posts in 13 weeks, half a year of them, figures spread as
 * real ones are, zeros where the audience is small, a pause of three weeks at times, comments or none.
 */
export const realisticBrand: fc.Arbitrary<FormulaInput> = fc
  .subarray([...PLATFORMS], { minLength: 1, maxLength: 4 })
  .chain((names) => fc.tuple(...names.map(anyAccount)))
  .map((accounts) => ({ asOf: AS_OF, platforms: accounts.map(toPlatform) }));

/** The same, with at least one profile that has ten posts or more. */
export const busyBrand = realisticBrand.filter(({ platforms }) =>
  platforms.some(({ posts }) => posts.length >= 10),
);

function toPlatform(account: Account, at: number): PlatformInput {
  const { platform, size, growth, isAudienceKnown } = account;
  const random = seededRandom(`${account.seed}`);
  const span = { from: daysAgo(DAYS), to: AS_OF };
  const months = Array.from({ length: Math.floor(DAYS / MONTH) + 1 }, (_, month) => month);
  const followers = months.map((month) => ({
    date: daysAgo(month * MONTH),
    count: Math.round(10 ** size * (1 + growth) ** -month),
  }));
  return {
    platform,
    profile: `profile ${at}`,
    observedFrom: span.from,
    observedTo: span.to,
    postsKnown: span,
    covered: [span],
    followers: isAudienceKnown ? followers : [],
    posts: postsOf(account, random),
    comments: commentsOf(account, random),
  };
}

function postsOf(account: Account, random: () => number): PostInput[] {
  const { platform, file, size, exposure, rate, posts13, pauseWeek } = account;
  const counts = FILES[platform][file] ?? [];
  return Array.from({ length: posts13 * 2 }, (_, at) => {
    const views = 10 ** (size + exposure + 0.35 * bell(random));
    const likes = views * 10 ** (rate + 0.25 * bell(random));
    const isSeen = (name: Count) => name === "views" || name === "impressions" || name === "reach";
    const figure = (name: Count) => Math.floor((isSeen(name) ? views : likes) * SHARES[name] + random());
    const figures = Object.fromEntries(counts.map((name) => [name, figure(name)]));
    return { id: `${platform} ${at}`, date: daysAgo(Math.floor(random() * DAYS)), ...figures };
  }).filter(({ date }) => {
    const week = Math.floor(daysBetween(date, AS_OF) / WEEK);
    return week < pauseWeek || week > pauseWeek + 2;
  });
}

function commentsOf({ mood, commentsAWeek }: Account, random: () => number): CommentDay[] {
  if (commentsAWeek === 0) return [];
  return Array.from({ length: DAYS / WEEK }, (_, week) => {
    const day = { date: daysAgo(week * WEEK + 1), positive: 0, neutral: 0, negative: 0, unknown: 0 };
    for (let one = 0; one < commentsAWeek; one++) {
      const said = random();
      if (said < 0.35) day.neutral++;
      else if (said < 0.35 + 0.65 * mood) day.positive++;
      else day.negative++;
    }
    return day;
  });
}

/** Sum of three even draws, with a standard deviation of 1. */
function bell(random: () => number): number {
  return (random() + random() + random() - 1.5) * 2;
}

/** The same brand so many weeks later, with nothing new; its sources say so of these days, or say nothing. */
export function silentFor(input: FormulaInput, weeks: number, isCovered: boolean): FormulaInput {
  const asOf = addDays(input.asOf, WEEK * weeks);
  if (!isCovered) return { ...input, asOf };
  const platforms = input.platforms.map((own) => {
    const span = { from: own.observedFrom, to: asOf };
    return { ...own, observedTo: asOf, postsKnown: span, covered: [span] };
  });
  return { asOf, platforms };
}

/** The same brand with only the files of some days imported: what lies between is not known. */
export function withFilesOf(
  input: FormulaInput,
  isIn: (own: PlatformInput, date: string) => boolean,
): FormulaInput {
  const platforms = input.platforms.map((own): PlatformInput => {
    const days = Array.from({ length: DAYS + 1 }, (_, at) => daysAgo(DAYS - at)).filter((day) =>
      isIn(own, day),
    );
    const covered = spansOf(days);
    const last = covered.at(-1) ?? null;
    return {
      ...own,
      observedFrom: days[0] ?? own.observedFrom,
      observedTo: days.at(-1) ?? own.observedFrom,
      postsKnown: last,
      covered,
      posts: own.posts.filter(({ date }) => isIn(own, date)),
    };
  });
  return { ...input, platforms };
}

function spansOf(days: readonly string[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && daysBetween(last.to, day) === 1) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
