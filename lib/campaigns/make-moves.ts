import type { WorkspaceTx } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { findScoreAt } from "./find-score-at.ts";
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
