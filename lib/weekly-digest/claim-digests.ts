import { acrossWorkspaces } from "../db.ts";

/** So long whoever took one has for it; a worker that dies leaves it to another one then. */
const LEASE_MS = 300_000;

export type ClaimedDigest = {
  workspaceId: string;
  userId: string;
  leaseEnd: Date;
  /** This one included. */
  attempts: number;
};

/** Takes digests that are due, the longest due first, so that no other worker has them. Only what is due is read. */
export function claimDigests(limit: number, now: Date): Promise<ClaimedDigest[]> {
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<ClaimedDigest[]>`
      WITH chosen AS (
        SELECT workspace_id, user_id FROM weekly_digests WHERE due_at <= ${now}
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE weekly_digests d SET due_at = ${leaseEnd}, attempts = d.attempts + 1 FROM chosen c
      WHERE d.workspace_id = c.workspace_id AND d.user_id = c.user_id
      RETURNING d.workspace_id AS "workspaceId", d.user_id AS "userId", d.due_at AS "leaseEnd", d.attempts`,
  );
}
