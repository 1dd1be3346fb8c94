import type { Upload } from "#lib/uploads/schemas.ts";

const TOGETHER_MS = 10 * 60_000;

/** Files of one account that were sent together, the newest first. */
export type UploadGroup = { id: string; platform: Upload["platform"]; handle: string; uploads: Upload[] };

/** Puts files together that were sent for one account with no more than ten minutes between them. @param uploads newest first */
export function groupUploads(uploads: readonly Upload[]): UploadGroup[] {
  const groups: UploadGroup[] = [];
  for (const upload of uploads) {
    const { platform, handle } = upload;
    const isOf = (group: UploadGroup) =>
      group.platform === platform &&
      group.handle.toLowerCase() === handle.toLowerCase() &&
      sentAt(group.uploads.at(-1)) - sentAt(upload) <= TOGETHER_MS;
    const group = groups.find(isOf);
    if (group) group.uploads.push(upload);
    else groups.push({ id: upload.upload_id, platform, handle, uploads: [upload] });
  }
  // The oldest names it: the group stays the same while more files come.
  return groups.map((group) => ({ ...group, id: group.uploads.at(-1)?.upload_id ?? group.id }));
}

function sentAt(upload: Upload | undefined): number {
  return upload ? Date.parse(upload.created_at) : Number.NaN;
}

/** What came of files together; null until one is through. */
export function addResults(uploads: readonly Upload[]): Upload["result"] {
  const results = uploads.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return null;
  const sum = (pick: (one: (typeof results)[number]) => number) =>
    results.reduce((all, one) => all + pick(one), 0);
  return {
    format: "",
    posts: sum(({ posts }) => posts),
    updated: sum(({ updated }) => updated),
    account_days: sum(({ account_days }) => account_days),
    comments: sum(({ comments }) => comments),
    rejected: [],
    rejected_total: sum(({ rejected_total }) => rejected_total),
    unknown_columns: [],
    notes: [],
  };
}
