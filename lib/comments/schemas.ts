import { z } from "zod";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { COMMENT_LABELS } from "../score/values.ts";

const MAX_SEARCH = 200;
const MAX_ID = 512;
const day = z.iso.date();

/** What a comment says, as a person or else the classifier tells; `unknown`: in a language that is not read, or no words at all. */
export const TONES = ["negative", "neutral", "positive", "unknown"] as const;
export type Tone = (typeof TONES)[number];

/** Which comments are asked for; an address of the page says the same by the same names. */
export const CommentFilters = z.object({
  platform: z.enum(PLATFORMS).optional(),
  profile: z.string().min(1).max(MAX_ID).optional(),
  post: z.string().min(1).max(MAX_ID).optional(),
  sentiment: z.enum(TONES).optional(),
  /** ISO 639; `none` where none could be told. */
  language: z
    .string()
    .regex(/^[a-z]{2,4}$/, { error: "must be the code of a language, such as en" })
    .optional(),
  /** UTC days, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  /** Words anywhere in the text, in any case. */
  q: z.string().trim().min(1).max(MAX_SEARCH).optional(),
  /** Promotion is left out unless it is asked for. */
  spam: z.enum(["shown", "only"]).optional(),
  /** Those only that the score counts (each voice once), or the search for a crisis (choruses, too). */
  counted: z.enum(["score", "crisis"]).optional(),
  /** By default critical ones without a known answer come first. */
  order: z.enum(["newest"]).optional(),
});
export type CommentFilters = z.infer<typeof CommentFilters>;

export const CommentsQuery = CommentFilters.extend({ after: z.string().max(2_000).optional() });

const Correction = z.object({ label: z.enum(COMMENT_LABELS), at: z.iso.datetime() });

export const CommentEntry = z.object({
  /** Names it in addresses (`comment-key.ts`). */
  id: z.string(),
  profile: z.string(),
  platform: z.enum(PLATFORMS),
  created_at: z.iso.datetime().nullable(),
  text: z.string(),
  sentiment: z.enum(TONES),
  is_spam: z.boolean(),
  language: z.string().nullable(),
  /** What the classifier says by itself. */
  read_as: z.object({ sentiment: z.enum(TONES), is_spam: z.boolean() }),
  corrected: Correction.nullable(),
  /** Whether the brand wrote under the same post afterwards, as far as that is stored. */
  answered: z.boolean(),
  /** How the score counts it. */
  verdict: z.enum(["counts", "chimes", "repeats", "spam", "undated"]),
  post: z.object({ id: z.string(), name: z.string().nullable(), url: z.string().nullable() }).nullable(),
});
export type CommentEntry = z.infer<typeof CommentEntry>;

/** A part of the list; `next` asks for the part behind it. */
export const CommentPage = z.object({ comments: z.array(CommentEntry), next: z.string().nullable() });
export type CommentPage = z.infer<typeof CommentPage>;

export const CommentParams = z.object({ comment_id: z.string().min(1).max(2_000) });

/** What a person says that a comment is; null takes back what was said. */
export const CorrectionBody = z.object({ label: z.enum(COMMENT_LABELS).nullable() });
export const Corrected = z.object({ label: z.enum(COMMENT_LABELS).nullable() });

/** Words that stand out in critical comments. */
export const CommentTopics = z.object({
  topics: z.array(
    z.object({
      word: z.string(),
      /** Words of mostly the same critical comments. */
      beside: z.array(z.string()),
      critical: z.int(),
      others: z.int(),
    }),
  ),
  /** How many of each were looked at, the newest first. */
  read: z.object({ critical: z.int(), others: z.int() }),
});
export type CommentTopics = z.infer<typeof CommentTopics>;

/** How many comments there are among those that filters leave. */
export type CommentSummary = {
  /** How many the list has. */
  total: number;
  /** How many it would have with any sentiment. */
  ofAll: number;
  /** By what they are, whatever sentiment and promotion are asked for. */
  tones: Record<Tone, number>;
  spam: number;
  languages: { language: string; count: number }[];
};

/** A profile of the brand, and whether anything was ever written on it by others that is stored here. */
export type CommentSource = { id: string; platform: Platform; handle: string; hasComments: boolean };

export type CommentSources = {
  profiles: CommentSource[];
  /** Comments that are being read: they just came, and are in no list yet. */
  unread: number;
  /** Whether anything of the brand itself is stored under posts, by which an answer can be told. */
  knowsAnswers: boolean;
};
