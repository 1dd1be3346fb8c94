import { z } from "zod";
import { CONTENT_TYPES, FORMATS } from "../draft-model/content-draft.ts";
import type { PLATFORMS } from "../formula/names.ts";
import { PostRow } from "../posts/schemas.ts";
import { DraftBody } from "../studio/schemas.ts";
import { MAX_CHARACTERS } from "../studio/values.ts";
import { type DRAFT_SORTS, DRAFT_STATUSES, MAX_VARIANTS } from "./values.ts";

export type DraftStatus = (typeof DRAFT_STATUSES)[number];
/** Those that can still go out. */
export const OPEN_STATUSES: readonly DraftStatus[] = ["draft", "ready"];

export const MAX_DRAFTS = 1_000;
export const DRAFTS_PER_PAGE = 50;
const MAX_ADDRESS = 2_000;
const MAX_ID = 100;

/** Line breaks belong to a post; what PostgreSQL refuses does not. */
const storable = z
  .string({ error: "must be text" })
  .refine((text) => !/[\0\p{Cs}]/u.test(text), { error: "must be text without null characters" });

const text = storable.refine((given) => [...given].length <= MAX_CHARACTERS, {
  error: `must have at most ${MAX_CHARACTERS} characters`,
});

const oneOf = <V extends string>(values: readonly V[]) =>
  z.enum(values as readonly [V, ...V[]], { error: `must be one of ${values.join(", ")}` });

/** A wording of a draft, and the address of its image or video; what there is not is empty. */
export const DraftVariant = z.object({
  text,
  address: storable.max(MAX_ADDRESS, { error: `must have at most ${MAX_ADDRESS} characters` }),
});
export type DraftVariant = z.infer<typeof DraftVariant>;

/** What people decide of a draft. The first variant is the one that lists show. */
const DraftFields = z.object({
  platform: DraftBody.shape.platform,
  format: oneOf(FORMATS),
  kind: oneOf(CONTENT_TYPES),
  status: oneOf(DRAFT_STATUSES),
  planned_on: z.iso.date({ error: "must be a day, YYYY-MM-DD" }).nullable(),
  /** Of the campaign that it is planned for. */
  campaign_id: z.string({ error: "must be the ID of a campaign" }).max(MAX_ID).nullable(),
  variants: z
    .array(DraftVariant)
    .min(1, { error: "must have a variant" })
    .max(MAX_VARIANTS, { error: `must have at most ${MAX_VARIANTS} variants` }),
});

export const NewDraft = DraftFields.extend({
  format: DraftFields.shape.format.default("post"),
  kind: DraftFields.shape.kind.default("text"),
  status: DraftFields.shape.status.default("draft"),
  planned_on: DraftFields.shape.planned_on.default(null),
  campaign_id: DraftFields.shape.campaign_id.default(null),
});
export type NewDraft = z.infer<typeof NewDraft>;

/** What is to be changed, and which version of the draft it was decided on. */
export const DraftChanges = DraftFields.partial().extend({
  version: z.int({ error: "must be the version that was read" }),
});
export type DraftChanges = z.infer<typeof DraftChanges>;

const percentile = z.number().min(0).max(100);

/** A score as it was at that moment; between `low` and `high` 8 of 10 posts with it end. */
export const KeptScore = z.object({
  value: percentile,
  low: percentile,
  high: percentile,
  at: z.iso.datetime(),
});
export type KeptScore = z.infer<typeof KeptScore>;

const KeptVariant = DraftVariant.extend({
  /** Null while there is nothing to score, or nothing is known of how it would do. */
  score: KeptScore.nullable(),
});
export type KeptVariant = z.infer<typeof KeptVariant>;

export const Draft = DraftFields.extend({
  id: z.string(),
  version: z.int(),
  variants: z.array(KeptVariant),
  /** Names; null of those who are no members any more. */
  owner: z.string().nullable(),
  updated_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;

export const DeletedDraft = z.object({ id: z.string(), deleted: z.literal(true) });

export type DraftSort = (typeof DRAFT_SORTS)[number];

/** Which drafts, in which order; with `after` those behind that place. `open` are those that can still go out. */
export type DraftQuery = {
  platform?: (typeof PLATFORMS)[number] | undefined;
  status?: DraftStatus | "open" | undefined;
  /** The id of the campaign that they are planned for. */
  campaign?: string | undefined;
  sort: DraftSort;
  after?: string | undefined;
};

/** A draft as a list shows it. */
export type DraftRow = Pick<
  Draft,
  "id" | "platform" | "format" | "kind" | "status" | "planned_on" | "updated_at"
> & {
  /** The beginning of its text, or the name of its file; null while there is neither. */
  words: string | null;
  score: KeptScore | null;
  variants: number;
};

export type DraftPage = {
  drafts: DraftRow[];
  /** Where the next part begins; null at the end. */
  next: string | null;
  /** How many drafts the filter leaves, and how many there are at all. */
  total: number;
  known: number;
};

/** A text to be looked at before it is scored. */
export const CheckBody = z.object({
  platform: DraftFields.shape.platform,
  format: DraftFields.shape.format,
  text,
});
export type CheckBody = z.infer<typeof CheckBody>;

/** `wrong`: the platform does not take it so, or it is broken; `look`: worth a second look. */
const CHECK_STATES = ["fine", "look", "wrong"] as const;

export const TextCheck = z.object({
  name: z.enum(["length", "opening", "link", "hashtags"]),
  state: z.enum(CHECK_STATES),
  /** One sentence, without a full stop. */
  words: z.string(),
});
export type TextCheck = z.infer<typeof TextCheck>;

/** An own post that says much of the same, with what it got. */
export const SimilarPost = PostRow.pick({
  profile: true,
  id: true,
  created_at: true,
  interactions: true,
  age_days: true,
  place: true,
}).extend({
  /** The beginning of its title, or of its text. */
  words: z.string(),
  /** Words that both have, the rarest first. */
  shared: z.array(z.string()),
});
export type SimilarPost = z.infer<typeof SimilarPost>;

export const DraftChecks = z.object({
  checks: z.array(TextCheck),
  similar: z.array(SimilarPost),
  /** Own posts of the platform that were compared. */
  compared: z.int(),
});
export type DraftChecks = z.infer<typeof DraftChecks>;
