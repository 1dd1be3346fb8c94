import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";

export type PostPicture = {
  digest: string;
  /** WebP, at most 15 KiB; null where the caller has it already. */
  bytes: Uint8Array | null;
};

/**
 * The small picture of a post.
 *
 * @param caller who asks, for its own workspace
 * @param known the digest of the picture that the caller has
 * @returns null where no picture is kept.
 * @throws Problem 403 without the scope `score:read`.
 */
export async function findPostPicture(
  caller: Caller,
  { profile, id }: { profile: string; id: string },
  known: string | null,
): Promise<PostPicture | null> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const [found] = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<PostPicture[]>`
      SELECT digest, CASE WHEN digest = ${known} THEN NULL ELSE picture END AS bytes FROM post_pictures
      WHERE workspace_id = ${workspaceId} AND profile_id = ${profile} AND post_id = ${id} AND picture IS NOT NULL`,
  );
  return found ?? null;
}
