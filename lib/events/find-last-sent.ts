import type { WorkspaceTx } from "../db.ts";

/**
 * The score that a workspace's next one is compared with; `auditId` is null for a live score. Receivers were told of it, unless
 * it was the first of a version of the formula.
 */
export type LastSent = { score: number; auditId: string | null; formulaVersion: string };

/** That score, from the newest `score.changed` event; null before the first. */
export async function findLastSent(tx: WorkspaceTx, workspaceId: string): Promise<LastSent | null> {
  const newest = await tx.event.findFirst({
    where: { workspaceId, type: "score.changed" },
    orderBy: { sequence: "desc" },
    select: { body: true },
  });
  if (!newest) return null;
  const { data } = JSON.parse(newest.body) as {
    data: { score: number; formula_version: string; cause?: { audit_id?: string } };
  };
  const { score, formula_version: formulaVersion, cause } = data;
  return { score, auditId: cause?.audit_id ?? null, formulaVersion };
}
