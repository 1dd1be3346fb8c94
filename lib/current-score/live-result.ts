import { z } from "zod";
import { PLATFORMS } from "../formula/names.ts";
import { Confidence, Explanation, PillarScores } from "../score/schemas.ts";

const count = z.int().min(0);

/** What a live computation leaves behind; parsed at every read. */
export const LiveResult = z.object({
  score: z.number(),
  pillars: PillarScores,
  explanation: Explanation,
  confidence: Confidence,
  /** Classified comments of the day, so that computing again does not classify them again. */
  comments: z.array(
    z.object({
      platform: z.enum(PLATFORMS),
      days: z.array(
        z.object({ date: z.string(), positive: count, neutral: count, negative: count, unknown: count }),
      ),
    }),
  ),
});

export type LiveResult = z.infer<typeof LiveResult>;
