import type { Actor } from "../caller.ts";
import type { IdentityTx, WorkspaceTx } from "../db.ts";
import type { Action } from "./actions.ts";

/** Names, counts and choices; never a secret, a text of somebody's or an address that may hold one. */
export type Detail = Record<string, string | number | boolean | readonly string[]>;

/** Where a request came from; both null for an operator. */
export type Origin = { address: string | null; requestId: string | null };

export const NO_REQUEST: Origin = { address: null, requestId: null };

export type Entry = {
  /** Whose it is: a workspace or, for what is a person's own in every workspace, a user. */
  of: { workspaceId: string; userId?: never } | { userId: string; workspaceId?: never };
  actor: Actor;
  action: Action;
  /** Id of the thing that it was done to. */
  subject: string;
  detail?: Detail;
  origin: Origin;
  now: Date;
};

/**
 * Adds an entry to the audit log, in the transaction of the change: both are there or neither.
 * @param tx of the workspace, where the entry belongs to one.
 */
export async function writeEntry(tx: IdentityTx, entry: Entry): Promise<void> {
  const { of, actor, action, subject, origin, now } = entry;
  const { workspaceId = null, userId = null } = of;
  const kind = action.split(".")[0];
  const detail = JSON.stringify(entry.detail ?? {});
  // A third of the time that the model takes. The type hides raw statements from those who could read other tables by them.
  await (tx as WorkspaceTx).$executeRaw`
    INSERT INTO audit_log (workspace_id, user_id, at, actor_kind, actor_id, action, subject_kind, subject_id, address, request_id, detail)
    VALUES (${workspaceId}, ${userId}, ${now}, ${actor.kind}, ${actor.id}, ${action}, ${kind}, ${subject}, ${origin.address},
      ${origin.requestId}, ${detail}::jsonb)`;
}
