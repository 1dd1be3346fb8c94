import { randomUUID } from "node:crypto";
import { inOneTransaction, withWorkspace } from "../db.ts";
import { CLAIMED, findRow, keep, lock, type Repeatable } from "./idempotency.ts";

/** Well within the time that a claim stands. */
const RENEW_MS = 10_000;

/** Holds a key while the body of its request arrives: others with the same key are told that it is running. */
export type Claim = {
  name: string;
  /** Called with every piece of the body; keeps the claim from lapsing. */
  renew: () => Promise<void>;
  /** Makes the key free again, unless an answer is kept under it by now. */
  release: () => Promise<void>;
};

/**
 * Claims a key for a request whose body takes too long to arrive for one transaction. The answer is kept by `doOnce` afterwards, which
 * looks again: a claim that has lapsed doubles nothing.
 * @returns null when an answer is kept under the key: the body has to be read for its fingerprint, and nothing is to be done.
 * @throws Problem 409 `Request In Progress` while another request holds the key.
 */
export async function claimKey(request: Repeatable): Promise<Claim | null> {
  const { workspaceId, key } = request;
  const name = `${CLAIMED}${randomUUID()}`;
  const isKept = await inOneTransaction(workspaceId, async (tx) => {
    await lock(tx, request);
    if (await findRow(tx, request)) return true;
    await keep(tx, { ...request, fingerprint: name, now: new Date() }, "");
    return false;
  });
  if (isKept) return null;
  const where = { workspaceId, key, fingerprint: name };
  let renewedAt = Date.now();
  return {
    name,
    renew: async () => {
      if (Date.now() - renewedAt < RENEW_MS) return;
      renewedAt = Date.now();
      const data = { createdAt: new Date() };
      await withWorkspace(workspaceId, (tx) => tx.idempotencyKey.updateMany({ where, data }));
    },
    release: async () => {
      await withWorkspace(workspaceId, (tx) => tx.idempotencyKey.deleteMany({ where }));
    },
  };
}
