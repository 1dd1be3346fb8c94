import type { WorkspaceTx } from "../db.ts";
import { formula } from "../formula/versions.ts";
import { listKnownRuns, type PostPeriod, readPostPeriods } from "../score/known-posts.ts";
import { addDays, utcDay } from "../time.ts";
import type { PlatformFacts } from "./schemas.ts";

export type ProfileFacts = Pick<PlatformFacts, "posts" | "lastDay" | "postsUntil" | "missing">;

type PostRange = { _min: { createdAt: Date | null }; _max: { createdAt: Date | null } };

/** What is kept of each profile of a workspace, by its id. */
export async function readProfileFacts(
  tx: WorkspaceTx,
  workspaceId: string,
  today: string,
): Promise<(profileId: string) => ProfileFacts> {
  const where = { workspaceId };
  const posts = await tx.post.groupBy({
    by: ["profileId"],
    where,
    _count: true,
    _min: { createdAt: true },
    _max: { createdAt: true },
  });
  const periods = await readPostPeriods(tx, workspaceId);
  const days = await tx.accountDay.groupBy({ by: ["profileId"], where, _max: { date: true } });
  const comments = await tx.comment.groupBy({ by: ["profileId"], where, _max: { createdAt: true } });
  return (id) => {
    const isOf = (row: { profileId: string }) => row.profileId === id;
    const ofPosts = posts.find(isOf);
    const known = describePosts(periods.get(id) ?? [], ofPosts, today);
    const newest = [
      ofPosts?._max.createdAt,
      days.find(isOf)?._max.date,
      comments.find(isOf)?._max.createdAt,
      known.postsUntil ? new Date(known.postsUntil) : null,
    ];
    return { posts: ofPosts?._count ?? 0, lastDay: latestDay(newest), ...known };
  };
}

/** Up to which day posts are known, and which days before it that the formula looks at are not. */
function describePosts(
  periods: readonly PostPeriod[],
  posts: PostRange | undefined,
  today: string,
): Pick<ProfileFacts, "postsUntil" | "missing"> {
  const [first, last] = [posts?._min.createdAt, posts?._max.createdAt];
  const dated = first && last ? { from: utcDay(first), to: utcDay(last) } : null;
  const [before, newest] = listKnownRuns(periods, dated, today).slice(-2);
  const run = newest ?? before;
  if (!run) return { postsUntil: null, missing: null };
  const isLookedAt = newest !== undefined && newest.from > addDays(newest.to, -formula().days.posts);
  const missing = before && isLookedAt ? { from: addDays(before.to, 1), to: addDays(run.from, -1) } : null;
  return { postsUntil: run.to, missing };
}

function latestDay(instants: readonly (Date | null | undefined)[]): string | null {
  const days = instants.flatMap((instant) => (instant ? [utcDay(instant)] : []));
  return days.sort().at(-1) ?? null;
}
