import { expect, it } from "vitest";
import { inOneTransaction } from "#lib/db.ts";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { claimKey } from "./claim-key.ts";
import { doOnce, lock, type Repeatable } from "./idempotency.ts";

it("who has claimed a key waits for a request that only looks whether it is, and is not refused", async () => {
  const { id: workspaceId } = await makeSmallWorkspace();
  const request: Repeatable = { workspaceId, key: "order-1", fingerprint: "of the file", now: new Date() };
  const claim = await claimKey(request);
  const [looking, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = inOneTransaction(workspaceId, async (tx) => {
    await lock(tx, request);
    looking.resolve();
    await looked.promise;
  });
  await looking.promise;
  let ended = false;
  const done = doOnce({ ...request, ...(claim && { claim: claim.name }) }, async () => "done").finally(() => {
    ended = true;
  });
  // Long enough for a refusal, which would end it.
  await Promise.race([done.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 100))]);
  expect(ended).toBe(false);
  looked.resolve();
  await other;
  expect(await done).toEqual({ text: "done", replayed: false });
});
