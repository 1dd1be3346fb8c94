import type { CommentDay, PostInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { disconnectedOn, isCountedOn } from "../profiles/list-counted-profiles.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays } from "../time.ts";
import { findWindows, type LastDays } from "./find-windows.ts";
import { listKnownRuns, loadPostPeriods } from "./known-posts.ts";
import { loadPosts } from "./load-posts.ts";
import { type Dated, findObservedDays, loadFollowers } from "./load-profile-data.ts";
import type { ProfileInput } from "./profile-input.ts";

/** A profile's data as they were known on a day; null before anything was known. Days are asked in rising order. */
export type DayByDay = (day: string) => Promise<ProfileInput | null>;

/**
 * Reads the data of an own profile once, from the first day of a span to its last, and holds only the window that the version of
 * the formula looks at.
 * @param counted its comments by rising day, from the first window of the span on.
 */
export async function walkProfile(
  workspaceId: string,
  profile: Pick<OwnProfile, "id" | "platform" | "handle" | "disconnectedAt">,
  observed: Dated,
  span: { from: string; to: string },
  version: Pick<FormulaVersion, "days" | "profiles">,
  counted: CommentDay[],
): Promise<DayByDay> {
  const { id, platform, handle } = profile;
  const { days } = version;
  const earlier = await findObservedDays(workspaceId, id, addDays(span.from, -1));
  const none = { original: null, post: null, comment: null };
  const from = findWindows(version, span.from, earlier?.last ?? none);
  const window = (first: string) => ({ from: first, to: span.to });
  const posts = slidingPosts(loadPosts(workspaceId, id, { from, to: span.to }), version);
  const audience = await loadFollowers(workspaceId, id, window(from.followers));
  const followers = slidingWindow(audience, (day) => addDays(day, 1 - days.lookback));
  const comments = slidingWindow(
    counted,
    (day, comment) => findWindows(version, day, { ...none, comment }).comments,
  );
  const periods = await loadPostPeriods(workspaceId, id);
  let lastKnown = earlier?.to ?? null;
  let lastPost = earlier?.posts?.to ?? null;
  return async (day) => {
    if (version.profiles === "apart" && !isCountedOn(profile, day)) return null;
    const ended = disconnectedOn(profile, day);
    const to = ended ?? day;
    const cut = { posts: await posts(to, day), followers: followers(to, day), comments: comments(to, day) };
    for (const list of [cut.posts, cut.followers, cut.comments]) {
      const date = list.at(-1)?.date;
      if (date && (!lastKnown || date > lastKnown)) lastKnown = date;
    }
    lastPost = cut.posts.at(-1)?.date ?? lastPost;
    const dated = observed.posts && lastPost ? { from: observed.posts.from, to: lastPost } : null;
    const covered = listKnownRuns(periods, dated, to);
    const postsKnown = covered.at(-1) ?? null;
    if (postsKnown && (!lastKnown || postsKnown.to > lastKnown)) lastKnown = postsKnown.to;
    if (!lastKnown) return null;
    const known = { observedFrom: observed.from, observedTo: lastKnown, postsKnown, covered };
    return { id, platform, handle, role: "own", ...known, ...(ended && { disconnectedOn: ended }), ...cut };
  };
}

function slidingPosts(
  source: AsyncGenerator<PostInput>,
  version: Pick<FormulaVersion, "days" | "profiles">,
): (last: string, day: string) => Promise<PostInput[]> {
  let held: PostInput[] = [];
  let next: PostInput | undefined;
  const newest: LastDays = { original: null, post: null, comment: null };
  return async (last, day) => {
    for (;;) {
      next ??= (await source.next()).value ?? undefined;
      if (!next || next.date > last) break;
      held.push(next);
      newest.post = next.date;
      if (!next.isReply) newest.original = next.date;
      next = undefined;
    }
    const from = findWindows(version, day, newest);
    held = held.filter(({ date, isReply }) => date >= (isReply ? from.replies : from.posts));
    return held;
  };
}

/** Up to `last` of the window of a day, which begins where `startOf` says: it is given the day of the newest thing up to then. */
function slidingWindow<T extends { date: string }>(
  sorted: T[],
  startOf: (day: string, newest: string | null) => string,
): (last: string, day: string) => T[] {
  let from = 0;
  let to = 0;
  return (last, day) => {
    while (to < sorted.length && (sorted[to] as T).date <= last) to++;
    const oldest = startOf(day, sorted[to - 1]?.date ?? null);
    while (from < to && (sorted[from] as T).date < oldest) from++;
    return sorted.slice(from, to);
  };
}
