import { operatorRecorder } from "../audit-log/recorder.ts";
import { inOneTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { openAuthorDigests } from "../secrets/author-digests.ts";
import { digestAuthors } from "./digest-authors.ts";

/**
 * Removes everything that one person commented, by the name that files give them, and lets no later import bring it back. Of the
 * name only its digest stays.
 * @returns how many comments were removed.
 * @throws Problem 404 `Not Found` when there is no such workspace.
 */
export async function eraseCommenter(
  workspaceId: string,
  author: string,
  now: Date,
): Promise<{ workspace_id: string; comments: number }> {
  await digestAuthors();
  return inOneTransaction(workspaceId, async (tx) => {
    if ((await tx.workspace.count({ where: { id: workspaceId, deletedAt: null } })) === 0)
      throw new Problem("Not Found", `There is no workspace ${workspaceId}.`);
    const { digest, isErased } = await openAuthorDigests(tx, workspaceId);
    const erased = digest(author);
    if (!isErased(erased))
      await tx.commentRules.update({ where: { workspaceId }, data: { erased: { push: erased } } });
    const { count } = await tx.comment.deleteMany({ where: { workspaceId, author: erased } });
    const done = { workspaceId, subject: workspaceId, detail: { comments: count } };
    await operatorRecorder("commenter.erased", now)(tx, done);
    return { workspace_id: workspaceId, comments: count };
  });
}
