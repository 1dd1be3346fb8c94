import { withWorkspace } from "../db.ts";
import { type ChangeInterval, changeInterval } from "../formula/change-interval.ts";
import type { FormulaInput } from "../formula/formula-input.ts";

/** A score that was just computed: its input, a text that belongs to it and seeds the bounds, and the formula version. */
export type Scored = { input: FormulaInput; seed: string; formulaVersion: string };

/**
 * How far the change from an earlier audit to a later score can be told from chance.
 * @param auditId the earlier audit.
 * @param later the later score; the bounds are the same for the same audit and seed.
 * @returns null when the earlier audit's input is not kept, or its score is of another formula version.
 */
export async function measureChange(
  workspaceId: string,
  auditId: string,
  later: Scored,
): Promise<ChangeInterval | null> {
  const where = { workspaceId_id: { workspaceId, id: auditId } };
  const select = { input: true, inputHash: true, formulaVersion: true };
  const row = await withWorkspace(workspaceId, (tx) => tx.audit.findUnique({ where, select }));
  if (!row?.input || row.formulaVersion !== later.formulaVersion) return null;
  const earlier = JSON.parse(row.input) as FormulaInput;
  return changeInterval(earlier, later.input, `${row.inputHash} ${later.seed}`, later.formulaVersion);
}
