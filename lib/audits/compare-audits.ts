import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { roundTo } from "../statistics/round-to.ts";
import { utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";
import { compareResults, type ResultComparison } from "./compare-results.ts";
import type { ComparableAudit } from "./schemas.ts";

export type ComparedAudit = ComparableAudit & { result: StoredResult };

export type AuditComparison = ResultComparison & {
  /** Which of the two is the earlier follows from the days that they speak of, not from the order in which they were named. */
  before: ComparedAudit;
  after: ComparedAudit;
  /** Points of the composite, one decimal, with bounds where `after` was compared with `before` when it ran. */
  change: ScoreMove;
  /** What chance alone explains of the move of each pillar, points to either side; where there are bounds. */
  pillarNoise: StoredResult["pillar_noise"];
};

/**
 * Any two completed audits of the caller's workspace, side by side.
 * @throws Problem 404 `Not Found` where one of them is no completed audit of this workspace, or both are the same.
 */
export async function compareAudits(caller: Caller, ids: [string, string]): Promise<AuditComparison> {
  requireScope(caller, "audits:read");
  const { workspaceId } = caller;
  const rows = await readWorkspace(workspaceId, (db) =>
    db.audit.findMany({
      where: { workspaceId, id: { in: ids }, status: "completed" },
      omit: { input: true },
    }),
  );
  const [before, after] = rows.toSorted((a, b) => dayOf(a) - dayOf(b) || +a.createdAt - +b.createdAt);
  if (!before || !after) {
    throw new Problem("Not Found", "Choose two different completed audits of this workspace to compare.");
  }
  const [earlier, later] = [present(before), present(after)];
  const isNext = later.result.previous_audit_id === earlier.audit_id;
  const points = roundTo(later.score - earlier.score, 1);
  return {
    before: earlier,
    after: later,
    change: (isNext && later.result.change) || { points },
    pillarNoise: isNext ? later.result.pillar_noise : undefined,
    ...compareResults(
      { platforms: before.platforms, result: earlier.result },
      { platforms: after.platforms, result: later.result },
    ),
  };
}

type Row = { id: string; asOf: Date | null; createdAt: Date; result: unknown };

/** The UTC day that an audit speaks of. */
function dayOf({ asOf, createdAt }: Row): number {
  return Date.parse(utcDay(asOf ?? createdAt));
}

function present({ id, asOf, createdAt, result }: Row): ComparedAudit {
  const stored = StoredResult.parse(result);
  return {
    audit_id: id,
    score: stored.score,
    as_of: asOf && utcDay(asOf),
    started_at: createdAt.toISOString(),
    result: stored,
  };
}
