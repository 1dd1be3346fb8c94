import { afterEach, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 30_000, interval: 50 };
const dropQueue = () => ownerPool().query("DROP SCHEMA pgboss CASCADE");

afterEach(killWorkers);

async function statusOf(workspaceId: string, id: string): Promise<string> {
  const where = { workspaceId_id: { workspaceId, id } };
  return (await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }))).status;
}

describe("a worker", { timeout: 90_000 }, () => {
  it("learns from posts whose figures have changed, runs what is queued, and ends when it is told to", async () => {
    const { id, key } = await makeWorkspaceWithPosts();
    const learnt = () => withWorkspace(id, (tx) => tx.draftModel.findFirst({ where: { workspaceId: id } }));
    expect(await learnt()).toBeNull();
    const worker = startWorkerProcess();
    await expect
      .poll(learnt, WITHIN)
      .toMatchObject({ platform: "twitter", evidence: { n: expect.any(Number) } });
    const audit = await startRun({ id, key });
    await expect.poll(() => statusOf(id, audit), WITHIN).toBe("completed");
    worker.kill("SIGTERM");
    await expect.poll(() => worker.exitCode, WITHIN).toBe(0);
  });

  it("makes the queue anew when its tables are dropped: work that waited and new work complete", async () => {
    const [first, second] = [await makeSmallWorkspace("agency"), await makeSmallWorkspace("agency")];
    const waiting = await startRun(first);
    await dropQueue();
    const stop = await startWorker(100);
    await expect.poll(() => statusOf(first.id, waiting), WITHIN).toBe("completed");
    await dropQueue();
    const there = () => ownerPool().query("SELECT 1 FROM pg_tables WHERE schemaname = 'pgboss'");
    await expect.poll(async () => (await there()).rowCount, WITHIN).toBeGreaterThan(0);
    const later = await startRun(second);
    await expect.poll(() => statusOf(second.id, later), WITHIN).toBe("completed");
    await stop();
  });
});
