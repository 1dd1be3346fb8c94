import type { Import } from "#lib/uploads/import-schemas.ts";

/** An import as the document shows it. */
export const COMPLETED: Import = {
  import_id: "upl_9sK2mWq4Zx7RbT1nYc6VdH",
  status: "completed",
  platform: "instagram",
  handle: "harbourbakery",
  file_name: "posts.csv",
  format: "generic_posts_csv",
  posts: 148,
  updated: 12,
  account_days: 0,
  comments: 0,
  rejected: [{ line: 57, reason: "likes: expected a whole number, 0 or more" }],
  rejected_total: 1,
  created_at: "2026-11-01T09:28:00.000Z",
  completed_at: "2026-11-01T09:28:06.310Z",
  error: null,
};
