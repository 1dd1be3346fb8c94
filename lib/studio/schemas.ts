import { z } from "zod";
import { CONTENT_TYPES, FORMATS } from "../draft-model/content-draft.ts";
import { PILLARS, PLATFORMS } from "../formula/names.ts";
import { PlatformName } from "../score/schemas.ts";
import { MAX_CHARACTERS } from "./values.ts";

const FORMAT = z
  .enum(FORMATS, { error: `must be one of ${FORMATS.join(", ")}` })
  .meta({ description: "Where on the platform it will appear." });

/** A draft as callers send it. The checks that need several fields are in `draft-request.ts`. */
export const DraftBody = z.object({
  content_type: z
    .enum(CONTENT_TYPES, { error: `must be one of ${CONTENT_TYPES.join(", ")}` })
    .meta({ description: "What kind of `content` it is." }),
  content: z
    .string({ error: "must be the text, or the address of the image or video" })
    .min(1, { error: "must be the text, or the address of the image or video" })
    .meta({
      description: `The text itself (not blank, at most ${MAX_CHARACTERS} Unicode code points), or the public HTTPS address of an image or video of at most 100 MB.`,
      examples: ["Our winter menu is here: which dish will you try first?"],
      maxLength: MAX_CHARACTERS,
    }),
  platform: z
    .enum(PLATFORMS, { error: `must be one of ${PLATFORMS.join(", ")}` })
    .meta({ description: "The platform it is meant for." }),
  format: FORMAT.default("post"),
});

const EXTRAS = ["evidence"];
/** Entries of the feedback: by default, and at most. */
export const USUAL_FEEDBACK = 3;
export const MAX_FEEDBACK = 10;

const EXPECTED_FEEDBACK = { error: `must be a whole number from 1 to ${MAX_FEEDBACK}` };

export const DraftQuery = z.object({
  expand: z
    .string()
    .optional()
    .transform((text) => (text ? text.split(",") : []))
    .refine((names) => names.every((name) => EXTRAS.includes(name)), {
      error: `must be ${EXTRAS.join(", ")}`,
    })
    .meta({
      wireType: "array",
      items: { type: "string", enum: EXTRAS },
      maxItems: EXTRAS.length,
      examples: [EXTRAS],
      description:
        "Extra fields to return: `evidence` (warnings, the score's interval, whether a file was read, and what the score rests on), and with it the `kind` of each piece of feedback.",
    }),
  max_feedback: z
    .string()
    .regex(/^\d{1,2}$/, EXPECTED_FEEDBACK)
    .transform(Number)
    .refine((most) => most >= 1 && most <= MAX_FEEDBACK, EXPECTED_FEEDBACK)
    .optional()
    .transform((most) => most ?? USUAL_FEEDBACK)
    .meta({
      wireType: "integer",
      minimum: 1,
      maximum: MAX_FEEDBACK,
      default: USUAL_FEEDBACK,
      description: "The most entries `feedback` may have.",
    }),
});

const signedPoints = z.string().regex(/^[+-]\d+\.\d$/);
const predictions = Object.fromEntries(
  PILLARS.map((pillar) => [pillar, signedPoints.meta({ examples: ["+0.6"] })]),
) as Record<(typeof PILLARS)[number], z.ZodString>;

const KIND = z.enum(["notice", "advice"]).meta({
  description:
    "`notice`: something to know about the draft or the platform, with no effect on the score; `advice`: a change that would raise the score by `expected_lift`. Only with `expand=evidence`.",
});

const correlation = z.number().min(-1).max(1).nullable();

const WARNING_CODES = ["harm", "insensitive", "spam", "unreadable"] as const;

export const DraftWarning = z
  .object({
    code: z.enum(WARNING_CODES).meta({
      description:
        "`harm`: a threat, a call to violence or self-harm, contempt for people, dangerous advice, or a sale to people who must not be sold to; `insensitive`: an offer or a joke that exploits a disaster, a war or a death; `spam`; `unreadable`.",
    }),
    detail: z.string().meta({
      description:
        "What was found and what to do, in one sentence; also listed as a suggestion in `feedback`.",
      examples: [
        'An offer beside "earthquake" looks like profiting from other people\'s loss: leave out one or the other, or wait',
      ],
    }),
  })
  .meta({ id: "DraftWarning", description: "Something in a draft that could do harm." });
export type DraftWarning = z.infer<typeof DraftWarning>;

const percentile = z.number().min(0).max(100);

