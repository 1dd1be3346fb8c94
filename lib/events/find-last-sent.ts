import type { WorkspaceTx } from "../db.ts";

/** The score that a workspace's receivers were told last, and the audit that it came of; null for that of a live score. */
export type LastSent = { score: number; auditId: string | null };

/** The score that was told last, from the newest `score.changed` event; null before the first. */
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
