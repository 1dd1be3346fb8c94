import type { WorkspaceTx } from "../db.ts";

/** The score that was last sent to a workspace's receivers; `auditId` is null for a live score. */
export type LastSent = { score: number; auditId: string | null };

/** The score that was last sent, from the newest `score.changed` event; null before the first. */
export async function findLastSent(tx: WorkspaceTx, workspaceId: string): Promise<LastSent | null> {
  const newest = await tx.event.findFirst({
    where: { workspaceId, type: "score.changed" },
    orderBy: { sequence: "desc" },
    select: { body: true },
  });
  if (!newest) return null;
  const { data } = JSON.parse(newest.body) as { data: { score: number; cause?: { audit_id?: string } } };
  return { score: data.score, auditId: data.cause?.audit_id ?? null };
}
