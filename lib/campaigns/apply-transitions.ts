import { findCurrentAudit } from "../audits/audit-queries.ts";
import type { WorkspaceTx } from "../db.ts";
import { describePhaseChange } from "../events/describe-phase-change.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Plan, planLimits } from "../plans.ts";
import { listTransitions, type Transition } from "./list-transitions.ts";
import { type PlannedPhase, StoredPhases } from "./schemas.ts";

type Row = {
  workspaceId: string;
  id: string;
  name: string;
  startDate: Date;
  phases: unknown;
  status: string;
  phase: number | null;
};

/**
 * Applies every due transition of a campaign, in order, with one `campaign.phase_changed` event each. Events are recorded
 * last: other events of the workspace wait until the transaction ends.
 * @param row as it stands while the transaction holds its lock.
 */
export async function applyTransitions(tx: WorkspaceTx, row: Row, now: Date): Promise<void> {
  const { workspaceId, id } = row;
  const phases = StoredPhases.parse(row.phases);
  const transitions = listTransitions(row.startDate, phases);
  const done = row.phase === null ? 0 : row.phase + 1;
  const due = transitions.slice(done).filter(({ at }) => at <= now);
  const last = due.at(-1);
  if (!last) return;
  const start = due.find(({ previousPhase }) => previousPhase === null);
  await tx.campaign.update({
    where: { workspaceId_id: { workspaceId, id } },
    data: {
      status: last.status,
      phase: last.phase,
      nextMoveAt: transitions[done + due.length]?.at ?? null,
      ...(start && (await findScoreAt(tx, workspaceId, start.at))),
    },
  });
  for (const transition of due) {
    const data = describeTransition(row, phases, transition);
    await recordEvent(tx, { workspaceId, type: "campaign.phase_changed", data, now });
  }
}

type StartScore = { scoreAtStart: number | null; startVersion: string | null };

/**
 * The score that was the current one at an instant that may have passed: that of the newest audit completed until then or,
 * where scores are live, of a newer live point. Null when there was none.
 */
async function findScoreAt(tx: WorkspaceTx, workspaceId: string, at: Date): Promise<StartScore> {
  const audit = await findCurrentAudit(tx, workspaceId, at);
  if (!audit) return { scoreAtStart: null, startVersion: null };
  const { score, explanation } = audit.result;
  const audited = { scoreAtStart: score, startVersion: explanation.formula_version };
  if (!(await hasLiveScores(tx, workspaceId))) return audited;
  const live = await tx.scorePoint.findFirst({
    where: { workspaceId, kind: "live", calculatedAt: { gt: audit.completedAt as Date, lte: at } },
    orderBy: { calculatedAt: "desc" },
  });
  return live ? { scoreAtStart: live.score, startVersion: live.formulaVersion } : audited;
}

async function hasLiveScores(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { realTime, account } = await tx.workspace.findUniqueOrThrow({
    where: { id },
    select: { realTime: true, account: { select: { plan: true } } },
  });
  return realTime && planLimits(account.plan as Plan).real_time;
}

function describeTransition({ id, name }: Row, phases: PlannedPhase[], transition: Transition) {
  const { status, at } = transition;
  const nameOf = (phase: number | null) => (phase === null ? null : (phases[phase]?.name ?? null));
  const [phase, previousPhase] = [nameOf(transition.phase), nameOf(transition.previousPhase)];
  return describePhaseChange({ id, name, status, at, phase, previousPhase });
}
