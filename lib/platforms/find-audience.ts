import type { WorkspaceReader } from "../db.ts";
import { utcDay } from "../time.ts";

type Audience = { followers: number; day: string };

/** The newest known audience size of each profile of a workspace, by its id; a profile without one is not in the map. */
export async function findAudience(
  db: Pick<WorkspaceReader, "$queryRaw">,
  workspaceId: string,
): Promise<Map<string, number>> {
  const newest = await findNewestAudience(db, workspaceId);
  return new Map([...newest].map(([id, { followers }]) => [id, followers]));
}

/** The same with the UTC day of each, YYYY-MM-DD. Of each profile one row is read, however many days there are. */
export async function findNewestAudience(
  db: Pick<WorkspaceReader, "$queryRaw">,
  workspaceId: string,
): Promise<Map<string, Audience>> {
  const rows = await db.$queryRaw<{ id: string; date: Date; followers: bigint }[]>`
    SELECT profiles.id, newest.date, newest.followers
    FROM profiles CROSS JOIN LATERAL (SELECT date, followers FROM account_days
      WHERE workspace_id = ${workspaceId} AND profile_id = profiles.id ORDER BY date DESC LIMIT 1) AS newest
    WHERE profiles.workspace_id = ${workspaceId}`;
  return new Map(
    rows.map(({ id, date, followers }) => [id, { followers: Number(followers), day: utcDay(date) }]),
  );
}
