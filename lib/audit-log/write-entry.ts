import type { Actor } from "../caller.ts";
import type { IdentityTx } from "../db.ts";
import type { Action } from "./actions.ts";

/** Names, counts and choices; never a secret, a text of somebody's or an address that may hold one. */
export type Detail = Record<string, string | number | boolean | readonly string[]>;

/** Where a request came from; both null for an operator. */
export type Origin = { address: string | null; requestId: string | null };

export const NO_REQUEST: Origin = { address: null, requestId: null };

export type Entry = {
  /** Whose it is: a workspace or, for what is a person's own in every workspace, a user. */
  of: { workspaceId: string } | { userId: string };
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
export async function writeEntry(tx: Pick<IdentityTx, "auditLogEntry">, entry: Entry): Promise<void> {
  const { actor, action, origin } = entry;
  const row = {
    ...entry.of,
    at: entry.now,
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    subjectKind: action.split(".")[0] ?? action,
    subjectId: entry.subject,
    address: origin.address,
    requestId: origin.requestId,
    detail: entry.detail ?? {},
  };
  // Not `create`, which would read the row back.
  await tx.auditLogEntry.createMany({ data: [row] });
}
