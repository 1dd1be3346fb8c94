import { type Actor, OPERATOR } from "../caller.ts";
import type { IdentityTx } from "../db.ts";
import type { Action } from "./actions.ts";
import { type Detail, NO_REQUEST, type Origin, writeEntry } from "./write-entry.ts";

type Done = { workspaceId: string; subject: string; detail?: Detail };

/** Writes the entry of one change of a workspace, in the transaction that makes it. */
export type Recorder = (tx: IdentityTx, done: Done) => Promise<void>;

/** Records an action as done by `actor`. */
export function recorderOf(action: Action, actor: Actor, origin: Origin, now: Date): Recorder {
  return (tx, { workspaceId, ...done }) =>
    writeEntry(tx, { of: { workspaceId }, actor, action, origin, now, ...done });
}

/** Records an action as done by the operator. */
export function operatorRecorder(action: Action, now: Date): Recorder {
  return recorderOf(action, OPERATOR, NO_REQUEST, now);
}
