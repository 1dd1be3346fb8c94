import { z } from "zod";
import type { ScoreBasis } from "../formula/compare-bases.ts";
import { knownWeight } from "../formula/known-weight.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import {
  byPillar,
  type Confidence,
  Explanation,
  PillarConfidences,
  PillarName,
  PlatformName,
  ScoreMove,
} from "../score/schemas.ts";
import { roundTo } from "../statistics/round-to.ts";
import { IndustryBenchmark, PillarDetails, Recommendation } from "./schemas.ts";

/** A post by its id: its words are looked up when it is shown. */
const Post = z.object({ platform: PlatformName, id: z.string(), date: z.string() });

/** Comments by their days (`CountedComments`): which they are is asked when they are shown. */
const Comments = z.object({
  platform: PlatformName,
  profile: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  critical: z.int(),
  all: z.int(),
});

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
      /** Posts that the evidence rests on, where it rests on some. */
      posts: z.object({ best: z.array(Post), others: z.array(Post) }).optional(),
      /** Comments that the evidence counts, where it counts some. */
      comments: Comments.optional(),
    }),
  ),
  /** Weak pillars that nothing is recommended for, and what was looked at; absent in older results. */
  silent: z.array(z.object({ pillar: PillarName, words: z.string() })).optional(),
  industry_benchmark: IndustryBenchmark.extend({ basis: z.enum(["industry", "reference"]), sample: z.int() }),
  explanation: Explanation,
  confidence: PillarConfidences,
  /** 0 to 1; absent where it follows from the levels of the pillars. */
  known_weight: z.number().optional(),
  /** By what comments were read; absent in older results. */
  reading: z.string().optional(),
  /** The audit that `change` compares with. */
  previous_audit_id: z.string().nullable(),
  /** How far that change can be told from chance; absent with the first audit and in results of older versions. */
  change: ScoreMove.optional(),
  /** Of the change of each pillar, points to either side; absent where that of the composite has no bounds, and in older results. */
  pillar_noise: byPillar(z.number()).optional(),
});

export type StoredResult = z.infer<typeof StoredResult>;

/** The confidence as it is answered. */
export function confidenceOf({
  confidence,
  known_weight,
  explanation,
}: Pick<StoredResult, "confidence" | "known_weight" | "explanation">): z.infer<typeof Confidence> {
  const told = known_weight === undefined ? {} : { knownWeight: known_weight };
  const weight = knownWeight({ confidence, ...told }, formula(explanation.formula_version));
  return { ...confidence, known_weight: roundTo(weight, 3) };
}

/** What the score of a completed audit was computed of. */
export function basisOf(
  platforms: readonly string[],
  { explanation, confidence, reading }: StoredResult,
): ScoreBasis {
  return { version: explanation.formula_version, platforms: platforms as Platform[], confidence, reading };
}
