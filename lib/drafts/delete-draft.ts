import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { authoriseDrafts, draftNotFound } from "./authorise-drafts.ts";

/**
 * Deletes a draft of the caller's workspace with its variants.
 * @param record writes the entry of the audit log, with the deletion.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id.
 */
export async function deleteDraft(
  caller: Caller,
  id: string,
  record?: Recorder,
): Promise<{ id: string; deleted: true }> {
  authoriseDrafts(caller);
  const { workspaceId } = caller;
  if (!isId(id)) throw draftNotFound();
  await withWorkspace(workspaceId, async (tx) => {
    const { count } = await tx.draft.deleteMany({ where: { workspaceId, id } });
    if (count === 0) throw draftNotFound();
    await record?.(tx, { workspaceId, subject: id });
  });
  return { id, deleted: true };
}
