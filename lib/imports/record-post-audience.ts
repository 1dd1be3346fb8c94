import { utcDay } from "../time.ts";
import type { RowTarget } from "./write-rows.ts";

/** A day on which posts tell another audience than the figure that is kept of it; `null`: none. */
type DayRow = { date: Date; told: bigint | null; kept: bigint | null };

/**
 * Makes the audience that posts tell a figure of their day, in the transaction of the rows: of several posts of a day the
 * newest. A figure that is stated for the day itself, by a series or a person, stays whatever comes in which order. A figure
 * goes when no post tells it any more, as when the date of a post is corrected.
 *
 * @param target the transaction and whose posts they are, under the lock of the profile
 * @returns how many days are new, and how many have another figure
 */
export async function recordPostAudience(target: RowTarget): Promise<{ added: number; changed: number }> {
  const { tx, workspaceId, profileId } = target;
  const rows = await findDifferences(target);
  const stale = rows.filter(({ told }) => told === null).map(({ date }) => utcDay(date));
  const written = rows.filter(({ told }) => told !== null);
  const [dates, figures] = [written.map(({ date }) => utcDay(date)), written.map(({ told }) => `${told}`)];
  if (stale.length > 0)
    await tx.$executeRaw`
      DELETE FROM account_days WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId}
        AND date = ANY(${stale}::date[])`;
  if (written.length > 0)
    await tx.$executeRaw`
      INSERT INTO account_days (workspace_id, profile_id, date, followers, of_post)
      SELECT ${workspaceId}, ${profileId}, r.date, r.followers, true
      FROM unnest(${dates}::date[], ${figures}::bigint[]) AS r(date, followers)
      ON CONFLICT (workspace_id, profile_id, date) DO UPDATE SET followers = excluded.followers`;
  const added = written.filter(({ kept }) => kept === null).length;
  return { added, changed: written.length - added };
}

/** Days with a stated figure are left out. All posts are read once: day by day, a plan with old statistics would read them as often. */
function findDifferences({ tx, workspaceId, profileId }: RowTarget): Promise<DayRow[]> {
  return tx.$queryRaw<DayRow[]>`
    SELECT date, told.followers AS told, kept.followers AS kept
    FROM (SELECT DISTINCT ON (date) (created_at AT TIME ZONE 'UTC')::date AS date, followers FROM posts
        WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId}
          AND followers IS NOT NULL AND created_at IS NOT NULL
        ORDER BY date, created_at DESC, id DESC) AS told
      FULL JOIN (SELECT date, followers, of_post FROM account_days
        WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId}) AS kept USING (date)
    WHERE kept.of_post IS NOT FALSE AND told.followers IS DISTINCT FROM kept.followers`;
}
