import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { authoriseDrafts } from "./authorise-drafts.ts";
import { readDraft } from "./read-draft.ts";
import type { Draft } from "./schemas.ts";

/**
 * A draft of the caller's workspace.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id.
 */
export async function getDraft(caller: Caller, id: string): Promise<Draft> {
  authoriseDrafts(caller);
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, (db) => readDraft(db, workspaceId, id));
}
