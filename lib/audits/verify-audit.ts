import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Pillars } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { Problem } from "../problems.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import { getVisibleAudit } from "./audit-queries.ts";
import { StoredResult } from "./audit-result.ts";
import { hashInput } from "./steps/score-pillars.ts";

type Figures = { score: number; pillars: Pillars; input_hash: string };
type Verification = { audit_id: string; recomputed: Figures; stored: Figures; equal: boolean };

/**
 * Computes a completed audit again from its frozen input with the formula version of its day, and compares: hash of the
 * input, composite and pillars.
 * @throws Problem 404 when there is no such audit, 425 while it is processing, 404 `No Data` when it failed.
 */
export async function verifyAudit(caller: Caller, auditId: string): Promise<Verification> {
  const { workspaceId, status } = await getVisibleAudit(caller, auditId);
  if (status === "processing") throw new Problem("Too Early", "The audit is still processing.");
  const where = { workspaceId_id: { workspaceId, id: auditId } };
  const row = await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }));
  if (status === "failed" || !row.input || !row.formulaVersion) {
    throw new Problem("No Data", "The audit failed, so there is no result to verify.");
  }
  const result = StoredResult.parse(row.result);
  const version = formula(row.formulaVersion);
  const { pillars } = version;
  const again = version.score(readFrozenInput(row.input, version));
  const storedPillars = Object.fromEntries(
    pillars.map((name) => [name, result.pillars[name].score]),
  ) as Pillars;
  const stored = { score: result.score, pillars: storedPillars, input_hash: row.inputHash ?? "" };
  const recomputed = { score: again.score, pillars: again.pillars, input_hash: hashInput(row.input) };
  const equal =
    recomputed.score === stored.score &&
    recomputed.input_hash === stored.input_hash &&
    pillars.every((name) => recomputed.pillars[name] === stored.pillars[name]);
  return { audit_id: auditId, recomputed, stored, equal };
}
