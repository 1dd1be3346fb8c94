import type { Upload } from "#prisma/generated/client.ts";
import { withoutAt } from "../profiles/handles.ts";
import type { Import } from "./import-schemas.ts";
import { ImportOutcome } from "./schemas.ts";

/** An upload as the API tells of it; of one that was not written yet the counts are null. */
export function presentImport(row: Upload): Import {
  const result = row.result ? ImportOutcome.parse(row.result) : null;
  return {
    import_id: row.id,
    status: row.status as Import["status"],
    platform: row.platform as Import["platform"],
    handle: withoutAt(row.handle) || row.handle,
    file_name: row.fileName,
    format: result?.format || null,
    posts: result?.posts ?? null,
    updated: result?.updated ?? null,
    account_days: result?.account_days ?? null,
    comments: result?.comments ?? null,
    rejected: result?.rejected ?? [],
    rejected_total: result?.rejected_total ?? null,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
    error: row.errorTitle ? { title: row.errorTitle, detail: row.errorDetail ?? "" } : null,
  };
}
