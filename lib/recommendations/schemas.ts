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
    promised: z.number().meta({ description: "Points of the pillar that the formula computed." }),
    status: z.enum(STATUSES),
    decided_at: z.iso.datetime().nullable(),
    measured_from: z.iso
      .datetime()
      .nullable()
      .meta({ description: "The first audit from then on measures what came of it; null unless done." }),
    realised: z
      .number()
      .nullable()
      .meta({ description: "Points that the pillar moved since it was done; null until measured." }),
  })
  .meta({ id: "LedgerEntry" });

export type Decision = z.infer<typeof Decision>;
export type LedgerEntry = z.infer<typeof LedgerEntry>;
