import { z } from "zod";
import { PILLARS, PLATFORMS, type Platform } from "../formula/names.ts";

const pillar = z.enum(PILLARS);
const platform = z.enum(PLATFORMS);
const byPillar = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(PILLARS.map((name) => [name, schema])) as Record<(typeof PILLARS)[number], S>);

export const Contribution = z
  .object({
    pillar,
    platform: platform.nullable(),
    input: z.string(),
    value: z.number(),
    unit: z.string(),
    benchmark: z.number(),
    benchmark_source: z.string(),
    normalised: z.number(),
    confidence: z.number(),
    weight: z.number(),
    points: z.number(),
  })
  .meta({ id: "Contribution" });

export const Explanation = z
  .object({
    formula_version: z.string(),
    base: z.literal(50),
    contributions: z.array(Contribution),
    rounding: z.number(),
    total: z.number().meta({ description: "base + all points + rounding = total = the composite." }),
  })
  .meta({ id: "Explanation" });

export const Confidence = byPillar(
  z.object({ level: z.enum(["none", "low", "medium", "high"]), evidence: z.string() }),
).meta({ id: "Confidence" });

export const PillarDetails = byPillar(
  z.object({
    score: z.number(),
    change: z.string().meta({ description: "Against the audit before, signed.", examples: ["+3.1"] }),
    grade: z.enum(["green", "yellow", "red"]),
  }),
).meta({ id: "PillarDetails" });

export const Recommendation = z
  .object({
    priority: z.int(),
    pillar,
    action: z.string(),
    expected_impact: z.string().meta({ examples: ["+4.2 Reach"] }),
  })
  .meta({ id: "Recommendation" });

export const IndustryBenchmark = z
  .object({ your_score: z.number(), industry_average: z.number(), percentile: z.int() })
  .meta({ id: "IndustryBenchmark" });

export const RunAuditBody = z.object({
  workspace_id: z.string().optional(),
  platforms: z
    .array(z.enum(PLATFORMS, { error: `expected one of ${PLATFORMS.join(", ")}` }))
    .min(1)
    .max(50)
    .optional()
    .meta({ description: "Default: all connected platforms." }),
  lookback_days: z
    .int({ error: "expected a whole number from 1 to 365" })
    .min(1, { error: "expected a whole number from 1 to 365" })
    .max(365, { error: "expected a whole number from 1 to 365" })
    .default(90),
  webhook_url: z.string().optional().meta({
    description:
      "A public HTTPS address that gets a POST when the audit completes (kept; nothing is sent yet).",
  }),
});

export const AuditRun = z
  .object({
    audit_id: z.string(),
    status: z.literal("processing"),
    estimated_completion: z.iso.datetime(),
    workspace_id: z.string(),
    platforms_included: z.array(platform),
    lookback_days: z.int(),
  })
  .meta({ id: "AuditRun" });

export const AuditParams = z.object({ audit_id: z.string() });

const EXTRAS = ["explanation", "confidence"];

/** What is given beyond the contract's fields, comma-separated. */
export const Expand = z
  .string()
  .optional()
  .transform((text) => (text ? text.split(",") : []))
  .refine((names) => names.every((name) => EXTRAS.includes(name)), {
    error: `expected some of ${EXTRAS.join(", ")}`,
  })
  .meta({ description: "More than the contract's fields, comma-separated: `explanation`, `confidence`." });

export const AuditQuery = z.object({ expand: Expand });

export const AuditResult = z
  .object({
    audit_id: z.string(),
    status: z.enum(["completed", "failed"]),
    completed_at: z.iso.datetime(),
    score: z.number().nullable(),
    pillars: PillarDetails.nullable(),
    recommendations: z.array(Recommendation).nullable(),
    industry_benchmark: IndustryBenchmark.nullable(),
    error: z
      .object({ title: z.string(), detail: z.string() })
      .optional()
      .meta({ description: "Of a failed run." }),
    explanation: Explanation.nullable().optional(),
    confidence: Confidence.nullable().optional(),
  })
  .meta({ id: "AuditResult" });

export const AuditState = z
  .object({
    audit_id: z.string(),
    status: z.enum(["processing", "completed", "failed"]),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
    percent: z.int().meta({ description: "Whole percent of the steps that are done." }),
    steps: z.array(
      z.object({
        label: z.string(),
        started_at: z.iso.datetime().nullable(),
        finished_at: z.iso.datetime().nullable(),
      }),
    ),
    score: z.number().nullable(),
    error: z.object({ title: z.string(), detail: z.string() }).nullable(),
  })
  .meta({ id: "AuditState" });

export type RunAuditInput = z.infer<typeof RunAuditBody>;
export type AuditRun = z.infer<typeof AuditRun>;
export type AuditResult = z.infer<typeof AuditResult>;
export type AuditState = z.infer<typeof AuditState>;

/** An audit as a list shows it. */
export type AuditEntry = {
  audit_id: string;
  status: "processing" | "completed" | "failed";
  score: number | null;
  /** Whether there was evidence for any pillar; without it the score is 50 and says nothing. */
  is_known: boolean;
  error: { title: string; detail: string } | null;
  platforms: Platform[];
  lookback_days: number;
  as_of: string | null;
  started_at: string;
  completed_at: string | null;
};
