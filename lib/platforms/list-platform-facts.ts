import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { listKnownRuns, type PostPeriod, readPostPeriods } from "../score/known-posts.ts";
import { addDays, daysBefore, utcDay } from "../time.ts";
import { findAudience } from "./find-audience.ts";
import type { PlatformFacts } from "./schemas.ts";

/** Figures that are older make a platform stale. */
const MAX_FRESH_DAYS = 35;

type ConnectionStatus = NonNullable<PlatformFacts["connection"]>["status"];

/** What is kept of each platform, connected or not, in the order of the contract. */
export async function listPlatformFacts(caller: Caller, now: Date): Promise<PlatformFacts[]> {
  const { workspaceId } = caller;
  const where = { workspaceId };
  const staleBefore = utcDay(daysBefore(now, MAX_FRESH_DAYS));
  return withWorkspace(workspaceId, async (tx) => {
    const connections = await tx.platformConnection.findMany({ where });
    const audiences = await findAudience(tx, workspaceId);
    const uploads = await tx.upload.findMany({
      where,
      orderBy: [{ platform: "asc" }, { createdAt: "desc" }],
      distinct: ["platform"],
      select: { platform: true, handle: true },
    });
    const posts = await tx.post.groupBy({
      by: ["platform"],
      where,
      _count: true,
      _min: { createdAt: true },
      _max: { createdAt: true },
    });
    const periods = await readPostPeriods(tx, workspaceId);
    const days = await tx.accountDay.groupBy({ by: ["platform"], where, _max: { date: true } });
    const comments = await tx.comment.groupBy({ by: ["platform"], where, _max: { createdAt: true } });
    return PLATFORMS.map((platform) => {
      const isOf = (row: { platform: string }) => row.platform === platform;
      const connection = connections.find(isOf);
      const ofPosts = posts.find(isOf);
      const known = describePosts(periods.get(platform) ?? [], ofPosts, utcDay(now));
      const newest = [
        ofPosts?._max.createdAt,
        days.find(isOf)?._max.date,
        comments.find(isOf)?._max.createdAt,
        known.postsUntil ? new Date(known.postsUntil) : null,
      ];
      const lastDay = latestDay(newest);
      const isBefore = (day: string | null) => day !== null && day < staleBefore;
      return {
        platform,
        connection: connection ? presentConnection(connection) : null,
        handle: connection?.handle ?? uploads.find(isOf)?.handle.replace(/^@+/, "") ?? null,
        audience: audiences.get(platform) ?? null,
        posts: ofPosts?._count ?? 0,
        lastDay,
        ...known,
        isStale: isBefore(lastDay) || isBefore(known.postsUntil),
      };
    });
  });
}

type PostRange = { _min: { createdAt: Date | null }; _max: { createdAt: Date | null } };

/** Up to which day posts are known, and which days before it that the formula looks at are not. */
function describePosts(
  periods: readonly PostPeriod[],
  posts: PostRange | undefined,
  today: string,
): Pick<PlatformFacts, "postsUntil" | "missing"> {
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

function presentConnection(row: { status: string; lastSync: Date | null }) {
  return { status: row.status as ConnectionStatus, lastSync: row.lastSync?.toISOString() ?? null };
}
