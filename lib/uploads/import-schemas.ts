import { z } from "zod";
import { NamedWorkspace } from "../access/schemas.ts";
import { PLATFORMS } from "../formula/names.ts";
import { PageFacts, PageQuery } from "../paging/schemas.ts";
import { UploadQuery } from "./schemas.ts";

const ImportId = z.string().meta({
  description: "Identifier of the import.",
  examples: ["upl_9sK2mWq4Zx7RbT1nYc6VdH"],
});
const FileName = z.string().meta({ description: "As the caller calls the file.", examples: ["posts.csv"] });
const Handle = z.string().meta({
  description: "Name of the account on the platform, without the @ in front.",
  examples: ["harbourbakery"],
});
const count = (description: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .meta({ description: `${description}; null while nothing is written.` });

/** What goes along with a file; its bytes are the body. */
export const NewImportQuery = z.object({
  platform: UploadQuery.shape.platform.meta({ description: "Platform that the file is of." }),
  handle: UploadQuery.shape.handle.regex(/[^@\s]/, { error: "expected the handle of the account" }).meta({
    description: "Name of the account on the platform; an @ in front is left out.",
  }),
  file_name: UploadQuery.shape.file_name.meta({
    description: "Name of the file, at most 255 characters; some formats tell their year or account by it.",
  }),
  workspace_id: NamedWorkspace,
});

export const ImportsQuery = PageQuery.extend({ workspace_id: NamedWorkspace });
export const ImportParams = z.object({ import_id: ImportId });

export const StartedImport = z
  .object({
    import_id: ImportId,
    status: z.literal("processing"),
    platform: z.enum(PLATFORMS),
    handle: Handle,
    file_name: FileName,
  })
  .meta({ id: "StartedImport", description: "A file that has arrived and waits for its import." });

const RejectedRow = z.object({
  line: z.int().min(1).meta({ description: "Line of the file, the first is 1." }),
  reason: z.string().meta({ description: "Why it was left out." }),
});

export const Import = z
  .object({
    import_id: ImportId,
    status: z.enum(["processing", "completed", "failed"]),
    platform: z.enum(PLATFORMS),
    handle: Handle,
    file_name: FileName,
    format: z
      .string()
      .nullable()
      .meta({
        description: "Name of the format that was recognised; null until then.",
        examples: ["generic_posts_csv"],
      }),
    posts: count("Posts that the workspace did not have"),
    updated: count("Posts, days and comments that it had and that now say something else"),
    account_days: count("Days of audience that it did not have"),
    comments: count("Comments that it did not have"),
    rejected: z.array(RejectedRow).meta({ description: "The first 1,000 rows that were left out." }),
    rejected_total: count("All rows that were left out"),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable().meta({ description: "null while it is processing." }),
    error: z
      .object({ title: z.string(), detail: z.string() })
      .nullable()
      .meta({ description: "Why nothing of the file was kept; null unless it failed." }),
  })
  .meta({ id: "Import", description: "A file that was sent for import." });

export const ImportList = z
  .object({ imports: z.array(Import), ...PageFacts })
  .meta({ id: "ImportList", description: "A page of the files that were sent for import." });

export type Import = z.infer<typeof Import>;
export type ImportList = z.infer<typeof ImportList>;
export type ImportsQuery = z.infer<typeof ImportsQuery>;
export type NewImportQuery = z.infer<typeof NewImportQuery>;
export type StartedImport = z.infer<typeof StartedImport>;
