import { hash } from "node:crypto";
import { setImmediate as giveTurn } from "node:timers/promises";
import { readWorkspace } from "../db.ts";
import { compareBases, isLikeForLike, type ScoreBasis } from "../formula/compare-bases.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import type { Pillars } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { roundTo } from "../statistics/round-to.ts";
import { basisOf, StoredResult } from "./audit-result.ts";

/** A score that was just computed, and what it was computed of. */
export type Scored = {
  score: number;
  basis: ScoreBasis;
  input: FormulaInput;
  /** A text that belongs to the input and seeds the bounds. */
  seed: string;
  formulaVersion: string;
};

/** How the score moved, and what of the move of each pillar chance alone explains: points to either side; null without bounds. */
export type MeasuredChange = { change: ScoreMove; pillarNoise: Pillars | null };

/** The seed of an input: the same figures have the same bounds, whatever the ids of their profiles. */
export function seedOf(input: FormulaInput): string {
  return hash(
    "sha256",
    JSON.stringify(input, (key, value) => (key === "profile" ? undefined : value)),
  );
}

/**
 * How the score moved since an earlier audit. Where both are of the same platforms and know something of the same
 * pillars, with bounds that tell the change from chance; else without. Others get their turn while the bounds are drawn.
 * @param auditId the earlier audit.
 * @param later the later score; the bounds are the same for the same audit and seed.
 * @returns null when the earlier audit's input is not kept, or its score is of another formula version.
 */
export async function measureChange(
  workspaceId: string,
  auditId: string,
  later: Scored,
): Promise<MeasuredChange | null> {
  const where = { workspaceId, id: auditId };
  const select = { input: true, formulaVersion: true, platforms: true, result: true };
  const row = await readWorkspace(workspaceId, (db) => db.audit.findFirst({ where, select }));
  if (!row?.input || row.formulaVersion !== later.formulaVersion) return null;
  const result = StoredResult.parse(row.result);
  const points = roundTo(later.score - result.score, 1);
  if (!isLikeForLike(compareBases(basisOf(row.platforms, result), later.basis)))
    return { change: { points, comparable: false }, pillarNoise: null };
  const version = formula(later.formulaVersion);
  const earlier = readFrozenInput(row.input, version);
  const { pillar_noise: pillarNoise, ...bounds } = await version.compare.interval(earlier, later.input, {
    seed: `${seedOf(earlier)} ${later.seed}`,
    points,
    // Nothing else of the process could run for as long as all resamples take: no request, no renewal of a lease.
    pause: () => giveTurn(),
  });
  return { change: { ...bounds, comparable: true }, pillarNoise };
}
