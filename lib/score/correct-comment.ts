import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { bumpDataVersion } from "./data-version.ts";
import { labelSentiments } from "./keep-sentiments.ts";
import type { CommentLabel } from "./schemas.ts";

/** Which comment, and what it is; null takes back what was said. */
type Correction<L> = {
  commentId: string;
  /** On this profile alone; without it on every one that has it. */
  profileId?: string | undefined;
  label: L;
};

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
export async function correctComment<L extends CommentLabel | null>(
  { workspaceId }: Pick<Caller, "workspaceId">,
  { commentId, profileId, label }: Correction<L>,
  { by, now, record }: { by: string; now: Date; record: Recorder },
) {
  return withWorkspace(workspaceId, async (tx) => {
    const found = await tx.comment.findMany({
      where: { workspaceId, id: commentId, ...(profileId !== undefined && { profileId }) },
      select: { profileId: true },
    });
    if (found.length === 0)
      throw new Problem("Not Found", `There is no comment ${commentId} in this workspace.`);
    const profiles = found.map((one) => one.profileId);
    if (label === null)
      await tx.commentCorrection.deleteMany({
        where: { workspaceId, commentId, profileId: { in: profiles } },
      });
    else
      await keepCorrection(tx, { workspaceId, commentId }, profiles, {
        label,
        correctedBy: by,
        correctedAt: now,
      });
    await labelSentiments(tx, { workspaceId, commentId }, profiles, label);
    await record(tx, { workspaceId, subject: commentId });
    await bumpDataVersion(tx, workspaceId);
    return { comment_id: commentId, label, profiles: found.length };
  });
}

async function keepCorrection(
  tx: WorkspaceTx,
  comment: { workspaceId: string; commentId: string },
  profiles: readonly string[],
  correction: { label: CommentLabel; correctedBy: string; correctedAt: Date },
): Promise<void> {
  for (const profileId of profiles)
    await tx.commentCorrection.upsert({
      where: { workspaceId_profileId_commentId: { ...comment, profileId } },
      create: { ...comment, profileId, ...correction },
      update: correction,
    });
}
