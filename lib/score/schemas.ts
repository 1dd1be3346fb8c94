import { z } from "zod";
import { Confidence, Expand, Explanation } from "../audits/schemas.ts";
import { PILLARS } from "../formula/names.ts";

const pillarNumbers = Object.fromEntries(PILLARS.map((pillar) => [pillar, z.number()]));
export const PillarScores = z.object(pillarNumbers as Record<(typeof PILLARS)[number], z.ZodNumber>);

const workspaceId = z
  .string()
  .optional()
  .meta({ description: "The workspace that is asked for; the key's own when it is left out." });

/** A parameter that is `true` or `false`. */
const flag = (byDefault: boolean) =>
  z
    .enum(["true", "false"], { error: "expected true or false" })
    .optional()
    .transform((text) => (text === undefined ? byDefault : text === "true"))
    .meta({ wireType: "boolean", default: byDefault });

export const ScoreQuery = z.object({
  workspace_id: workspaceId,
  include_pillars: flag(true),
  expand: Expand,
});

export const Score = z
  .object({
    score: z.number().meta({ description: "Composite, 0 to 100, one decimal." }),
    pillars: PillarScores.optional(),
    formula_version: z.string(),
    calculated_at: z.iso.datetime(),
    workspace_id: z.string(),
    tier: z.string(),
    explanation: Explanation.optional(),
    confidence: Confidence.optional(),
  })
  .meta({ id: "Score" });

/** A calendar date or a timestamp with its offset, as an instant; a date alone is 00:00 UTC. */
const instant = z
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
    start_date: instant.optional().meta({ description: "Default: 90 days before the end." }),
    end_date: instant.optional().meta({ description: "Default: today. Both ends are inclusive." }),
    granularity: z
      .enum(["daily", "weekly", "monthly"], { error: "expected daily, weekly or monthly" })
      .default("weekly"),
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
  .object({ date: z.iso.date(), score: z.number(), pillars: PillarScores })
  .meta({ id: "ScoreHistoryPoint" });

export const History = z
  .object({
    workspace_id: z.string(),
    granularity: z.enum(["daily", "weekly", "monthly"]),
    data: z.array(HistoryPoint),
    delta: z.object({
      score: z.string().meta({ description: "Last minus first, signed, one decimal.", examples: ["+3.4"] }),
      period: z.string().meta({ examples: ["2026-08-03 to 2026-11-01"] }),
    }),
  })
  .meta({ id: "ScoreHistory" });
