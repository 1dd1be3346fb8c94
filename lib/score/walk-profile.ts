import type { CommentDay, PostInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays } from "../time.ts";
import { findKnownPosts, loadPostPeriods } from "./known-posts.ts";
import { loadPosts } from "./load-posts.ts";
import { type Dated, findObservedDays, loadFollowers } from "./load-profile-data.ts";
import type { ProfileInput } from "./profile-input.ts";

/** A profile's data as they were known on a day; null before anything was known. Days are asked in rising order. */
export type DayByDay = (day: string) => Promise<ProfileInput | null>;

/**
 * Reads the data of an own profile once, from the first day of a span to its last, and holds only the window that the version of
 * the formula looks at.
 * @param counted its comments by rising day, from the lookback before the span on.
 */
export async function walkProfile(
  workspaceId: string,
  { id, platform, handle }: Pick<OwnProfile, "id" | "platform" | "handle">,
  observed: Dated,
  span: { from: string; to: string },
  { days }: Pick<FormulaVersion, "days">,
  counted: CommentDay[],
): Promise<DayByDay> {
  const before = addDays(span.from, -1);
  const window = { from: addDays(span.from, 1 - days.lookback), to: span.to };
  const source = loadPosts(workspaceId, id, { ...window, from: addDays(span.from, 1 - days.posts) });
  const posts = slidingPosts(source, days.posts);
  const followers = slidingWindow(await loadFollowers(workspaceId, id, window), days.lookback);
  const comments = slidingWindow(counted, days.lookback);
  const periods = await loadPostPeriods(workspaceId, id);
  const earlier = await findObservedDays(workspaceId, id, before);
  let lastKnown = earlier?.to ?? null;
  let lastPost = earlier?.posts?.to ?? null;
  return async (day) => {
    const cut = { posts: await posts(day), followers: followers(day), comments: comments(day) };
    for (const list of [cut.posts, cut.followers, cut.comments]) {
      const date = list.at(-1)?.date;
      if (date && (!lastKnown || date > lastKnown)) lastKnown = date;
    }
    lastPost = cut.posts.at(-1)?.date ?? lastPost;
    const dated = observed.posts && lastPost ? { from: observed.posts.from, to: lastPost } : null;
    const postsKnown = findKnownPosts(periods, dated, day);
    if (postsKnown && (!lastKnown || postsKnown.to > lastKnown)) lastKnown = postsKnown.to;
    if (!lastKnown) return null;
    const known = { observedFrom: observed.from, observedTo: lastKnown, postsKnown };
    return { id, platform, handle, role: "own", ...known, ...cut };
  };
}

function slidingPosts(
  source: AsyncGenerator<PostInput>,
  length: number,
): (day: string) => Promise<PostInput[]> {
  let held: PostInput[] = [];
  let next: PostInput | undefined;
  return async (day) => {
    const oldest = addDays(day, 1 - length);
    held = held.filter((post) => post.date >= oldest);
    for (;;) {
      next ??= (await source.next()).value ?? undefined;
      if (!next || next.date > day) return held;
      held.push(next);
      next = undefined;
    }
  };
}

function slidingWindow<T extends { date: string }>(sorted: T[], length: number): (day: string) => T[] {
  let from = 0;
  let to = 0;
  return (day) => {
    const oldest = addDays(day, 1 - length);
    while (to < sorted.length && (sorted[to] as T).date <= day) to++;
    while (from < to && (sorted[from] as T).date < oldest) from++;
    return sorted.slice(from, to);
  };
}
