import { presentRefusal } from "./present-refusal.ts";
import { ImportOutcome, type Upload } from "./schemas.ts";

type Row = {
  id: string;
  platform: string;
  handle: string;
  fileName: string;
  status: string;
  bytes: bigint;
  bytesRead: bigint;
  createdAt: Date;
  completedAt: Date | null;
  result: unknown;
  errorTitle: string | null;
  errorDetail: string | null;
};

/** A row as the dashboard reads it. */
export function presentUpload(row: Row): Upload {
  const share = row.bytes > 0n ? Number((100n * row.bytesRead) / row.bytes) : 0;
  return {
    upload_id: row.id,
    platform: row.platform as Upload["platform"],
    handle: row.handle.trim().replace(/^@+\s*/, ""),
    file_name: row.fileName,
    status: row.status as Upload["status"],
    percent: row.status === "completed" ? 100 : Math.min(99, share),
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
    result: row.result ? ImportOutcome.parse(row.result) : null,
    error: row.errorTitle ? presentRefusal({ title: row.errorTitle, detail: row.errorDetail ?? "" }) : null,
  };
}
