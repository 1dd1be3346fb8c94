import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { bumpDataVersion } from "./data-version.ts";

/** What a person may say that a comment is; `spam` counts for nothing. */
export const COMMENT_LABELS = ["positive", "neutral", "negative", "spam"] as const;
export type CommentLabel = (typeof COMMENT_LABELS)[number];

/**
 * Says what a comment is where the classifier is mistaken; a later correction replaces an earlier one. Scores count it so
 * from the next one on; points that stand in the history already, and audits, stay as they are. It is kept in the workspace
 * alone and teaches no model.
 *
 * @param caller a workspace's
 * @param correction the comment by its id on the platform, and what it is
 * @param context the time, and what records the deed
 * @returns the correction, and on how many profiles the comment was found
 * @throws Problem 404 when the workspace has no such comment
 */
export async function correctComment(
  { workspaceId }: Pick<Caller, "workspaceId">,
  { commentId, label }: { commentId: string; label: CommentLabel },
  { by, now, record }: { by: string; now: Date; record: Recorder },
) {
  return withWorkspace(workspaceId, async (tx) => {
    const found = await tx.comment.findMany({
      where: { workspaceId, id: commentId },
      select: { profileId: true },
    });
    if (found.length === 0)
      throw new Problem("Not Found", `There is no comment ${commentId} in this workspace.`);
    const correction = { label, correctedBy: by, correctedAt: now };
    for (const { profileId } of found)
      await tx.commentCorrection.upsert({
        where: { workspaceId_profileId_commentId: { workspaceId, profileId, commentId } },
        create: { workspaceId, profileId, commentId, ...correction },
        update: correction,
      });
    await record(tx, { workspaceId, subject: commentId });
    await bumpDataVersion(tx, workspaceId);
    return { comment_id: commentId, label, profiles: found.length };
  });
}
