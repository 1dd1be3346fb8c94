import type { BenchmarkRow } from "../../benchmark-row.ts";
import { fitComposites } from "../../fit-composites.ts";
import type { FitAccount, ReferenceComposites } from "../../reference-set.ts";
import { type Formula, scoreBrand } from "../score-brand.ts";
import { fitReferenceRows } from "./fit-reference-rows.ts";
import { PUBLISHED_ROWS } from "./published-rows.ts";

/**
 * The norms of the reference set, and the composites of its accounts under these norms, every platform weighing the same.
 *
 * @param accounts real accounts whose posts are typical of them
 * @param formula name and pillars of the version
 * @returns rows and composites, as the version keeps them
 */
export function fitReferenceSet<P extends string>(
  accounts: readonly FitAccount[],
  formula: Omit<Formula<P>, "registry">,
): { rows: BenchmarkRow[]; reference: ReferenceComposites } {
  const rows = fitReferenceRows(accounts);
  const registry = [...PUBLISHED_ROWS, ...rows];
  const scored = accounts.flatMap(({ platform, input }) =>
    input === null ? [] : [{ platform, score: scoreBrand(input, { ...formula, registry }).score }],
  );
  return { rows, reference: fitComposites(scored) };
}
