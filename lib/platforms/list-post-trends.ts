import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { comparePeriods } from "../strategy/compare-periods.ts";
import { COUNTS, type Count, type Counts } from "../strategy/described-post.ts";
import { addDays } from "../time.ts";
import type { PlatformFacts, PostTrend, PostTrends } from "./schemas.ts";

const DAYS = 91;
/** A whole number of weeks, so that both times have the same weekdays. */
const YEAR = 364;
const AGAINST = [
  ["year", YEAR],
  ["quarter", DAYS],
] as const;
const FIGURES = Object.fromEntries(COUNTS.map((name) => [name, true])) as Record<Count, true>;
/** Of so many newest posts of a time the median is taken. */
const MAX_POSTS = 1_000;

/**
 * What a usual post on each connected platform achieves in the last 13 weeks up to the day up to which its posts are known,
 * against the same weeks of the year before; where those have too few posts, against the 13 weeks before.
 * @param platforms as `listPlatformFacts` gives them.
 * @returns the platforms of which that can be told
 */
export async function listPostTrends(
  { workspaceId }: Caller,
  platforms: readonly PlatformFacts[],
): Promise<PostTrends> {
  return withWorkspace(workspaceId, async (tx) => {
    const own = await listOwnProfiles(tx, workspaceId);
    const trends: PostTrends = {};
    for (const { platform, postsUntil } of platforms) {
      const ids = own.filter((one) => one.platform === platform).map(({ id }) => id);
      const trend =
        postsUntil && ids.length > 0 ? await findTrend(tx, { workspaceId, ids }, postsUntil) : null;
      if (trend) trends[platform] = trend;
    }
    return trends;
  });
}

type Whose = { workspaceId: string; ids: string[] };

async function findTrend(tx: WorkspaceTx, whose: Whose, until: string): Promise<PostTrend | null> {
  const first = addDays(until, 1 - DAYS);
  const now = await readCounts(tx, whose, first);
  for (const [against, days] of AGAINST) {
    const compared = comparePeriods(now, await readCounts(tx, whose, addDays(first, -days)));
    if (compared) return { ...compared, against };
  }
  return null;
}

function readCounts(tx: WorkspaceTx, { workspaceId, ids }: Whose, from: string): Promise<Counts[]> {
  const createdAt = { gte: new Date(from), lt: new Date(addDays(from, DAYS)) };
  const where = { workspaceId, profileId: { in: ids }, createdAt };
  return tx.post
    .findMany({ where, orderBy: { createdAt: "desc" }, take: MAX_POSTS, select: FIGURES })
    .then((rows) => rows.map(asNumbers));
}

function asNumbers(row: Record<Count, bigint | null>): Counts {
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, count === null ? null : Number(count)]),
  );
}
