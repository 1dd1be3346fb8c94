import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";
import { signed } from "../formula/signed.ts";
import { recordEvent } from "./record-event.ts";

const LEAST_TENTHS = 5;

/** What moved the score, as `cause` of the event's data; `audit_id` where it was an audit. */
export type ScoreCause = { kind: "audit"; audit_id: string } | { kind: "live" };

type NewScore = {
  workspaceId: string;
  /** The composite, 0 to 100 with one decimal. */
  score: number;
  pillars: Pillars;
  formulaVersion: string;
  calculatedAt: Date;
  cause: ScoreCause;
  now: Date;
};

/**
 * Records a `score.changed` event when the composite differs by at least 0.5 from the one that was last sent, and for the
 * first score of a workspace (`previous_score` null, `delta` "+0.0"). Not for reconstructed points, nor for audits as of a
 * past day. The score that was last sent stands in the newest event of this type, which no retention may remove.
 * @returns whether there is an event.
 */
export async function recordScoreChange(tx: WorkspaceTx, score: NewScore): Promise<boolean> {
  const { workspaceId, now } = score;
  await lockSequence(tx, workspaceId);
  const previous = await findLastSent(tx, workspaceId);
  if (previous !== null && Math.abs(toTenths(score.score) - toTenths(previous)) < LEAST_TENTHS) return false;
  const data = {
    score: score.score,
    previous_score: previous,
    delta: signed(score.score - (previous ?? score.score)),
    pillars: score.pillars,
    formula_version: score.formulaVersion,
    calculated_at: score.calculatedAt.toISOString(),
    cause: score.cause,
  };
  await recordEvent(tx, { workspaceId, type: "score.changed", data, now });
  return true;
}

/** Of two scores at once the second is compared with the first: both hold the row that numbers the events. */
async function lockSequence(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO event_sequences (workspace_id, last) VALUES (${workspaceId}, 0)
    ON CONFLICT (workspace_id) DO UPDATE SET last = event_sequences.last`;
}

async function findLastSent(tx: WorkspaceTx, workspaceId: string): Promise<number | null> {
  const newest = await tx.event.findFirst({
    where: { workspaceId, type: "score.changed" },
    orderBy: { sequence: "desc" },
    select: { body: true },
  });
  if (!newest) return null;
  const { data } = JSON.parse(newest.body) as { data: { score: number } };
  return data.score;
}

function toTenths(score: number): number {
  return Math.round(score * 10);
}
