import { z } from "zod";
import { WorkspaceId } from "../access/schemas.ts";
import { Composite, PillarScores } from "../score/schemas.ts";

const sequence = z
  .int()
  .min(1)
  .meta({ description: "Grows with every event in the workspace. Events may arrive in any order." });

const AuditCompletedData = z
  .object({
    audit_id: z.string().meta({ description: "The audit's identifier." }),
    workspace_id: WorkspaceId,
    sequence,
    status: z
      .enum(["completed", "failed"])
      .meta({ description: "`failed` is sent only to the `webhook_url` given with the run." }),
    score: Composite.nullable().meta({ description: "Composite score; null if the audit failed." }),
    pillars: PillarScores.nullable().meta({
      description: "The five pillar scores; null if the audit failed.",
    }),
    completed_at: z.iso.datetime(),
  })
  .meta({ id: "AuditCompletedData" });

/** Only where the score before was that of an audit: its figures are kept. */
const bounds = {
  comparable: z.boolean().optional().meta({
    description:
      "Whether the previous score covered the same platforms and the same known pillars. If not, part of `delta` is not a change in the brand, and there are no bounds. Absent if the previous score did not come from an audit.",
  }),
  change_low: z
    .number()
    .optional()
    .meta({ description: "Lower bound of `delta` at 90 %, in points; only when comparable." }),
  change_high: z
    .number()
    .optional()
    .meta({ description: "Upper bound of `delta` at 90 %, in points; only when comparable." }),
  within_noise: z
    .boolean()
    .optional()
    .meta({ description: "Whether chance in how each post did could explain the change." }),
};

const AuditCause = z
  .object({ kind: z.literal("audit"), audit_id: z.string(), ...bounds })
  .meta({ id: "AuditCause", description: "An audit has completed." });

const LiveCause = z
  .object({ kind: z.literal("live"), ...bounds })
  .meta({ id: "LiveCause", description: "New figures came in, with real-time scoring." });

const ScoreChangedData = z
  .object({
    workspace_id: WorkspaceId,
    sequence,
    score: Composite,
    previous_score: Composite.nullable().meta({ description: "The score last sent; null for the first." }),
    delta: z
      .string()
      .meta({ description: "Score minus previous score, signed; `+0.0` for the first.", examples: ["+1.4"] }),
    pillars: PillarScores,
    formula_version: z.string().meta({ examples: ["v2"] }),
    calculated_at: z.iso.datetime(),
    cause: z
      .discriminatedUnion("kind", [AuditCause, LiveCause])
      .meta({ id: "ScoreCause", description: "What changed the score." }),
  })
  .meta({ id: "ScoreChangedData" });

const CampaignPhaseChangedData = z
  .object({
    campaign_id: z.string().meta({ description: "The campaign's identifier." }),
    workspace_id: WorkspaceId,
    sequence,
    name: z.string().meta({ description: "The campaign's name." }),
    status: z
      .enum(["draft", "active", "completed"])
      .meta({ description: "The campaign's status after the move." }),
    phase: z.string().nullable().meta({ description: "The phase that started; null after the last." }),
    previous_phase: z.string().nullable().meta({ description: "The phase that ended; null for the first." }),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: "CampaignPhaseChangedData" });

const messageOf = <D extends z.ZodType>(type: string, id: string, data: D) =>
  z
    .object({
      type: z.literal(type),
      timestamp: z.iso.datetime().meta({ description: "When it happened." }),
      test: z.literal(true).optional().meta({
        description: "Present on an example that somebody sent to try a receiver: nothing has happened.",
      }),
      data,
    })
    .meta({ id });

const WebhookTestData = z
  .object({
    workspace_id: WorkspaceId,
    sequence,
    webhook_id: z.string().meta({ description: "The webhook that is tried." }),
  })
  .meta({ id: "WebhookTestData" });

/** The body of a delivery by the event that it tells of; `data` is sent in the order of these fields. */
export const EVENT_MESSAGES = {
  "audit.completed": messageOf("audit.completed", "AuditCompletedMessage", AuditCompletedData),
  "score.changed": messageOf("score.changed", "ScoreChangedMessage", ScoreChangedData),
  "campaign.phase_changed": messageOf(
    "campaign.phase_changed",
    "CampaignPhaseChangedMessage",
    CampaignPhaseChangedData,
  ),
  "webhook.test": z
    .object({
      type: z.literal("webhook.test"),
      timestamp: z.iso.datetime().meta({ description: "When it was asked for." }),
      data: WebhookTestData,
    })
    .meta({ id: "WebhookTestMessage", description: "What a test of a webhook sends: nothing has happened." }),
};
