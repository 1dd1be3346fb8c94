import { z } from "zod";
import { NamedWorkspace } from "../access/schemas.ts";
import { PLATFORMS } from "../formula/names.ts";
import { PageFacts, PageQuery } from "../paging/schemas.ts";
import { UploadQuery } from "./schemas.ts";

const ImportId = z.string().meta({
  description: "The import's identifier.",
  examples: ["upl_9sK2mWq4Zx7RbT1nYc6VdH"],
});
const FileName = z
  .string()
  .meta({ description: "The file's name, as you sent it.", examples: ["posts.csv"] });
const Handle = z.string().meta({
  description: "The profile's name on the platform, without the leading @.",
  examples: ["harbourbakery"],
});
const count = (description: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .meta({ description: `${description}; null until anything has been written.` });

/** What goes along with a file; its bytes are the body. */
export const NewImportQuery = z.object({
  platform: UploadQuery.shape.platform.meta({ description: "The platform the file comes from." }),
  handle: UploadQuery.shape.handle.regex(/[^@\s]/, { error: "must be the handle of the profile" }).meta({
    description: "The profile's name on the platform; a leading @ is ignored.",
  }),
  file_name: UploadQuery.shape.file_name.meta({
    description:
      "The file's name, at most 255 characters. Some formats give their year or profile only there.",
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
  .meta({ id: "StartedImport", description: "A file that has arrived and is waiting to be imported." });

const RejectedRow = z
  .object({
    line: z.int().min(1).meta({ description: "Line in the file; the first is 1." }),
    reason: z.string().meta({ description: "Why the row was left out." }),
  })
  .meta({ id: "RejectedRow", description: "A row of a file that was left out." });

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
        description: "The format that was recognised; null until then.",
        examples: ["generic_posts_csv"],
      }),
    posts: count("Posts that are new to the workspace"),
    updated: count("Posts, days and comments that were known and have changed"),
    account_days: count("Days of audience figures that are new"),
    comments: count("Comments that are new"),
    rejected: z.array(RejectedRow).meta({ description: "The first 1,000 rows that were left out." }),
    rejected_total: count("How many rows were left out in all"),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable().meta({ description: "Null while it is processing." }),
    error: z
      .object({ title: z.string(), detail: z.string() })
      .meta({ id: "ImportFailure", description: "Why a file was not imported." })
      .nullable()
      .meta({ description: "Why nothing from the file was kept; null unless it failed." }),
  })
  .meta({ id: "Import", description: "A file sent for import." });

export const ImportList = z
  .object({ imports: z.array(Import), ...PageFacts })
  .meta({ id: "ImportList", description: "A page of the files sent for import." });

export type Import = z.infer<typeof Import>;
export type ImportList = z.infer<typeof ImportList>;
export type ImportsQuery = z.infer<typeof ImportsQuery>;
export type NewImportQuery = z.infer<typeof NewImportQuery>;
export type StartedImport = z.infer<typeof StartedImport>;
