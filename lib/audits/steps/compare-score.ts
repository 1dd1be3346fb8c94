import { industryBenchmark } from "../../formula/industry-benchmark.ts";
import { findPeerScores } from "../../score/find-peer-scores.ts";
import { findPreviousResult } from "../find-previous-result.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/** Puts the score beside those of the industry and finds the audit that the changes are told against. */
export async function compareScore(context: StepContext): Promise<StepOutputs["compare"]> {
  const { audit } = context;
  const { score } = context.output("score");
  const peers = await findPeerScores(audit.workspaceId);
  const previous = await context.read((tx) => findPreviousResult(tx, audit.workspaceId, audit));
  return {
    industry_benchmark: industryBenchmark(score, peers),
    previous_audit_id: previous?.id ?? null,
  };
}
