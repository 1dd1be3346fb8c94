import { z } from "zod";
import { NamedWorkspace, WorkspaceId } from "../access/schemas.ts";
import { PILLARS, PLATFORMS } from "../formula/names.ts";

/** What a person may say that a comment is; `spam` counts for nothing. */
export const COMMENT_LABELS = ["positive", "neutral", "negative", "spam"] as const;
export type CommentLabel = (typeof COMMENT_LABELS)[number];

/** A platform that the contract knows. */
export const PlatformName = z
  .enum(PLATFORMS)
  .meta({ id: "Platform", description: "A platform, in lower case." });

export const PillarName = z
  .enum(PILLARS)
  .meta({ id: "Pillar", description: "One of the five pillars of the score." });
/** A composite score. */
export const Composite = z
  .number()
  .meta({ minimum: 0, maximum: 100, description: "Composite score, one decimal.", examples: [54.2] });
/** An object with a field for each pillar. */
export const byPillar = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(PILLARS.map((name) => [name, schema])) as Record<(typeof PILLARS)[number], S>);

export const Contribution = z
  .object({
    pillar: PillarName,
    platform: PlatformName.nullable(),
    input: z.string().meta({ description: "What was measured.", examples: ["Engagement rate"] }),
    value: z.number().meta({ description: "What was found, in `unit`." }),
    unit: z.string().meta({ examples: ["% of followers"] }),
    benchmark: z.number().meta({
      description:
        "What is usual for comparable accounts, in `unit`: the middle account; in v1 a published benchmark.",
    }),
    benchmark_source: z.string().meta({ description: "Where the benchmark comes from." }),
    normalised: z.number().meta({
      description:
        "The percentage of comparable accounts that the value is ahead of, 0 to 100: 50 is the middle account. In v1 the value against the benchmark: 50 is at the benchmark.",
    }),
    confidence: z
      .number()
      .meta({ description: "How far the evidence lets the value move its pillar away from 50, 0 to 1." }),
    weight: z.number().meta({ description: "Share of the input in the composite, 0 to 1." }),
    points: z.number().meta({
      description:
        "What the input adds to the composite: its part of what its pillar adds. In v1 weight × confidence × (normalised − 50).",
    }),
  })
  .meta({ id: "Contribution", description: "What one input adds to the composite score." });

/** A change of the score with the part of it that chance explains. Results of older versions have no `comparable`. */
export const ScoreMove = z
  .object({
    points: z
      .number()
      .meta({ description: "The composite minus that of the audit before.", examples: [1.4] }),
    comparable: z.boolean().optional().meta({
      description:
        "Whether both audits are of the same platforms and know something of the same pillars. If not, part of `points` is no change of the brand, and there are no bounds. Absent in audits of older versions.",
    }),
    low: z
      .number()
      .optional()
      .meta({ description: "Lower bound of the change; absent unless comparable.", examples: [-0.3] }),
    high: z
      .number()
      .optional()
      .meta({ description: "Upper bound of the change; absent unless comparable.", examples: [3.1] }),
    within_noise: z.boolean().optional().meta({
      description:
        "Whether no change at all lies between the bounds (low ≤ 0 ≤ high): chance may explain it. Absent unless comparable.",
    }),
    confidence: z
      .literal(0.9)
      .optional()
      .meta({ description: "How often such bounds hold the change, 0 to 1; absent unless comparable." }),
  })
  .meta({
    id: "ScoreMove",
    description:
      "How the composite moved, with bounds from drawing again what each post achieved and each day's comments.",
  });

const FormulaVersionName = z.string().meta({
  description: "Version of the scoring formula. Scores of two versions cannot be compared.",
  examples: ["v2"],
});

/** A sudden negative turn in what others say. */
export const Crisis = z
  .object({
    platform: PlatformName.meta({ description: "The platform; of several the worst." }),
    since: z.iso.date().meta({ description: "First day of the turn, UTC.", examples: ["2026-06-12"] }),
    comments: z.int().meta({
      description: "Comments since then in languages that can be judged.",
      examples: [210],
    }),
    negative_share: z
      .number()
      .meta({ minimum: 0, maximum: 1, description: "Negative ones among them, 0 to 1.", examples: [0.64] }),
    ordinary_share: z.number().meta({
      minimum: 0,
      maximum: 1,
      description:
        "The same in the brand's 13 weeks before; with few comments of its own nearer to other brands'.",
      examples: [0.09],
    }),
  })
  .meta({
    id: "Crisis",
    description: "A sudden negative turn in what others say, told on the day on which it shows.",
  });

