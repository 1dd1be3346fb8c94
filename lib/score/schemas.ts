import { z } from "zod";
import { Composite, Confidence, Expand, Explanation } from "../audits/schemas.ts";
import { PILLARS } from "../formula/names.ts";

const pillarScore = z.number().meta({ minimum: 0, maximum: 100 });
const pillarNumbers = Object.fromEntries(PILLARS.map((pillar) => [pillar, pillarScore]));
export const PillarScores = z
  .object(pillarNumbers as Record<(typeof PILLARS)[number], z.ZodNumber>)
  .meta({ id: "PillarScores", description: "The five pillars, 0 to 100; 50 is at the benchmark." });

const workspaceId = z
  .string()
  .optional()
  .meta({
    description: "The workspace that is asked for; the key's own when it is left out.",
    examples: ["ws_4fQ1xYk2Lr8mNc6TzB0pWd"],
  });

/** A parameter that is `true` or `false`. */
const flag = (byDefault: boolean) =>
  z
    .enum(["true", "false"], { error: "expected true or false" })
    .optional()
    .transform((text) => (text === undefined ? byDefault : text === "true"))
    .meta({ wireType: "boolean", default: byDefault });

export const ScoreQuery = z.object({
  workspace_id: workspaceId,
  include_pillars: flag(true).meta({ description: "Whether the answer has `pillars`." }),
  expand: Expand,
});

export const Score = z
  .object({
    score: Composite,
    pillars: PillarScores.optional().meta({ description: "Unless `include_pillars=false`." }),
    formula_version: z.string().meta({ description: "Version of the scoring formula.", examples: ["v1"] }),
    calculated_at: z.iso.datetime(),
    workspace_id: z
      .string()
      .meta({ description: "Identifier of the workspace.", examples: ["ws_4fQ1xYk2Lr8mNc6TzB0pWd"] }),
    tier: z.string().meta({ description: "Plan of the account, in lower case.", examples: ["agency"] }),
    explanation: Explanation.optional().meta({ description: "Only with `expand=explanation`." }),
    confidence: Confidence.optional().meta({ description: "Only with `expand=confidence`." }),
  })
  .meta({ id: "Score", description: "The current score of a workspace." });

/** A calendar date or a timestamp with its offset, as an instant; a date alone is 00:00 UTC. */
export const Instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "expected an ISO 8601 date or timestamp",
  })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999, {
    error: "expected a year from 1 to 9999",
  });

export const HistoryQuery = z
  .object({
    workspace_id: workspaceId,
    start_date: Instant.optional().meta({
      description: "A date or a timestamp, inclusive. Default: 90 days before the end.",
      examples: ["2026-08-01"],
    }),
    end_date: Instant.optional().meta({
      description: "A date or a timestamp, inclusive. Default: today.",
      examples: ["2026-11-01"],
    }),
    granularity: z
      .enum(["daily", "weekly", "monthly"], { error: "expected daily, weekly or monthly" })
      .default("weekly")
      .meta({ description: "One point a UTC day, ISO week or calendar month." }),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || start_date < end_date, {
    path: ["start_date"],
    error: "is not before end_date",
    // Told beside what is wrong with the other parameters, not only when they are right.
    when: ({ value }) => isRange(value),
  });

function isRange(value: unknown): boolean {
  const { start_date, end_date } = value as { start_date?: unknown; end_date?: unknown };
  return start_date instanceof Date && end_date instanceof Date;
}

export const HistoryPoint = z
  .object({
    date: z.iso.date().meta({ description: "Day of the score, UTC.", examples: ["2026-10-31"] }),
    score: Composite,
    pillars: PillarScores,
  })
  .meta({ id: "ScoreHistoryPoint", description: "The last score of a day, week or month." });

export const History = z
  .object({
    workspace_id: z
      .string()
      .meta({ description: "Identifier of the workspace.", examples: ["ws_4fQ1xYk2Lr8mNc6TzB0pWd"] }),
    granularity: z.enum(["daily", "weekly", "monthly"]),
    data: z.array(HistoryPoint).meta({ description: "The oldest first." }),
    delta: z.object({
      score: z.string().meta({ description: "Last minus first, signed, one decimal.", examples: ["+3.4"] }),
      period: z
        .string()
        .meta({ description: "From the first to the last point.", examples: ["2026-08-03 to 2026-11-01"] }),
    }),
  })
  .meta({ id: "ScoreHistory", description: "The score over a range of days." });
