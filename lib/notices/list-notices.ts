import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { findNoticePath } from "./find-path.ts";
import type { Notice } from "./schemas.ts";

const MAX_NOTICES = 5;

/** The notices of the caller's workspace that nobody has dismissed, newest first, at most five. */
export async function listNotices({ workspaceId }: Caller): Promise<Notice[]> {
  const rows = await readWorkspace(workspaceId, (db) =>
    db.notice.findMany({
      where: { workspaceId, seenAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MAX_NOTICES,
    }),
  );
  return rows.map(({ id, kind, subject, detail, createdAt }) => {
    const path = findNoticePath({ id, kind, createdAt });
    return { id, kind, subject, detail, path, created_at: createdAt.toISOString() };
  });
}
