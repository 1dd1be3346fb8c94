import { acrossWorkspaces, withWorkspace } from "../../db.ts";
import type { Platform } from "../../formula/names.ts";
import { endOf, utcDay } from "../../time.ts";

/** What a turn of a workspace fetches, one after the other. */
const BATCH = 10;
/** What a workspace fetches within a UTC day, and keeps at once: 2,000 of at most 15 KiB are 30 MB. */
export const PICTURES_A_NIGHT = 200;
export const PICTURES_KEPT = 2_000;
/** So long whoever took pictures has for them; a worker that dies leaves them to another one. */
const LEASE_MS = 300_000;

export type ClaimedPicture = {
  profileId: string;
  postId: string;
  platform: Platform;
  url: string;
  /** This one included. */
  tries: number;
};

/** Workspaces with pictures to fetch, each as likely as the others: only what waits is read. */
export async function findPictureTurns(limit: number, now: Date): Promise<string[]> {
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      SELECT waiting.workspace_id AS id
      FROM (SELECT DISTINCT workspace_id FROM post_pictures WHERE due_at <= ${now}) AS waiting
        JOIN workspaces ON workspaces.id = waiting.workspace_id AND workspaces.deleted_at IS NULL
      ORDER BY random()
      LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the newest pictures of a workspace that are to be fetched, so that no other worker has them. Once the day has brought as many as
 * it may, or as many are kept as may be, all others wait for the next day.
 */
export async function claimPictures(workspaceId: string, now: Date): Promise<ClaimedPicture[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const today = utcDay(now);
    const [count] = await tx.$queryRaw<[{ tried: number; kept: number }]>`
      SELECT count(*) FILTER (WHERE tried_at >= ${new Date(today)})::int AS tried, count(picture)::int AS kept
      FROM post_pictures WHERE workspace_id = ${workspaceId}`;
    const room = Math.min(BATCH, PICTURES_A_NIGHT - count.tried, PICTURES_KEPT - count.kept);
    if (room <= 0) {
      const where = { workspaceId, dueAt: { lte: now } };
      await tx.postPicture.updateMany({ where, data: { dueAt: endOf(today) } });
      return [];
    }
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    return tx.$queryRaw<ClaimedPicture[]>`
      WITH chosen AS (
        SELECT workspace_id, profile_id, post_id FROM post_pictures
        WHERE workspace_id = ${workspaceId} AND due_at <= ${now} AND url IS NOT NULL
        ORDER BY posted_at DESC, post_id LIMIT ${room} FOR UPDATE SKIP LOCKED
      )
      UPDATE post_pictures p SET due_at = ${leaseEnd}, tried_at = ${now}, tries = tries + 1
      FROM chosen JOIN profiles f ON f.workspace_id = chosen.workspace_id AND f.id = chosen.profile_id
      WHERE p.workspace_id = ${workspaceId} AND p.workspace_id = chosen.workspace_id AND p.profile_id = chosen.profile_id
        AND p.post_id = chosen.post_id
      RETURNING p.profile_id AS "profileId", p.post_id AS "postId", f.platform, p.url, p.tries`;
  });
}
