import { z } from "zod";
import { Confidence, Explanation, ScoreMove } from "../score/schemas.ts";
import { IndustryBenchmark, PillarDetails, Recommendation } from "./schemas.ts";

/** What a completed audit stores as its result; parsed at every read, so that old rows cannot surprise a reader. */
export const StoredResult = z.object({
  score: z.number(),
  pillars: PillarDetails,
  recommendations: z.array(
    Recommendation.extend({
      /** Key of the change and its points of the pillar, in all and after 28 days; older results lack them. */
      change: z.string().optional(),
      pillar_gain: z.number().optional(),
      pillar_gain_28: z.number().optional(),
      composite_gain: z.number(),
      evidence: z.string(),
    }),
  ),
  industry_benchmark: IndustryBenchmark.extend({ basis: z.enum(["industry", "reference"]), sample: z.int() }),
  explanation: Explanation,
  confidence: Confidence,
  /** The audit that `change` compares with. */
  previous_audit_id: z.string().nullable(),
  /** How far that change can be told from chance; absent with the first audit and in results of older versions. */
  change: ScoreMove.optional(),
});

export type StoredResult = z.infer<typeof StoredResult>;
