import type { WorkspaceTx } from "../../db.ts";
import { recordScoreChange } from "../../events/record-score-change.ts";
import { gradeOf } from "../../formula/grade.ts";
import { pointBasis } from "../../formula/point-basis.ts";
import { signed } from "../../formula/signed.ts";
import { recordRecommendations } from "../../recommendations/record-recommendations.ts";
import { currentReading } from "../../score/current-reading.ts";
import { withHistoryLock } from "../../score/history-lock.ts";
import { buildHistory } from "../../score/rebuild-history.ts";
import { type HistoryDay, replaceHistory } from "../../score/replace-history.ts";
import type { ScoreMove } from "../../score/schemas.ts";
import { tellCrisis } from "../../score/tell-crisis.ts";
import { StoredResult } from "../audit-result.ts";
import { boundSentChange } from "../bound-sent-change.ts";
import { loadScored } from "../load-scored.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import type { Recommended, StepContext, StepOutputs } from "./audit-step.ts";

/**
 * Ends an audit in one transaction: result, score point, ledger of recommendations, events and, with the first audit of
 * a workspace that has no history yet, the reconstructed one.
 */
export async function finishAudit(context: StepContext): Promise<null> {
  const { workspaceId } = context.audit;
  const where = { workspaceId, kind: "reconstructed" };
  const hasHistory = await context.read((tx) => tx.scorePoint.findFirst({ where }));
  const { asOf, isLaid } = context.audit;
  const bounds = asOf || isLaid ? null : await changeInterval(context);
  if (hasHistory) await writeEnd(context, null, bounds);
  else
    await withHistoryLock(workspaceId, async () => {
      await writeEnd(context, await buildHistory(workspaceId, context.now()), bounds);
    });
  return null;
}

type Bounds = { since: string; change: ScoreMove } | null;

/** The bounds of the change that the event tells: mostly those of the change since the audit before. */
function changeInterval({ audit, read, output, now }: StepContext): Promise<Bounds> {
  const { workspaceId } = audit;
  const { previous_audit_id: since, change } = output("compare");
  const result = output("score");
  const load = () => read((tx) => loadScored(tx, audit, result, currentReading(now())));
  const known = since && change ? { since, change } : null;
  return boundSentChange(workspaceId, { score: result.score, load }, known);
}

async function writeEnd(context: StepContext, history: HistoryDay[] | null, bounds: Bounds): Promise<void> {
  const { workspaceId, id, asOf, day } = context.audit;
  const scored = context.output("score");
  await context.write(async (tx) => {
    const completedAt = await readClock(tx);
    const result = await buildResult(tx, context, scored);
    await tx.audit.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { status: "completed", completedAt, result, leaseToken: null, leaseUntil: null },
    });
    const steps = { workspaceId, auditId: id };
    // The frozen input holds what the checkpoints held.
    await tx.auditStep.updateMany({ where: steps, data: { output: {} } });
    await tx.auditStep.updateMany({
      where: { ...steps, finishedAt: null },
      data: { finishedAt: completedAt },
    });
    const { score, pillars, formulaVersion } = scored;
    const point = { date: asOf ?? new Date(day), kind: "audit", source: id, calculatedAt: completedAt };
    const platforms = context
      .outputs("collect")
      .flatMap((profiles) => profiles.map(({ platform }) => platform));
    const basis = pointBasis(scored, platforms);
    await tx.scorePoint.create({ data: { workspaceId, ...point, score, pillars, formulaVersion, basis } });
    if (history) await replaceHistory(tx, workspaceId, history, completedAt);
    if (asOf) return;
    if (scored.crisis) await tellCrisis(tx, workspaceId, scored.crisis, completedAt);
    const { recommendations } = recommendedBy(context);
    await recordRecommendations(tx, { workspaceId, auditId: id, recommendations, now: completedAt });
    await recordEvents(tx, context, bounds, completedAt);
  });
}

/** Last in the transaction, since other events of the workspace wait for it. */
async function recordEvents(
  tx: WorkspaceTx,
  { audit, output }: StepContext,
  bounds: Bounds,
  completedAt: Date,
): Promise<void> {
  const { workspaceId, id: auditId, webhookUrl } = audit;
  const scored = output("score");
  await recordAuditEvent(tx, { workspaceId, auditId, webhookUrl, completedAt, scored });
  const { score, pillars, formulaVersion } = scored;
  const cause = { kind: "audit", audit_id: auditId } as const;
  const at = { calculatedAt: completedAt, now: completedAt };
  await recordScoreChange(tx, { workspaceId, score, pillars, formulaVersion, cause, bounds, ...at });
}

function recommendedBy({ output }: StepContext): Recommended {
  const left = output("recommend");
  return Array.isArray(left) ? { recommendations: left, silent: [] } : left;
}

/** The database's time: which audit is the newest must not depend on the clocks of several workers. */
async function readClock(tx: WorkspaceTx): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp()::timestamptz(3) AS now`;
  return row.now;
}

async function buildResult(
  tx: WorkspaceTx,
  context: StepContext,
  scored: StepOutputs["score"],
): Promise<StoredResult> {
  const { workspaceId, version } = context.audit;
  const compared = context.output("compare");
  const previousId = compared.previous_audit_id;
  const where = { workspaceId_id: { workspaceId, id: previousId ?? "" } };
  const row = previousId ? await tx.audit.findUniqueOrThrow({ where, select: { result: true } }) : null;
  const before = row && StoredResult.parse(row.result);
  // Scores of two versions of the formula have no difference: the first audit of a version changes nothing.
  const previous = before?.explanation.formula_version === version.name ? before : null;
  const pillars = version.pillars.map((name) => {
    const score = scored.pillars[name];
    return [
      name,
      { score, change: signed(score - (previous?.pillars[name].score ?? score)), grade: gradeOf(score) },
    ];
  });
  return StoredResult.parse({
    score: scored.score,
    pillars: Object.fromEntries(pillars),
    explanation: { ...scored.explanation, crisis: scored.crisis ?? null },
    ...recommendedBy(context),
    confidence: scored.confidence,
    known_weight: scored.knownWeight,
    reading: currentReading(context.now()),
    ...compared,
  });
}
