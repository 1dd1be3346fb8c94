import { z } from "zod";
import { PLATFORMS } from "../formula/names.ts";
import { StorableText } from "../text/schemas.ts";

/** What goes along with a file that is sent for import. */
export const UploadQuery = z.object({
  platform: z.enum(PLATFORMS, { error: `must be one of ${PLATFORMS.join(", ")}` }),
  handle: StorableText.min(1, { error: "must be the handle of the profile" }).max(100),
  file_name: StorableText.min(1).max(255),
  /** JSON: column of the file → field, for a file whose columns the user assigned. */
  mapping: z
    .string()
    .max(20_000)
    .optional()
    .transform((text, context) => parseMapping(text, context)),
  /** The audience of the account on a day, where the file lacks it. */
  followers: z
    .string()
    .regex(/^\d{1,15}$/, { error: "must be a whole number, 0 or more" })
    .transform(Number)
    .optional(),
  /** UTC day of `followers`; today when it is left out. */
  followers_on: z.iso.date({ error: "must be a date, YYYY-MM-DD" }).optional(),
});

/** What goes along with the beginning of a file that is looked at before it is sent. */
export const PreviewQuery = UploadQuery.pick({ platform: true, file_name: true, mapping: true }).partial({
  platform: true,
});

/** What becomes of a column: `unused` ones are known and not kept, `unknown` ones were never seen before. */
const ColumnUse = z.object({
  column: z.string(),
  field: z.string().nullable(),
  status: z.enum(["used", "unused", "unknown"]),
});

const MappingProposal = z.object({
  kind: z.enum(["posts", "comments", "account_series"]),
  /** Fields by the names of the columns in the file. */
  mapping: z.record(StorableText, StorableText),
  missing: z.array(z.string()),
});

/** Why a file cannot be imported. */
export const Refusal = z.object({
  /** Of the problem, `not_an_export`. */
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The detail without what is expected instead, and that: the files that can be imported. */
  finding: z.string(),
  expected: z.array(z.string()),
});

/** What an import would make of a file, from its beginning. */
export const FilePreview = z.object({
  /** null for a file that is refused. */
  format: z.string().nullable(),
  title: z.string().nullable(),
  columns: z.array(ColumnUse),
  sample: z.array(z.record(z.string(), z.unknown())),
  rejected: z.array(z.object({ line: z.int(), reason: z.string() })),
  notes: z.array(z.string()),
  /** Whose it is, as far as it says so; without the @. A guess is read from the name of the file. */
  source: z.object({
    platform: z.enum(PLATFORMS).nullable(),
    handle: z.string().nullable(),
    is_guess: z.boolean(),
  }),
  /** What its beginning holds, which may be all of it; the days are UTC days of what is dated. */
  holding: z.object({
    posts: z.int(),
    comments: z.int(),
    account_days: z.int(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    is_whole: z.boolean(),
  }),
  /** For a table that is no known export: how its columns may be read. */
  proposal: MappingProposal.optional(),
  problem: Refusal.optional(),
});

export const ImportOutcome = z.object({
  format: z.string(),
  posts: z.int(),
  updated: z.int(),
  account_days: z.int(),
  comments: z.int(),
  rejected: z.array(z.object({ line: z.int(), reason: z.string() })),
  rejected_total: z.int(),
  unknown_columns: z.array(z.string()).default([]),
  notes: z.array(z.string()).default([]),
});

/** A file that was sent for import, in any state. */
export const Upload = z.object({
  upload_id: z.string(),
  platform: z.enum(PLATFORMS),
  /** As it was sent with the file. */
  handle: z.string(),
  file_name: StorableText,
  status: z.enum(["receiving", "processing", "completed", "failed"]),
  percent: z.int().meta({ description: "How much of the file has been read, in whole percent." }),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  result: ImportOutcome.nullable(),
  error: Refusal.nullable(),
});

export const UploadList = z.object({ uploads: z.array(Upload) });

export type Upload = z.infer<typeof Upload>;
export type Refusal = z.infer<typeof Refusal>;
export type FilePreview = z.infer<typeof FilePreview>;
export type MappingProposal = z.infer<typeof MappingProposal>;
export type PreviewQuery = z.infer<typeof PreviewQuery>;
export type UploadQuery = z.infer<typeof UploadQuery>;

function parseMapping(
  text: string | undefined,
  context: z.RefinementCtx,
): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  try {
    return z.record(StorableText, StorableText).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: "custom", message: "must be a JSON object of columns and fields" });
    return z.NEVER;
  }
}
