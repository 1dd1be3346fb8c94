import { industryBenchmark } from "../../formula/industry-benchmark.ts";
import { isAnyKnown } from "../../formula/is-any-known.ts";
import { currentReading } from "../../score/current-reading.ts";
import { findPeerScores } from "../../score/find-peer-scores.ts";
import { findPreviousAudit } from "../audit-queries.ts";
import { loadScored } from "../load-scored.ts";
import { measureChange } from "../measure-change.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/**
 * Puts the score beside those of the industry, finds the audit that the changes are told against, and says how far the
 * change can be told from chance.
 */
export async function compareScore(context: StepContext): Promise<StepOutputs["compare"]> {
  const { workspaceId, version } = context.audit;
  const result = context.output("score");
  const peers = await findPeerScores(workspaceId, version.name);
  const previous = await context.read((tx) => findPreviousAudit(tx, workspaceId, context.audit));
  const scored = await context.read((tx) =>
    loadScored(tx, context.audit, result, currentReading(context.now())),
  );
  // Resampling takes longer than all else together; only the dashboard shows what it finds, and never an audit of fixtures.
  const since = context.audit.isTest ? null : previous;
  const measured = since && (await measureChange(workspaceId, since.id, scored));
  return {
    industry_benchmark: industryBenchmark(
      result.score,
      peers,
      version.benchmarks.reference,
      isAnyKnown(result.confidence),
    ),
    previous_audit_id: previous?.id ?? null,
    ...(measured && { change: measured.change }),
    ...(measured?.pillarNoise && { pillar_noise: measured.pillarNoise }),
  };
}
