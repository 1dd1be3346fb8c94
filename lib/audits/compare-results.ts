import { type BasisDifference, compareBases } from "../formula/compare-bases.ts";
import type { Movement } from "../formula/compare-explanations.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { basisOf, type StoredResult } from "./audit-result.ts";

type Audited = { platforms: readonly string[]; result: StoredResult };

export type ResultComparison = {
  /** What the two audits were computed of, as far as it differs. */
  difference: BasisDifference;
  /** The largest first; none where the audits are of two versions of the formula. */
  movements: Movement[];
};

/**
 * What differs between the results of two completed audits, and which inputs moved.
 * @param before the earlier audit
 * @param after the later audit
 */
export function compareResults(before: Audited, after: Audited): ResultComparison {
  const difference = compareBases(
    basisOf(before.platforms, before.result),
    basisOf(after.platforms, after.result),
  );
  if (difference.formula) return { difference, movements: [] };
  const asked = { before: before.platforms as Platform[], after: after.platforms as Platform[] };
  const { compare } = formula(after.result.explanation.formula_version);
  return {
    difference,
    movements: compare.explanations(before.result.explanation, after.result.explanation, asked),
  };
}
