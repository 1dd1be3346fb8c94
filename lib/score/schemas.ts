import { z } from "zod";
import { NamedWorkspace, WorkspaceId } from "../access/schemas.ts";
import { PILLARS, PLATFORMS } from "../formula/names.ts";
import type { COMMENT_LABELS } from "./values.ts";

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
    value: z.number().meta({ description: "The value that was found, in `unit`." }),
    unit: z.string().meta({ examples: ["% of followers"] }),
    benchmark: z.number().meta({
      description:
        "What is usual for comparable accounts, in `unit`: the value of the middle account or, in v1, a published benchmark.",
    }),
    benchmark_source: z.string().meta({ description: "Where the benchmark comes from." }),
    normalised: z.number().meta({
      description:
        "The percentage of comparable accounts this value is ahead of, 0 to 100; 50 is the middle account. In v1, the value relative to the benchmark; 50 is at the benchmark.",
    }),
    confidence: z.number().meta({
      description: "How far the evidence allows the value to move its pillar away from 50, 0 to 1.",
    }),
    weight: z.number().meta({ description: "The input's share of the composite, 0 to 1." }),
    points: z.number().meta({
      description:
        "What the input adds to the composite: its part of its pillar's points. In v1, weight × confidence × (normalised − 50).",
    }),
  })
  .meta({ id: "Contribution", description: "What one input adds to the composite score." });

/** A change of the score with the part of it that chance explains. Results of older versions have no `comparable`. */
export const ScoreMove = z
  .object({
    points: z
      .number()
      .meta({ description: "The composite minus that of the previous audit.", examples: [1.4] }),
    comparable: z.boolean().optional().meta({
      description:
        "Whether both audits cover the same platforms and the same known pillars. If not, part of `points` is not a change in the brand, and there are no bounds. Absent in audits of older versions.",
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
        "Whether the bounds include no change at all (low ≤ 0 ≤ high), so that chance could explain it. Absent unless comparable.",
    }),
    confidence: z.literal(0.9).optional().meta({
      description: "How often such bounds contain the true change, 0 to 1; absent unless comparable.",
    }),
  })
  .meta({
    id: "ScoreMove",
    description:
      "How the composite moved, with bounds from resampling how each post did and each day's comments.",
  });

const FormulaVersionName = z.string().meta({
  description: "Version of the scoring formula. Scores of two versions cannot be compared.",
  examples: ["v2"],
});

/** A sudden negative turn in what others say. */
export const Crisis = z
  .object({
    platform: PlatformName.meta({ description: "The platform; if there are several, the worst." }),
    since: z.iso.date().meta({ description: "The day it started, UTC.", examples: ["2026-06-12"] }),
    comments: z.int().meta({
      description: "Comments since then in languages Plinth can read.",
      examples: [210],
    }),
    negative_share: z.number().meta({
      minimum: 0,
      maximum: 1,
      description: "The share of them that is negative, 0 to 1.",
      examples: [0.64],
    }),
    ordinary_share: z.number().meta({
      minimum: 0,
      maximum: 1,
      description:
        "The same share over the brand's 13 weeks before; if it had few comments then, closer to that of other brands.",
      examples: [0.09],
    }),
  })
  .meta({
    id: "Crisis",
    description: "A sudden negative turn in what people say, reported on the day it shows.",
  });

export const Explanation = z
  .object({
    formula_version: FormulaVersionName,
    base: z.literal(50).meta({ description: "The score of a brand nothing is known about." }),
    contributions: z.array(Contribution),
    rounding: z.number().meta({ description: "What rounding to one decimal adds." }),
    total: z.number().meta({ description: "base + all points + rounding = total = the composite." }),
    change: ScoreMove.optional().meta({
      description:
        "Compared with the previous audit; absent for the first, and if the previous figures were not kept.",
    }),
    crisis: Crisis.nullable().default(null).meta({
      description:
        "A sudden negative turn in comments that is still going on; null if there is none, and in results of older versions. It is reported beside the score and adds no points.",
    }),
  })
  .meta({ id: "Explanation", description: "Why the score is what it is, as a sum anyone can check." });

