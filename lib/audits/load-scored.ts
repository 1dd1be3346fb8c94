import type { WorkspaceTx } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import type { Scored } from "./measure-change.ts";

/** The frozen input of an audit that was scored, as the later side of a change. */
export async function loadScored(tx: WorkspaceTx, workspaceId: string, auditId: string): Promise<Scored> {
  const { input, inputHash, formulaVersion } = await tx.audit.findUniqueOrThrow({
    where: { workspaceId_id: { workspaceId, id: auditId } },
    select: { input: true, inputHash: true, formulaVersion: true },
  });
  if (!input || !inputHash || !formulaVersion) throw new Error(`audit ${auditId} was not scored`);
  return { input: JSON.parse(input) as FormulaInput, seed: inputHash, formulaVersion };
}