export const Evidence = z
  .object({
    warnings: z.array(DraftWarning).max(WARNING_CODES.length).meta({
      description: "Most serious first, at most one of each code; empty for almost every draft.",
    }),
    interval: z
      .object({
        low: percentile,
        high: percentile,
        coverage: z.literal(0.8).meta({ description: "The share of posts that end up within the interval." }),
      })
      .meta({
        id: "ScoreInterval",
        description: "The percentiles between which 8 in 10 posts with this score end up; one decimal.",
        examples: [{ low: 13.6, high: 89.1, coverage: 0.8 }],
      }),
    media: z
      .object({
        read: z.boolean(),
        reason: z.string().nullable().meta({
          description: "Why the file could not be read, such as no answer or a damaged file; null if it was.",
        }),
      })
      .meta({ id: "MediaReading", description: "Whether an image or video was read." })
      .nullable()
      .meta({
        description: "Whether the image or video was read; null for a text.",
        examples: [{ read: false, reason: "nobody answered at the address" }],
      }),
    model_version: z.string().meta({ description: "Version of the content model.", examples: ["v1"] }),
    rests_on: z.array(z.string()).meta({ description: "What the score rests on, in words." }),
    workspace: z
      .object({
        verdict: z.enum(["proven", "not proven yet"]).meta({
          description:
            "Proven once at least 60 of your own posts were tested and the rank correlation is higher than chance gives in 19 of 20 cases.",
        }),
        rank_correlation: correlation.meta({
          description:
            "Spearman correlation between how your own posts there did, after the first 40 %, and what was predicted for each from what was known before it; null below 30 posts.",
        }),
        n: z.int().min(0).meta({ description: "How many of your own posts were compared." }),
        model: z.enum(["own posts", "platform"]).meta({
          description:
            "Whether the model also learns from your own posts on the platform (30 or more) besides public ones.",
        }),
        platform_rank_correlation: correlation.meta({
          description: "The same for the platform's model alone, on the same posts.",
        }),
      })
      .meta({
        id: "OwnRecord",
        description: "How well such predictions have done for this workspace so far.",
      }),
    platform: z
      .object({
        rank_correlation: correlation.meta({
          description:
            "Mean Spearman correlation within accounts the model was not fitted on, from the text alone; null without a model.",
        }),
        from: correlation.meta({ description: "Lower end of its 95 % interval." }),
        to: correlation.meta({ description: "Upper end of its 95 % interval." }),
        accounts: z.int().min(0).meta({ description: "How many public accounts were looked at." }),
        posts: z.int().min(0).meta({ description: "How many posts they have." }),
      })
      .meta({
        id: "PlatformRecord",
        description: "How well such predictions do on public posts of the platform.",
      }),
    pillars_from: z.enum(["own posts", "reference brand"]).meta({
      description: "Whose data `pillar_predictions` are based on.",
    }),
  })
  .meta({ id: "ContentEvidence", description: "What a content score rests on." });

export const ContentScore = z
  .object({
    score: z
      .number()
      .min(0)
      .max(100)
      .meta({
        description:
          "Predicted percentile among the platform's posts or, once you have 30 of your own there, among your own; one decimal. 50 is a usual post, or means not known.",
        examples: [53.4],
      }),
    pillar_predictions: z.object(predictions).meta({
      id: "PillarPredictions",
      description:
        "Signed change in each pillar if your posts there did as well as this one is predicted to.",
    }),
    feedback: z
      .array(
        z
          .object({
            priority: z.int().min(1),
            suggestion: z.string().meta({
              examples: [
                "Posts without a link did better within 156 accounts on Instagram; keep it if the link is the point",
              ],
            }),
            expected_lift: signedPoints.meta({
              description:
                "What the same model says the score would gain; `+0.0` for a notice. For advice to write more or less, an estimate made before the text exists.",
              examples: ["+4.3"],
            }),
            kind: KIND.optional(),
          })
          .meta({ id: "Suggestion", description: "Something to know about a draft, or to change in it." }),
      )
      .max(MAX_FEEDBACK)
      .meta({
        description:
          "Most useful first: warnings; a note if a text alone is not shown to say anything on the platform; what the platform would not accept and what was assumed; what could embarrass you; and what would raise the score, based on data from the platform. At most `max_feedback`, often none.",
      }),
    platform: PlatformName,
    format: FORMAT,
    evidence: Evidence.optional().meta({ description: "Only with `expand=evidence`." }),
  })
  .meta({ id: "ContentScore", description: "How a draft is likely to do." });

export type DraftInput = z.infer<typeof DraftBody>;
export type ContentScore = z.infer<typeof ContentScore>;
export type ContentEvidence = z.infer<typeof Evidence>;

/** What the dashboard asks for: the evidence always, and for each suggestion the text that it leads to, where it does. */
export const PageScore = ContentScore.extend({
  feedback: z.array(
    ContentScore.shape.feedback.element.extend({
      kind: KIND,
      changed_text: z.string().nullable().default(null),
    }),
  ),
  evidence: Evidence,
  /** Why a file was not read, in a sentence that is also the first suggestion; null where it was, and for texts. */
  unread: z.string().nullable().default(null),
  /** That a text alone is not shown to say anything on the platform, also an entry of the feedback; null where it is. */
  unproven: z.string().nullable().default(null),
});
export type PageScore = z.infer<typeof PageScore>;

/** The account-specific model of a connected platform, and how well it predicts. */
export type AccountModelFacts = {
  platform: ContentScore["platform"];
  /** Whether own posts are learnt from, will be in a moment, or are too few. */
  state: "learnt" | "learning" | "too few";
  /** Posts that can be learnt from; null until they were looked through. */
  posts: number | null;
  /** Posts that a model needs. */
  needed: number;
  /** All posts that are kept of the platform. */
  kept: number;
  workspace: ContentEvidence["workspace"];
  /** The model of the platform, on accounts that it was not fitted on. */
  general: ContentEvidence["platform"];
};
