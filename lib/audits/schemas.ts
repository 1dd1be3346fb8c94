import { z } from "zod";
import { WorkspaceId } from "../access/schemas.ts";
import type { Place } from "../formula/grade.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { PageFacts } from "../paging/schemas.ts";
import {
  byPillar,
  Composite,
  Confidence,
  Expand,
  Explanation,
  PillarName,
  PlatformName,
  type ScoreMove,
} from "../score/schemas.ts";

const auditId = z
  .string()
  .meta({ description: "The audit's identifier.", examples: ["aud_5dJ0qXw8Zr2LmTn6Yb4KcV"] });
const AuditFailure = z
  .object({
    title: z.string().meta({
      description: "`No Recent Data`, `Audit Timed Out` or `Audit Failed`.",
      examples: ["Audit Timed Out"],
    }),
    detail: z
      .string()
      .meta({ description: "What went wrong; for `No Recent Data`, also the newest day with data." }),
  })
  .meta({ id: "AuditFailure", description: "Why an audit failed." });
export const PillarDetails = byPillar(
  z
    .object({
      score: z.number().meta({
        minimum: 0,
        maximum: 100,
        description: "One decimal; 50 is the middle account (in v1, the benchmark) or means not known.",
      }),
      change: z.string().meta({
        description: "Change since the previous audit, signed; `+0.0` for the first.",
        examples: ["+3.1"],
      }),
      grade: z
        .enum(["green", "yellow", "red"])
        .meta({ description: "`green` from 55, `yellow` from 35, `red` below." }),
    })
    .meta({ id: "PillarDetail", description: "One pillar in an audit's result." }),
).meta({ id: "PillarDetails", description: "The five pillars in an audit's result." });

export const Recommendation = z
  .object({
    priority: z.int().min(1).meta({ description: "1 would raise the composite most." }),
    pillar: PillarName,
    action: z.string().meta({ description: "What to do." }),
    expected_impact: z
      .string()
      .meta({ description: "What the formula says it would add to the pillar.", examples: ["+4.2 Reach"] }),
  })
  .meta({ id: "Recommendation", description: "Something you can do to raise the score." });

export const IndustryBenchmark = z
  .object({
    your_score: Composite,
    industry_average: z.number().meta({ minimum: 0, maximum: 100 }),
    percentile: z.int().meta({
      minimum: 0,
      maximum: 100,
      description:
        "Percentage of comparable brands with a lower score; 50 if nothing is known of the brand, as with the pillars.",
    }),
  })
  .meta({ id: "IndustryBenchmark", description: "The score among comparable brands." });

export const RunAuditBody = z.object({
  workspace_id: WorkspaceId.optional().meta({ description: "Default: the key's own workspace." }),
  platforms: z
    .array(z.enum(PLATFORMS, { error: `must be one of ${PLATFORMS.join(", ")}` }))
    .min(1, { error: "must name at least one platform" })
    .max(50, { error: "must name at most 50 platforms" })
    .optional()
    .meta({ description: "Default: all connected platforms." }),
  lookback_days: z
    .int({ error: "must be a whole number from 1 to 365" })
    .min(1, { error: "must be a whole number from 1 to 365" })
    .max(365, { error: "must be a whole number from 1 to 365" })
    .default(90)
    .meta({
      description:
        "How many days of figures the audit keeps with its result. It does not affect the score, which rests on fixed windows of the formula (18 weeks of posts, a year of audience figures) so that audits can be compared.",
    }),
  webhook_url: z.string().optional().meta({
    description: "A public HTTPS address that receives a signed POST when the audit completes or fails.",
  }),
});

/** A run that is started in the dashboard: also as of a day that a current audit does not look at any more. */
export const DashboardRunBody = RunAuditBody.pick({ platforms: true, lookback_days: true }).extend({
  as_of: z.iso.date({ error: "must be a date, YYYY-MM-DD" }).optional(),
});

