import { randomBase62 } from "../../ids.ts";
import type { RowTarget } from "../../imports/write-rows.ts";

/** What the id of a post that its platform does not have any more begins with here. */
export const GONE = "gone_";

/**
 * Takes from posts that vanished what could tell which ones they were: text, title, address and id, its picture, and what people wrote under them.
 * Their figures stay, so that taking down what did badly is no way up (rule 10 of docs/formula.md).
 */
export async function forgetPosts(target: RowTarget, ids: readonly string[]): Promise<void> {
  const { tx, workspaceId, profileId } = target;
  for (const id of ids) {
    const made = `${GONE}${randomBase62(22)}`;
    const changed = await tx.$executeRaw`
      UPDATE posts SET id = ${made}, text = NULL, title = NULL, url = NULL
      WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND id = ${id}`;
    if (changed === 0) continue;
    await tx.$executeRaw`
      UPDATE post_figures SET post_id = ${made}
      WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} AND post_id = ${id}`;
    const where = { workspaceId, profileId, postId: id };
    await tx.comment.deleteMany({ where });
    await tx.postPicture.deleteMany({ where });
  }
}
