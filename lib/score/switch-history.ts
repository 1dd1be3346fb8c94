import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { olderVersions } from "../formula/versions.ts";
import { tryHistoryLock } from "./history-lock.ts";

/** So long a process does not look again after it found none, nor takes a workspace again that it tried. */
const REST_MS = 600_000;
const BATCH = 50;

/**
 * What finds histories that an older version of the formula reconstructed, as after an upgrade, and comments that are to be read. Any number of processes may look
 * at once, in no order, so that they seldom want the same one; who comes second leaves it. A history of a version that
 * this process does not know is none: a newer process wrote it.
 *
 * @param clock milliseconds, for tests
 * @returns a function that gives at most so many ids of workspaces
 */
export function findOldHistories(clock: () => number = Date.now): (limit: number) => Promise<string[]> {
  const tried = new Map<string, number>();
  let waiting: string[] = [];
  let restsUntil = 0;
  return async (limit) => {
    for (const [id, until] of tried) if (until <= clock()) tried.delete(id);
    if (waiting.length === 0 && clock() >= restsUntil) {
      waiting = await listOld([...tried.keys()]);
      if (waiting.length === 0) restsUntil = clock() + REST_MS;
    }
    const taken = waiting.splice(0, limit);
    for (const id of taken) tried.set(id, clock() + REST_MS);
    return taken;
  };
}

/**
 * All reconstructed points of a workspace are written at once: the newest one tells the version of all. The same work reads
 * comments that nobody has read whole, as after an upgrade that reads more of them.
 */
async function listOld(without: readonly string[]): Promise<string[]> {
  const older = olderVersions();
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      SELECT workspaces.id FROM workspaces LEFT JOIN LATERAL (
        SELECT formula_version AS version FROM score_points
        WHERE workspace_id = workspaces.id AND kind = 'reconstructed' ORDER BY date DESC LIMIT 1) AS newest ON true
      WHERE deleted_at IS NULL AND (version = ANY (${older}) OR ${isUnread(Prisma.sql`workspaces.id`)})
        AND workspaces.id <> ALL (${without})
      ORDER BY random() LIMIT ${BATCH}`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a workspace has comments on its own profiles that are older than those that were read, or none of them was. */
function isUnread(workspaceId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM profiles p CROSS JOIN LATERAL (
      SELECT min(c.created_at) AS first FROM comments c WHERE c.workspace_id = p.workspace_id AND c.profile_id = p.id) AS comments
    WHERE p.workspace_id = ${workspaceId} AND p.role = 'own' AND comments.first < now() AND NOT EXISTS (
      SELECT FROM comment_readings r WHERE r.workspace_id = p.workspace_id AND r.platform = p.platform
        AND r.first_day <= comments.first))`;
}

/**
 * Writes the reconstructed history of a workspace anew under the current version, in one transaction, unless another process
 * does so or has done so.
 *
 * @returns whether it was written
 */
export async function switchHistory(workspaceId: string, now: Date): Promise<boolean> {
  const done = await tryHistoryLock(workspaceId, async () => {
    if (!(await isOld(workspaceId))) return false;
    // Who only looks for old histories needs nothing of what writes them: the models of comments are large.
    const { rewriteHistory } = await import("./rebuild-history.ts");
    await rewriteHistory(workspaceId, now);
    return true;
  });
  return done?.result ?? false;
}

/** Asked again under the lock: another process may have been faster. */
async function isOld(workspaceId: string): Promise<boolean> {
  return withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId, kind: "reconstructed" };
    const newest = await tx.scorePoint.findFirst({ where, orderBy: { date: "desc" } });
    if (newest !== null && olderVersions().includes(newest.formulaVersion)) return true;
    const [row] = await tx.$queryRaw<
      [{ unread: boolean }]
    >`SELECT ${isUnread(Prisma.sql`${workspaceId}`)} AS unread`;
    return row.unread;
  });
}