/** What each pillar rests on, as results keep it. */
export const PillarConfidences = byPillar(
  z
    .object({
      level: z.enum(["none", "low", "medium", "high"]).meta({
        description: "`none`: nothing is known about the pillar, and its 50 is not a measurement.",
      }),
      evidence: z.string().meta({ description: "In words.", examples: ["38 posts in 18 weeks"] }),
    })
    .meta({ id: "PillarConfidence", description: "The evidence behind a pillar." }),
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
  description: "How far each pillar, and the score as a whole, can be relied on.",
});

const EXTRAS = ["explanation", "confidence"];

/** What is given beyond the contract's fields, comma-separated. */
export const Expand = z
  .string()
  .optional()
  .transform((text) => (text ? text.split(",") : []))
  .refine((names) => names.every((name) => EXTRAS.includes(name)), {
    error: `must be one or more of ${EXTRAS.join(", ")}`,
  })
  .meta({
    wireType: "array",
    items: { type: "string", enum: EXTRAS },
    maxItems: EXTRAS.length,
    examples: [EXTRAS],
    description: "Extra fields to return, comma-separated or as a repeated parameter.",
  });

export const PillarScores = byPillar(z.number().meta({ minimum: 0, maximum: 100 })).meta({
  id: "PillarScores",
  description:
    "The five pillars, 0 to 100. 50 is the middle account (in v1, the benchmark) or means not known; `expand=confidence` tells which.",
});

/** A parameter that is `true` or `false`. */
const flag = (byDefault: boolean) =>
  z
    .enum(["true", "false"], { error: "must be true or false" })
    .optional()
    .transform((text) => (text === undefined ? byDefault : text === "true"))
    .meta({ wireType: "boolean", default: byDefault });

export const ScoreQuery = z.object({
  workspace_id: NamedWorkspace,
  include_pillars: flag(true).meta({ description: "Whether to return `pillars`." }),
  expand: Expand,
});

export const Score = z
  .object({
    score: Composite,
    pillars: PillarScores.optional().meta({ description: "Left out with `include_pillars=false`." }),
    formula_version: FormulaVersionName,
    calculated_at: z.iso.datetime(),
    workspace_id: WorkspaceId,
    tier: z.string().meta({ description: "The account's plan, in lower case.", examples: ["agency"] }),
    explanation: Explanation.optional().meta({ description: "Only with `expand=explanation`." }),
    confidence: Confidence.optional().meta({ description: "Only with `expand=confidence`." }),
  })
  .meta({ id: "Score", description: "The current score of a workspace." });

/** A calendar date or a timestamp with its offset, as an instant; a date alone is 00:00 UTC. */
export const Instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "must be an ISO 8601 date or timestamp",
  })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999, {
    error: "must have a year from 1 to 9999",
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
      description: "A date or a timestamp, inclusive. Default: today, as a date. It must be after the start.",
      examples: ["2026-11-01"],
    }),
    granularity: z
      .enum(GRANULARITIES, { error: "must be daily, weekly or monthly" })
      .default("weekly")
      .meta({ description: "One point per UTC day, ISO week or calendar month." }),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || start_date < end_date, {
    path: ["start_date"],
    error: "must be before end_date",
    // Told beside what is wrong with the other parameters, not only when they are right.
    when: ({ value }) => isRange(value),
  });

export const HistoryPoint = z
  .object({
    date: z.iso.date().meta({ description: "The score's date, UTC.", examples: ["2026-10-31"] }),
    score: Composite,
    pillars: PillarScores,
  })
  .meta({ id: "ScoreHistoryPoint", description: "The last score of a day, week or month." });

export const History = z
  .object({
    workspace_id: WorkspaceId,
    granularity: z.enum(GRANULARITIES),
    data: z.array(HistoryPoint).meta({ description: "Oldest first." }),
    delta: z
      .object({
        score: z.string().meta({ description: "Last minus first, signed, one decimal.", examples: ["+3.4"] }),
        period: z
          .string()
          .meta({ description: "From the first to the last point.", examples: ["2026-08-03 to 2026-11-01"] }),
      })
      .meta({ id: "ScoreDelta", description: "How far the score moved over the range." }),
  })
  .meta({ id: "ScoreHistory", description: "The score over a range of dates." });

export type ScoreMove = z.infer<typeof ScoreMove>;

function isRange(value: unknown): boolean {
  const { start_date, end_date } = value as { start_date?: unknown; end_date?: unknown };
  return start_date instanceof Date && end_date instanceof Date;
}
