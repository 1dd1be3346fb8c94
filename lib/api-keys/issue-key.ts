import { operatorRecorder } from "../audit-log/recorder.ts";
import { OPERATOR } from "../caller.ts";
import { inOneTransaction } from "../db.ts";
import type { ScopeName } from "../scopes.ts";
import { createKey } from "./create-key.ts";

type Order = {
  workspaceId: string;
  name?: string | null;
  scopes: readonly ScopeName[];
  expiresAt?: Date | null;
  now: Date;
};

/**
 * A further key for a workspace that is there, made by the operator, with its entry in the audit log.
 * @throws Problem 422 `Invalid Request` for no scope, or one that there is not.
 */
export function issueKey(order: Order): Promise<{ key_id: string; key: string }> {
  const { workspaceId, scopes, now } = order;
  return inOneTransaction(workspaceId, async (tx) => {
    const made = await createKey({ ...order, createdBy: OPERATOR.id }, tx);
    await operatorRecorder("key.created", now)(tx, { workspaceId, subject: made.key_id, detail: { scopes } });
    return made;
  });
}
