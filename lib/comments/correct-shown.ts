import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { correctComment } from "../score/correct-comment.ts";
import type { CommentLabel } from "../score/schemas.ts";
import { readCommentKey } from "./comment-key.ts";

/**
 * Says what a comment of the list is, or takes back what was said of it (null). Scores follow from the next one on.
 *
 * @param key of the comment, as the list names it
 * @throws Problem 404 when the workspace has no such comment
 */
export async function correctShown(
  caller: Pick<Caller, "workspaceId" | "actor">,
  key: string,
  label: CommentLabel | null,
  { now, record }: { now: Date; record: Recorder },
): Promise<{ label: CommentLabel | null }> {
  const comment = readCommentKey(key);
  if (!comment) throw new Problem("Not Found", "There is no such comment in this workspace.");
  return correctComment(caller, { ...comment, label }, { by: caller.actor.id, now, record });
}
