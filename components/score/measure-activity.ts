import { formatCount } from "#components/ui/format.ts";

/** As the library reads it. */
export type ActivityFigures = {
  steps: { date: string; posts: number | null; views: number | null; engagements: number | null }[];
  followers: { date: string; count: number }[];
  /** Posts whose impressions or views are known. */
  seenPosts: number;
};

export const MEASURES = ["followers", "views", "engagements", "posts"] as const;
export type Measure = (typeof MEASURES)[number];

/** One figure of some days: its course, and what stands large beside it. */
export type Course = { figures: { date: string; value: number }[]; total: number | null; isStock: boolean };

/** Followers are how many there are in the end, all else is summed up over what is known. */
export function courseOf(activity: ActivityFigures, measure: Measure): Course {
  if (measure === "followers") {
    const figures = activity.followers.map(({ date, count }) => ({ date, value: count }));
    return { figures, total: figures.at(-1)?.value ?? null, isStock: true };
  }
  const figures = activity.steps.flatMap(({ date, [measure]: value }) =>
    value === null ? [] : [{ date, value }],
  );
  const total = figures.length > 0 ? figures.reduce((sum, { value }) => sum + value, 0) : null;
  return { figures, total, isStock: false };
}

/** Of how many posts impressions or views are known, in words; null where of all or of none. */
export function seenInWords({ seenPosts, steps }: ActivityFigures): string | null {
  const posts = steps.reduce((sum, step) => sum + (step.posts ?? 0), 0);
  if (seenPosts === 0 || seenPosts >= posts) return null;
  return `Impressions or views are known for ${formatCount(seenPosts)} of ${formatCount(posts)} posts.`;
}

/**
 * How a course differs from that of the days it is compared with, in words; null where one of them is not known.
 * Totals of days that are known only in part are no comparison.
 * Followers are compared by what came or went in each.
 */
export function compareCourses(now: Course, before: Course | null): string | null {
  if (now.isStock) {
    const [gained, earlier] = [gainOf(now), before && gainOf(before)];
    if (gained === null) return null;
    const words = gained === 0 ? "Unchanged" : withSign(gained);
    return earlier === null || earlier === undefined ? words : `${words} (before: ${withSign(earlier)})`;
  }
  if (now.total === null || before?.total === null || before === null) return null;
  if (before.figures.length < now.figures.length) return "Only partly known before";
  if (before.total === 0) return `Before: ${formatCount(before.total)}`;
  const percent = Math.round(100 * (now.total / before.total - 1));
  return `${percent === 0 ? "±0" : withSign(percent)}\u2009% (before: ${formatCount(before.total)})`;
}

function gainOf({ figures }: Course): number | null {
  const [first, last] = [figures[0], figures.at(-1)];
  return first && last && first !== last ? last.value - first.value : null;
}

function withSign(value: number): string {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "±";
  return `${sign}${formatCount(Math.abs(value))}`;
}
