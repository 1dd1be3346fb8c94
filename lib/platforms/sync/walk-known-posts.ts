import { withWorkspace } from "../../db.ts";
import { GONE } from "./forget-posts.ts";

const BATCH = 500;

type Known = { id: string; createdAt: Date | null; media: string | null };

/** The posts of a profile since a time, newest first; those without a date come last, those that vanished not at all. */
export async function* walkKnownPosts(
  { workspaceId, profileId }: { workspaceId: string; profileId: string },
  from: Date,
): AsyncGenerator<Known> {
  let last: { id: string; at: Date } | null = null;
  for (;;) {
    const [at, before]: [Date, string] = [last?.at ?? new Date("9999-01-01"), last?.id ?? ""];
    const rows: Known[] = await withWorkspace(
      workspaceId,
      (tx) => tx.$queryRaw<Known[]>`
        SELECT id, created_at AS "createdAt", media FROM posts
        WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND NOT starts_with(id, ${GONE})
          AND created_at >= ${from} AND created_at <= ${at} AND (created_at, id) < (${at}, ${before})
        ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end?.createdAt || rows.length < BATCH) break;
    last = { id: end.id, at: end.createdAt };
  }
  const where = { workspaceId, profileId, createdAt: null, NOT: { id: { startsWith: GONE } } };
  yield* await withWorkspace(workspaceId, (tx) =>
    tx.post.findMany({ where, select: { id: true, createdAt: true, media: true }, orderBy: { id: "desc" } }),
  );
}
