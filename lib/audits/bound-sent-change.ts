import { withWorkspace } from "../db.ts";
import { findLastSent } from "../events/find-last-sent.ts";
import { isSignificantChange } from "../events/is-significant-change.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { measureChange, type Scored } from "./measure-change.ts";

type Bounds = { since: string; change: ScoreMove };

/**
 * How far the change from the score that receivers were told last can be told from chance. To be asked outside of the
 * transaction that tells the new one: it takes a while.
 * @param later the new score, with what loads its input when it is needed.
 * @param known bounds that were computed already, taken when they are of the same audit.
 * @returns null when the new score is not told, when none was told yet, and when the last one was live: the figures of
 * live scores are not kept.
 */
export async function boundSentChange(
  workspaceId: string,
  later: { score: number; load: () => Promise<Scored> },
  known?: Bounds | null,
): Promise<Bounds | null> {
  const last = await withWorkspace(workspaceId, (tx) => findLastSent(tx, workspaceId));
  if (!last?.auditId || !isSignificantChange(later.score, last.score)) return null;
  if (known?.since === last.auditId) return known;
  const measured = await measureChange(workspaceId, last.auditId, await later.load());
  return measured && { since: last.auditId, change: measured.change };
}
