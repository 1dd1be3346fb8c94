import type { WorkspaceTx } from "../../db.ts";
import type { RowTarget } from "../../imports/write-rows.ts";
import { addDays, utcDay } from "../../time.ts";

/**
 * Takes away what was read of a watched profile and is older than the days that each night reads anew: platforms ask that what is not
 * refreshed any more is not kept. What came with a file before the profile was read from its platform stays.
 * @param days how many, the day of `now` included
 */
export async function forgetWatched(
  { tx, workspaceId, profileId, now }: RowTarget,
  days: number,
): Promise<void> {
  const before = new Date(addDays(utcDay(now), -days));
  await tx.$executeRaw`
    DELETE FROM posts USING connections AS c
    WHERE posts.workspace_id = ${workspaceId} AND posts.profile_id = ${profileId} AND posts.created_at < ${before}
      AND c.workspace_id = posts.workspace_id AND c.profile_id = posts.profile_id AND posts.imported_at >= c.created_at`;
  await tx.$executeRaw`
    DELETE FROM post_figures AS f WHERE f.workspace_id = ${workspaceId} AND f.profile_id = ${profileId}
      AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.workspace_id = f.workspace_id
        AND posts.profile_id = f.profile_id AND posts.id = f.post_id)`;
}

/** Takes away everything that is kept of profiles. */
export async function forgetProfiles(tx: WorkspaceTx, workspaceId: string, ids: string[]): Promise<void> {
  const where = { workspaceId, profileId: { in: ids } };
  await tx.sync.deleteMany({ where });
  await tx.comment.deleteMany({ where });
  await tx.commentChange.deleteMany({ where });
  await tx.commentCounts.deleteMany({ where });
  await tx.postFigures.deleteMany({ where });
  await tx.postPicture.deleteMany({ where });
  await tx.post.deleteMany({ where });
  await tx.postPeriod.deleteMany({ where });
  await tx.accountDay.deleteMany({ where });
  await tx.profile.deleteMany({ where: { workspaceId, id: { in: ids } } });
}
