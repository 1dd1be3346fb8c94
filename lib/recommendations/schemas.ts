import { z } from "zod";
import { PILLARS } from "../formula/names.ts";

const STATUSES = ["open", "accepted", "done", "dismissed"] as const;

export const RecommendationParams = z.object({
  workspace_id: z.string().max(80),
  recommendation_id: z.string().max(80).meta({ description: "Identifier of the recommendation." }),
});

export const Decision = z.object({
  status: z
    .enum(STATUSES, { error: `expected one of ${STATUSES.join(", ")}` })
    .meta({ description: "What is decided; `open` takes a decision back." }),
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
      description: "Points of the pillar that the formula computed for a change that is kept up.",
      examples: [6],
    }),
    promised_after_28_days: z
      .number()
      .nullable()
      .meta({
        description:
          "Points of the pillar that the formula computed for a change that was kept up for 28 days, with which `realised` is to be compared; null when an older version advised it.",
        examples: [1.9],
      }),
    kept_weeks: z.int().meta({
      description:
        "Weeks for which the change has to be kept up until the pillar shows all that was promised.",
    }),
    status: z.enum(STATUSES),
    decided_at: z.iso.datetime().nullable(),
    measured_from: z.iso.datetime().nullable().meta({
      description:
        "28 days after it was done. What came of it is measured when the figures reach that day, two weeks later at the latest; null unless done.",
    }),
    realised: z
      .number()
      .nullable()
      .meta({
        description:
          "Points that the pillar moved from the day on which it was done to the 28th day after; null until measured.",
        examples: [1.7],
      }),
    is_closed: z.boolean().meta({
      description:
        "Whether nothing more can be decided: it was measured, or 60 days after it was done no figures said what came of it.",
    }),
  })
  .meta({ id: "LedgerEntry" });

export type Decision = z.infer<typeof Decision>;
export type LedgerEntry = z.infer<typeof LedgerEntry>;
