import type { WorkspaceTx } from "../../db.ts";
import type { FormulaResult } from "../../formula/formula-result.ts";
import { gradeOf } from "../../formula/grade.ts";
import { PILLARS } from "../../formula/names.ts";
import { signed } from "../../formula/signed.ts";
import { buildHistory } from "../../score/rebuild-history.ts";
import { replaceHistory } from "../../score/replace-history.ts";
import { StoredResult } from "../audit-result.ts";
import type { StepContext } from "./audit-step.ts";

/**
 * Ends an audit in one transaction: result, score point and, with the first audit of a workspace that has no history
 * yet, the reconstructed one.
 */
export async function finishAudit(context: StepContext): Promise<null> {
  const { workspaceId, id, asOf, day } = context.audit;
  const [scored] = context.outputs("score");
  if (!scored) throw new Error(`audit ${id} has no score to finish with`);
  const hasHistory = await context.read((tx) =>
    tx.scorePoint.findFirst({ where: { workspaceId, kind: "reconstructed" } }),
  );
  const history = hasHistory ? null : await buildHistory(workspaceId, context.now());
  await context.write(async (tx) => {
    const completedAt = context.now();
    const result = await buildResult(tx, context, scored);
    await tx.audit.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { status: "completed", completedAt, result, leaseToken: null, leaseUntil: null },
    });
    // The frozen input holds what the checkpoints held.
    await tx.auditStep.updateMany({ where: { workspaceId, auditId: id }, data: { output: {} } });
    await tx.auditStep.updateMany({
      where: { workspaceId, auditId: id, finishedAt: null },
      data: { finishedAt: completedAt },
    });
    const point = { calculatedAt: completedAt, formulaVersion: scored.formulaVersion, score: scored.score };
    const date = asOf ?? new Date(day);
    await tx.scorePoint.create({
      data: { workspaceId, date, kind: "audit", source: id, pillars: scored.pillars, ...point },
    });
    if (history) await replaceHistory(tx, workspaceId, history, completedAt);
  });
  return null;
}

async function buildResult(
  tx: WorkspaceTx,
  context: StepContext,
  scored: FormulaResult,
): Promise<StoredResult> {
  const { workspaceId } = context.audit;
  const [compared] = context.outputs("compare");
  const previousId = compared?.previous_audit_id;
  const where = { workspaceId_id: { workspaceId, id: previousId ?? "" } };
  const row = previousId ? await tx.audit.findUniqueOrThrow({ where, select: { result: true } }) : null;
  const previous = row && StoredResult.parse(row.result);
  const pillars = PILLARS.map((name) => {
    const score = scored.pillars[name];
    return [
      name,
      { score, change: signed(score - (previous?.pillars[name].score ?? score)), grade: gradeOf(score) },
    ];
  });
  return StoredResult.parse({
    score: scored.score,
    pillars: Object.fromEntries(pillars),
    recommendations: context.outputs("recommend")[0] ?? [],
    explanation: scored.explanation,
    confidence: scored.confidence,
    ...compared,
  });
}
