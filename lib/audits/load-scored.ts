import type { WorkspaceTx } from "../db.ts";
import type { FormulaResult } from "../formula/formula-result.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import { type Scored, seedOf } from "./measure-change.ts";

type ScoredAudit = { workspaceId: string; id: string; platforms: Platform[] };

/**
 * An audit that was scored with its frozen input, as the later side of a change.
 * @param reading by what its comments were read (`currentReading`).
 */
export async function loadScored(
  tx: WorkspaceTx,
  { workspaceId, id, platforms }: ScoredAudit,
  { score, confidence }: Pick<FormulaResult, "score" | "confidence">,
  reading: string,
): Promise<Scored> {
  const { input: frozen, formulaVersion } = await tx.audit.findUniqueOrThrow({
    where: { workspaceId_id: { workspaceId, id } },
    select: { input: true, formulaVersion: true },
  });
  if (!frozen || !formulaVersion) throw new Error(`audit ${id} was not scored`);
  const input = readFrozenInput(frozen, formula(formulaVersion));
  return {
    score,
    basis: { version: formulaVersion, platforms, confidence, reading },
    input,
    seed: seedOf(input),
    formulaVersion,
  };
}
