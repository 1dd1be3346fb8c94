import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { sumInteractions } from "../score/sum-interactions.ts";
import { utcDay } from "../time.ts";
import { listIds, type PlacedRow, presentPost } from "./list-posts.ts";
import { distributionQuery, JOIN_DISTRIBUTION, readDistributions, SHARE } from "./place-posts.ts";
import { FIGURES } from "./post-columns.ts";
import type { GrowthPoint, PostRow } from "./schemas.ts";

export type PostDetails = PostRow & {
  quotes: number | null;
  clicks: number | null;
  durationS: number | null;
  /** By rising day: each day whose figures were kept, and the newest ones. */
  growth: GrowthPoint[];
};

type Key = { profile: string; id: string };
type Stored = PlacedRow & {
  quotes: number | null;
  clicks: number | null;
  durationS: number | null;
  importedAt: Date;
};

/**
 * A post of a connected account with all of its text, its place, and how its figures grew.
 *
 * @param caller who asks, for its own workspace
 * @throws Problem 403 without the scope `score:read`, 404 where there is no such post.
 */
export async function getPost(caller: Caller, { profile, id }: Key): Promise<PostDetails> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const ids = await listIds(tx, workspaceId);
    const key = { workspaceId, profileId: profile, id };
    const known = await tx.post.findFirst({ where: key, select: { isReply: true } });
    if (!known || !ids.includes(profile))
      throw new Problem("Not Found", "There is no such post in this workspace.");
    const platformIds = await listIdsBeside(tx, workspaceId, { profile, ids });
    const compared = { workspaceId, ids: platformIds, areReplies: known.isReply === true };
    const distributions = await readDistributions(tx, compared);
    const [row] = await tx.$queryRaw<[Stored]>`
      WITH ${distributionQuery(distributions)}
      SELECT p.profile_id AS profile, p.id, p.title, p.text, p.url, p.quotes::float8, p.clicks::float8,
        p.duration_s AS "durationS", p.imported_at AS "importedAt", ${FIGURES},
        ${SHARE} AS share, cardinality(d.sorted) AS among
      FROM posts p JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = p.profile_id ${JOIN_DISTRIBUTION}
      WHERE p.workspace_id = ${workspaceId} AND p.profile_id = ${profile} AND p.id = ${id}`;
    const { importedAt, quotes, clicks, durationS, ...post } = row;
    const newest = { day: utcDay(importedAt), interactions: row.interactions, views: row.views };
    const growth = [...(await readGrowth(tx, key)), newest];
    return { ...presentPost(post), quotes, clicks, durationS, growth };
  });
}

/** The own profiles of the platform of one of them. */
async function listIdsBeside(
  tx: WorkspaceTx,
  workspaceId: string,
  { profile, ids }: { profile: string; ids: string[] },
): Promise<string[]> {
  const rows = await tx.profile.findMany({
    where: { workspaceId, id: { in: ids } },
    select: { id: true, platform: true },
  });
  const platform = rows.find(({ id }) => id === profile)?.platform;
  return rows.filter((one) => one.platform === platform).map(({ id }) => id);
}

function readGrowth(
  tx: WorkspaceTx,
  { workspaceId, profileId, id }: { workspaceId: string; profileId: string; id: string },
): Promise<GrowthPoint[]> {
  return tx.$queryRaw<GrowthPoint[]>`
    SELECT h.day::text, (${sumInteractions("h")})::float8 AS interactions, coalesce(h.impressions, h.views)::float8 AS views
    FROM post_figures h WHERE h.workspace_id = ${workspaceId} AND h.profile_id = ${profileId} AND h.post_id = ${id}
    ORDER BY h.day`;
}
