import { dayNumber, dayOf } from "../../../time.ts";
import type { FormulaInput, PostInput } from "../../formula-input.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";

/**
 * Posts that would have been added, evenly over the observed days from a day on. They have no metrics: the formula
 * credits presence and momentum with them and is promised nothing of their success.
 *
 * @param platform prepared data
 * @param perWeek posts to add in a week, 0 or more
 * @param from number of the first day, which may lie before the first observed one; by default all observed days
 * @returns the posts; none where nothing was observed
 */
export function planPosts(
  platform: PreparedPlatform,
  perWeek: number,
  from = Number.NEGATIVE_INFINITY,
): PostInput[] {
  if (platform.observed === null) return [];
  const { to } = platform.observed;
  const days = to - Math.max(platform.observed.from, from) + 1;
  const count = Math.max(0, Math.round((perWeek * days) / 7));
  return Array.from({ length: count }, (_, index) => ({
    id: `planned ${index}`,
    date: dayOf(to - Math.floor(((index + 0.5) * days) / count)),
  }));
}

/**
 * A platform after some days of posting at a cadence: everything known now lies that much further back. Only the days of
 * posts are right then, which is all that presence looks at.
 *
 * @param input all data of the brand
 * @param platform prepared data of the platform
 * @param perWeek posts in a week from now on
 * @param keptDays whole days, 1 or more
 * @returns a new input, as of the same day
 */
export function rollForward(
  input: FormulaInput,
  platform: PreparedPlatform,
  perWeek: number,
  keptDays: number,
): FormulaInput {
  const earlier = (date: string) => dayOf(dayNumber(date) - keptDays);
  const first = (platform.observed?.to ?? platform.today) - keptDays + 1;
  const rolled = { ...platform, observed: platform.observed && { ...platform.observed, from: first } };
  const platforms = input.platforms.map((one) => {
    if (one.platform !== platform.platform) return one;
    const past = one.posts.map((post) => ({ ...post, date: earlier(post.date) }));
    const posts = [...past, ...planPosts(rolled, perWeek)];
    const { postsKnown } = one;
    return {
      ...one,
      observedFrom: earlier(one.observedFrom),
      ...(postsKnown && { postsKnown: { ...postsKnown, from: earlier(postsKnown.from) } }),
      posts,
    };
  });
  return { ...input, platforms };
}

/**
 * The same posts, but each empty week gets one from a week that has several.
 *
 * @param own the posts as they are
 * @param platform prepared data of their platform
 * @param weeks whole observed weeks that count, back from the last observed day
 * @returns the posts with some of them on other days
 */
export function spreadPosts(
  own: readonly PostInput[],
  platform: PreparedPlatform,
  weeks: number,
): PostInput[] {
  const last = platform.observed?.to ?? platform.today;
  const byWeek = Array.from({ length: weeks }, (_, week) =>
    platform.posts
      .filter(({ day }) => Math.floor((last - day) / 7) === week)
      .map(({ post }) => post.id)
      .sort(),
  );
  const moved = new Map<string, string>();
  byWeek.forEach((posts, week) => {
    if (posts.length > 0) return;
    const fullest = byWeek.reduce((most, other) => (other.length > most.length ? other : most), []);
    const id = fullest.length > 1 ? fullest.pop() : undefined;
    if (id !== undefined) moved.set(id, dayOf(last - week * 7 - 3));
  });
  return own.map((post) => ({ ...post, date: moved.get(post.id) ?? post.date }));
}
