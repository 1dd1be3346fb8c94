import { z } from "zod";
import { PILLARS } from "../formula/names.ts";

const STATUSES = ["open", "accepted", "done", "dismissed"] as const;

export const RecommendationParams = z.object({
  workspace_id: z.string().max(80),
  recommendation_id: z.string().max(80).meta({ description: "The recommendation's identifier." }),
});

export const Decision = z.object({
  status: z
    .enum(STATUSES, { error: `must be one of ${STATUSES.join(", ")}` })
    .meta({ description: "The decision; `open` takes one back." }),
});

/** A recommendation in the ledger: what was promised, what was decided, and what came of it. */
export const LedgerEntry = z
  .object({
    id: z.string().meta({ examples: ["rec_7kR2mXw9Qz4LtNn8Vb3JcY"] }),
    change: z.string().meta({
      description: "Key of the change, the same from audit to audit.",
      examples: ["cadence:twitter"],
    }),
    pillar: z.enum(PILLARS),
    action: z.string(),
    promised: z.number().meta({
      description: "Pillar points the formula computed for a change that is kept up.",
      examples: [6],
    }),
    promised_after_28_days: z
      .number()
      .nullable()
      .meta({
        description:
          "Pillar points the formula computed for a change kept up for 28 days, to compare with `realised`; null if an older version made the recommendation.",
        examples: [1.9],
      }),
    kept_weeks: z.int().meta({
      description: "How many weeks the change must be kept up before the pillar shows the full effect.",
    }),
    status: z.enum(STATUSES),
    decided_at: z.iso.datetime().nullable(),
    measured_from: z.iso.datetime().nullable().meta({
      description:
        "28 days after it was done. The effect is measured once the figures reach that day, at most two weeks later; null unless done.",
    }),
    realised: z
      .number()
      .nullable()
      .meta({
        description:
          "Points the pillar moved from the day it was done to the 28th day after; null until measured.",
        examples: [1.7],
      }),
    is_closed: z.boolean().meta({
      description:
        "Whether it can no longer be decided on: it was measured, or 60 days after it was done there were still no figures to measure it by.",
    }),
  })
  .meta({ id: "LedgerEntry" });

export type Decision = z.infer<typeof Decision>;
export type LedgerEntry = z.infer<typeof LedgerEntry>;