export const Explanation = z
  .object({
    formula_version: FormulaVersionName,
    base: z.literal(50).meta({ description: "The score of a brand of which nothing is known." }),
    contributions: z.array(Contribution),
    rounding: z.number().meta({ description: "What rounding to one decimal adds." }),
    total: z.number().meta({ description: "base + all points + rounding = total = the composite." }),
    change: ScoreMove.optional().meta({
      description: "Against the audit before; absent on the first, and where its figures are not kept.",
    }),
    crisis: Crisis.nullable().default(null).meta({
      description:
        "A sudden negative turn in comments that is not over; null without one, and in results of older versions. It is told beside the score and adds no points.",
    }),
  })
  .meta({ id: "Explanation", description: "Why the score is what it is, as a sum that anybody can check." });

/** What each pillar rests on, as results keep it. */
export const PillarConfidences = byPillar(
  z
    .object({
      level: z.enum(["none", "low", "medium", "high"]).meta({
        description: "`none`: nothing is known of the pillar, and its 50 is no measurement.",
      }),
      evidence: z.string().meta({ description: "In words.", examples: ["38 posts in 18 weeks"] }),
    })
    .meta({ id: "PillarConfidence", description: "What a pillar rests on." }),
);

export const Confidence = PillarConfidences.extend({
  known_weight: z.number().meta({
    minimum: 0,
    maximum: 1,
    description: "The share of the composite's weight that rests on data.",
    examples: [0.85],
  }),
}).meta({
  id: "Confidence",
  description: "How much each pillar, and the score as a whole, can be relied on.",
});

const EXTRAS = ["explanation", "confidence"];

/** What is given beyond the contract's fields, comma-separated. */
export const Expand = z
  .string()
  .optional()
  .transform((text) => (text ? text.split(",") : []))
  .refine((names) => names.every((name) => EXTRAS.includes(name)), {
    error: `expected some of ${EXTRAS.join(", ")}`,
  })
  .meta({
    wireType: "array",
    items: { type: "string", enum: EXTRAS },
    maxItems: EXTRAS.length,
    examples: [EXTRAS],
    description: "What to give beyond the usual fields, comma-separated, or repeated.",
  });

export const PillarScores = byPillar(z.number().meta({ minimum: 0, maximum: 100 })).meta({
  id: "PillarScores",
  description:
    "The five pillars, 0 to 100; 50 is the middle account (in v1 the benchmark), or not known: `expand=confidence` tells which.",
});

/** A parameter that is `true` or `false`. */
const flag = (byDefault: boolean) =>
  z
    .enum(["true", "false"], { error: "expected true or false" })
    .optional()
    .transform((text) => (text === undefined ? byDefault : text === "true"))
    .meta({ wireType: "boolean", default: byDefault });

export const ScoreQuery = z.object({
  workspace_id: NamedWorkspace,
  include_pillars: flag(true).meta({ description: "Whether the answer has `pillars`." }),
  expand: Expand,
});

export const Score = z
  .object({
    score: Composite,
    pillars: PillarScores.optional().meta({ description: "Unless `include_pillars=false`." }),
    formula_version: FormulaVersionName,
    calculated_at: z.iso.datetime(),
    workspace_id: WorkspaceId,
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

const GRANULARITIES = ["daily", "weekly", "monthly"] as const;

export const HistoryQuery = z
  .object({
    workspace_id: NamedWorkspace,
    start_date: Instant.optional().meta({
      description: "A date or a timestamp, inclusive. Default: 90 days before the end.",
      examples: ["2026-08-01"],
    }),
    end_date: Instant.optional().meta({
      description: "A date or a timestamp, inclusive. Default: today, as a date. The start lies before it.",
      examples: ["2026-11-01"],
    }),
    granularity: z
      .enum(GRANULARITIES, { error: "expected daily, weekly or monthly" })
      .default("weekly")
      .meta({ description: "One point a UTC day, ISO week or calendar month." }),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || start_date < end_date, {
    path: ["start_date"],
    error: "is not before end_date",
    // Told beside what is wrong with the other parameters, not only when they are right.
    when: ({ value }) => isRange(value),
  });

export const HistoryPoint = z
  .object({
    date: z.iso.date().meta({ description: "Day of the score, UTC.", examples: ["2026-10-31"] }),
    score: Composite,
    pillars: PillarScores,
  })
  .meta({ id: "ScoreHistoryPoint", description: "The last score of a day, week or month." });

export const History = z
  .object({
    workspace_id: WorkspaceId,
    granularity: z.enum(GRANULARITIES),
    data: z.array(HistoryPoint).meta({ description: "The oldest first." }),
    delta: z.object({
      score: z.string().meta({ description: "Last minus first, signed, one decimal.", examples: ["+3.4"] }),
      period: z
        .string()
        .meta({ description: "From the first to the last point.", examples: ["2026-08-03 to 2026-11-01"] }),
    }),
  })
  .meta({ id: "ScoreHistory", description: "The score over a range of days." });

export type ScoreMove = z.infer<typeof ScoreMove>;

function isRange(value: unknown): boolean {
  const { start_date, end_date } = value as { start_date?: unknown; end_date?: unknown };
  return start_date instanceof Date && end_date instanceof Date;
}
