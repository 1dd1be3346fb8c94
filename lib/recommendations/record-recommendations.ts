import type { WorkspaceTx } from "../db.ts";
import type { Recommendation } from "../formula/formula-result.ts";
import { newId } from "../ids.ts";
import { daysBefore } from "../time.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";

type Advised = { workspaceId: string; auditId: string; recommendations: Recommendation[]; now: Date };

/**
 * Enters the recommendations of a completed audit in the ledger, in the transaction that ends it. One that is open
 * already gets the words and the promise of this audit; one that somebody accepted keeps those that were accepted. What
 * was dismissed in the last 90 days, or done and is still to be measured, is not opened again. Open ones that no audit of the
 * last 60 days advised are removed.
 * @param recommendations as the formula gave them; one without a gain promises nothing and is not entered.
 */
export async function recordRecommendations(tx: WorkspaceTx, advised: Advised): Promise<void> {
  const { workspaceId, auditId, recommendations, now } = advised;
  const settled = await findSettled(tx, workspaceId, now);
  for (const one of recommendations) {
    if (!(one.pillar_gain > 0) || settled.has(one.change)) continue;
    const { change, pillar, action, pillar_gain: promised } = one;
    // The checkpoint of an audit that an older version began has no such figure.
    const promisedAfter28 = one.pillar_gain_28 ?? null;
    const told = { pillar, action, promised, promisedAfter28, auditId };
    const where = { workspaceId, change };
    const open = await tx.recommendationEntry.updateMany({ where: { ...where, status: "open" }, data: told });
    if (open.count > 0) continue;
    if (await tx.recommendationEntry.findFirst({ where: { ...where, status: "accepted" } })) continue;
    const entry = { ...where, ...told, id: newId("rec"), status: "open", createdAt: now };
    await tx.recommendationEntry.create({ data: entry });
  }
  await removeOld(tx, workspaceId, now);
}

async function findSettled(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<Set<string>> {
  const rows = await tx.recommendationEntry.findMany({
    where: {
      workspaceId,
      OR: [
        { status: "dismissed", decidedAt: { gt: daysBefore(now, LEDGER_DAYS.dismissed) } },
        { status: "done", realised: null, doneAt: { gt: daysBefore(now, LEDGER_DAYS.closed) } },
      ],
    },
    select: { change: true },
  });
  return new Set(rows.map(({ change }) => change));
}

async function removeOld(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM recommendation_entries USING audits
    WHERE recommendation_entries.workspace_id = ${workspaceId} AND recommendation_entries.status = 'open'
      AND audits.workspace_id = ${workspaceId} AND audits.id = recommendation_entries.audit_id
      AND audits.completed_at < ${daysBefore(now, LEDGER_DAYS.kept)}`;
}
