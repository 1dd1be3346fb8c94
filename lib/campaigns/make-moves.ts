import { findCurrentAudit } from "../audits/audit-queries.ts";
import type { WorkspaceTx } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Plan, planLimits } from "../plans.ts";
import { listMoves, type Move } from "./list-moves.ts";
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
 * Makes every move of a campaign that is due, in order, with one `campaign.phase_changed` event each. Events are recorded
 * last, because the workspace's other events wait for the rest of the transaction.
 * @param row as it stands while the transaction holds its lock.
 */
export async function makeMoves(tx: WorkspaceTx, row: Row, now: Date): Promise<void> {
  const { workspaceId, id } = row;
  const phases = StoredPhases.parse(row.phases);
  const moves = listMoves(row.startDate, phases);
  const done = row.phase === null ? 0 : row.phase + 1;
  const due = moves.slice(done).filter(({ at }) => at <= now);
  const last = due.at(-1);
  if (!last) return;
  const start = due.find(({ previousPhase }) => previousPhase === null);
  await tx.campaign.update({
    where: { workspaceId_id: { workspaceId, id } },
    data: {
      status: last.status,
      phase: last.phase,
      nextMoveAt: moves[done + due.length]?.at ?? null,
      ...(start && { scoreAtStart: await findScoreAt(tx, workspaceId, start.at) }),
    },
  });
  for (const move of due) {
    const data = describeMove(row, phases, move);
    await recordEvent(tx, { workspaceId, type: "campaign.phase_changed", data, now });
  }
}

/**
 * The score that was the current one at an instant that may have passed: that of the newest audit completed until then or,
 * where scores are live, of a newer live point. Null when there was none.
 */
async function findScoreAt(tx: WorkspaceTx, workspaceId: string, at: Date): Promise<number | null> {
  const audit = await findCurrentAudit(tx, workspaceId, at);
  if (!audit) return null;
  if (!(await hasLiveScores(tx, workspaceId))) return audit.result.score;
  const live = await tx.scorePoint.findFirst({
    where: { workspaceId, kind: "live", calculatedAt: { gt: audit.completedAt as Date, lte: at } },
    orderBy: { calculatedAt: "desc" },
  });
  return live?.score ?? audit.result.score;
}

async function hasLiveScores(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { realTime, account } = await tx.workspace.findUniqueOrThrow({
    where: { id },
    select: { realTime: true, account: { select: { plan: true } } },
  });
  return realTime && planLimits(account.plan as Plan).real_time;
}

function describeMove({ id, name }: Row, phases: PlannedPhase[], move: Move) {
  const nameOf = (phase: number | null) => (phase === null ? null : phases[phase]?.name.toLowerCase());
  return {
    campaign_id: id,
    name,
    status: move.status,
    phase: nameOf(move.phase),
    previous_phase: nameOf(move.previousPhase),
    changed_at: move.at.toISOString(),
  };
}
