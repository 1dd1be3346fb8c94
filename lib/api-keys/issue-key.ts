import { operatorRecorder } from "../audit-log/recorder.ts";
import { OPERATOR } from "../caller.ts";
import { inOneTransaction, withWorkspace } from "../db.ts";
import type { ScopeName } from "../scopes.ts";
import { createKey } from "./create-key.ts";

type Order = {
  workspaceId: string;
  name?: string | null;
  scopes: readonly ScopeName[];
  expiresAt?: Date | null;
  /** The workspace of fixtures that the key is for, in the place of the other. */
  testId?: string | undefined;
  /** Addresses and ranges that it may be used from; none for everywhere. */
  addresses?: readonly string[];
  now: Date;
};

/**
 * A further key for a workspace that is there, made by the operator, with its entry in the audit log.
 * @throws Problem 422 `Invalid Request` as `createKey`.
 */
export function issueKey({ testId, ...order }: Order): Promise<{ key_id: string; key: string }> {
  const { workspaceId, scopes, now } = order;
  const isTest = testId !== undefined;
  return inOneTransaction(testId ?? workspaceId, async (tx) => {
    const key = { ...order, workspaceId: testId ?? workspaceId, createdBy: OPERATOR.id, isTest };
    const made = await createKey(key, tx);
    const detail = {
      scopes,
      ...(isTest && { mode: "test" }),
      ...(order.addresses?.length && { addresses: order.addresses.length }),
    };
    const record = operatorRecorder("key.created", now);
    await withWorkspace(workspaceId, (own) => record(own, { workspaceId, subject: made.key_id, detail }));
    return made;
  });
}