export const AuditRun = z
  .object({
    audit_id: auditId,
    status: z.literal("processing"),
    estimated_completion: z.iso
      .datetime()
      .meta({ description: "2 to 5 minutes after the request; the audit may finish sooner." }),
    workspace_id: WorkspaceId,
    platforms_included: z.array(PlatformName),
    lookback_days: z.int().meta({ minimum: 1, maximum: 365 }),
  })
  .meta({ id: "AuditRun", description: "An audit that has been started." });

export const AuditParams = z.object({ audit_id: auditId });

export const AuditQuery = z.object({ expand: Expand });

const CompletedAudit = z
  .object({
    audit_id: auditId,
    status: z.literal("completed"),
    completed_at: z.iso.datetime(),
    score: Composite,
    pillars: PillarDetails,
    recommendations: z.array(Recommendation).meta({ description: "Most useful first." }),
    industry_benchmark: IndustryBenchmark,
    explanation: Explanation.optional().meta({ description: "Only with `expand=explanation`." }),
    confidence: Confidence.optional().meta({ description: "Only with `expand=confidence`." }),
  })
  .meta({ id: "CompletedAudit", description: "An audit that has completed." });

const FailedAudit = z
  .object({
    audit_id: auditId,
    status: z.literal("failed"),
    completed_at: z.iso.datetime().meta({ description: "When it ended." }),
    score: z.null(),
    pillars: z.null(),
    recommendations: z.null(),
    industry_benchmark: z.null(),
    error: AuditFailure.meta({ description: "Only if the audit failed." }),
    explanation: z.null().optional().meta({ description: "Only with `expand=explanation`." }),
    confidence: z.null().optional().meta({ description: "Only with `expand=confidence`." }),
  })
  .meta({
    id: "FailedAudit",
    description: "An audit that has failed: it has no result, and its run does not count.",
  });

export const AuditResult = z
  .discriminatedUnion("status", [CompletedAudit, FailedAudit])
  .meta({ id: "AuditResult", description: "An audit that has ended." });

/** An audit in the list of a workspace. */
export const AuditSummary = z
  .object({
    audit_id: auditId,
    status: z.enum(["processing", "completed", "failed"]),
    score: Composite.nullable().meta({ description: "Composite score; null until the audit has completed." }),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "AuditSummary", description: "An audit in a list." });

export const AuditList = z.object({ audits: z.array(AuditSummary), ...PageFacts }).meta({ id: "AuditList" });

export const AuditState = z
  .object({
    audit_id: z.string(),
    status: z.enum(["processing", "completed", "failed"]),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
    percent: z.int().meta({ description: "How many of the steps are done, in whole percent." }),
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

/** What the data of a workspace cover, as far as it decides whether an audit has anything to score. */
export type Coverage = {
  /** Whether any source covers one of the last 13 weeks: without that an audit of the present fails. */
  isRecent: boolean;
  /** The oldest UTC day that any source covers, YYYY-MM-DD; null without dated figures. */
  oldest: string | null;
  /** The newest UTC day that any source covers, YYYY-MM-DD; null without dated figures. */
  newest: string | null;
};

/** Who asked for an audit; a member who has gone has no name. */
export type Requester = { kind: "key" } | { kind: "operator" } | { kind: "user"; name: string | null };

/** An audit that can be compared with others. */
export type ComparableAudit = {
  audit_id: string;
  score: number;
  as_of: string | null;
  started_at: string;
};

/** An audit as a list shows it. */
export type AuditEntry = {
  audit_id: string;
  status: "processing" | "completed" | "failed";
  score: number | null;
  /** Against the audit before; null without one, and where the two cannot be compared at all. */
  change: ScoreMove | null;
  /** Among the reference accounts; null without evidence for any pillar: then the score is 50 and says nothing. */
  place: Place | null;
  error: { title: string; detail: string } | null;
  platforms: Platform[];
  lookback_days: number;
  as_of: string | null;
  started_at: string;
  completed_at: string | null;
};
