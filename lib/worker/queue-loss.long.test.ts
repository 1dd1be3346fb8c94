import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";

afterEach(killWorkers);

const dropQueue = () => ownerPool().query("DROP SCHEMA pgboss CASCADE");

async function statusOf(workspaceId: string, id: string): Promise<string> {
  const where = { workspaceId_id: { workspaceId, id } };
  return (await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }))).status;
}

it("three workers make the queue anew when its tables are dropped: work that waited and new work complete", async () => {
  const [first, second] = [await makeSmallWorkspace("agency"), await makeSmallWorkspace("agency")];
  const waiting = await startRun(first);
  await dropQueue();
  for (let n = 0; n < 3; n++) startWorkerProcess();
  await expect.poll(() => statusOf(first.id, waiting), { timeout: 30_000 }).toBe("completed");
  await dropQueue();
  await sleep(8_000);
  const later = await startRun(second);
  await expect.poll(() => statusOf(second.id, later), { timeout: 30_000 }).toBe("completed");
}, 90_000);
