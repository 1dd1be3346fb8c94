import type { WorkspaceTx } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import type { FormulaResult } from "../formula/formula-result.ts";
import type { Platform } from "../formula/names.ts";
import type { Scored } from "./measure-change.ts";

type ScoredAudit = { workspaceId: string; id: string; platforms: Platform[] };

/** An audit that was scored with its frozen input, as the later side of a change. */
export async function loadScored(
  tx: WorkspaceTx,
  { workspaceId, id, platforms }: ScoredAudit,
  { score, confidence }: Pick<FormulaResult, "score" | "confidence">,
): Promise<Scored> {
  const { input, inputHash, formulaVersion } = await tx.audit.findUniqueOrThrow({
    where: { workspaceId_id: { workspaceId, id } },
    select: { input: true, inputHash: true, formulaVersion: true },
  });
  if (!input || !inputHash || !formulaVersion) throw new Error(`audit ${id} was not scored`);
  const basis = { platforms, confidence };
  return { score, basis, input: JSON.parse(input) as FormulaInput, seed: inputHash, formulaVersion };
}
