import type { WorkspaceTx } from "../db.ts";
import type { Pillars } from "../formula/names.ts";
import { signed } from "../formula/signed.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { findLastSent, type LastSent } from "./find-last-sent.ts";
import { isSignificantChange } from "./is-significant-change.ts";
import { recordEvent } from "./record-event.ts";

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
  /** Whether the change since the audit `since` is comparable and can be told from chance, where it is known. */
  bounds?: { since: string; change: ScoreMove } | null;
  now: Date;
};

/**
 * Records a `score.changed` event when the composite differs by at least 0.5 from the one that was last sent, and for the
 * first score of a workspace (`previous_score` null, `delta` "+0.0"). Not for reconstructed points, nor for audits as of a
 * past day. Scores of two versions of the formula are not compared: the first of a version becomes what the next one is compared
 * with, and nobody is told of it. The score that was last sent stands in the newest event of this type, which no retention may remove.
 * @returns whether receivers are told.
 */
export async function recordScoreChange(tx: WorkspaceTx, score: NewScore): Promise<boolean> {
  const { workspaceId, now } = score;
  await lockSequence(tx, workspaceId);
  const previous = await findLastSent(tx, workspaceId);
  const isOther = previous !== null && previous.formulaVersion !== score.formulaVersion;
  if (previous !== null && !isOther && !isSignificantChange(score.score, previous.score)) return false;
  const data = {
    score: score.score,
    previous_score: previous?.score ?? null,
    delta: signed(score.score - (previous?.score ?? score.score)),
    pillars: score.pillars,
    formula_version: score.formulaVersion,
    calculated_at: score.calculatedAt.toISOString(),
    cause: { ...score.cause, ...boundsOf(score, previous) },
  };
  await recordEvent(tx, { workspaceId, type: "score.changed", data, now, isSilent: isOther });
  return !isOther;
}

/** Serialises the scores of a workspace: of two at once, the second is compared with the first. */
async function lockSequence(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO event_sequences (workspace_id, last) VALUES (${workspaceId}, 0)
    ON CONFLICT (workspace_id) DO UPDATE SET last = event_sequences.last`;
}

/** Only where they are bounds of this very change: another score may have been sent since they were computed. */
function boundsOf({ bounds }: NewScore, previous: LastSent | null) {
  if (!bounds || previous?.auditId !== bounds.since) return {};
  const { comparable, low, high, within_noise } = bounds.change;
  if (!comparable) return { comparable: false };
  return { comparable, change_low: low, change_high: high, within_noise };
}
