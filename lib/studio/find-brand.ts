import { findCurrentAudit } from "../audits/find-current-audit.ts";
import { withWorkspace } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";

export type Brand = { input: FormulaInput; version: string };

/**
 * What is known of a workspace's brand: the frozen input of its current audit with the version of its formula.
 * @returns null before the first completed audit
 */
export async function findBrand(workspaceId: string): Promise<Brand | null> {
  return withWorkspace(workspaceId, async (tx) => {
    const audit = await findCurrentAudit(tx, workspaceId);
    if (!audit?.formulaVersion) return null;
    const where = { workspaceId_id: { workspaceId, id: audit.id } };
    const row = await tx.audit.findUnique({ where, select: { input: true } });
    return row?.input
      ? { input: JSON.parse(row.input) as FormulaInput, version: audit.formulaVersion }
      : null;
  });
}
