import { afterEach, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 60_000, interval: 50 };
/** Longer than any test: what is done was woken. */
const NEVER_MS = 3_600_000;
let stop = async () => {};

afterEach(async () => {
  killWorkers();
  await stop();
  stop = async () => {};
});

async function statusOf(workspaceId: string, id: string): Promise<string> {
  const where = { workspaceId_id: { workspaceId, id } };
  return (await withWorkspace(workspaceId, (tx) => tx.audit.findUniqueOrThrow({ where }))).status;
}

const OWN = "datname = current_database() AND application_name = 'plinth listener'";
const countListeners = async () =>
  (await ownerPool().query(`SELECT 1 FROM pg_stat_activity WHERE ${OWN}`)).rowCount;
/** A worker is connected again after half a second. */
const cutListener = () =>
  ownerPool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OWN}`);

describe("a worker", { timeout: 180_000 }, () => {
  it("learns from posts whose figures have changed, runs what is asked for, and ends when it is told to", async () => {
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

  it("is woken by what is asked for, and takes what waits when it starts", async () => {
    const [first, second] = [await makeSmallWorkspace("agency"), await makeSmallWorkspace("agency")];
    const waiting = await startRun(first);
    stop = startWorker(NEVER_MS);
    await expect.poll(() => statusOf(first.id, waiting), WITHIN).toBe("completed");
    const later = await startRun(second);
    await expect.poll(() => statusOf(second.id, later), WITHIN).toBe("completed");
  });

  it("that cannot hear finds the work when it looks by itself", async () => {
    const workspace = await makeSmallWorkspace("agency");
    stop = startWorker(1_000);
    await expect.poll(countListeners, WITHIN).toBe(1);
    // Cut again and again, so that it never listens when the audit is asked for.
    const cutting = setInterval(() => void cutListener(), 20);
    const audit = await startRun(workspace);
    await expect.poll(() => statusOf(workspace.id, audit), WITHIN).toBe("completed");
    clearInterval(cutting);
  });

  it("that missed a message while its connection was cut looks at everything once it is back", async () => {
    const workspace = await makeSmallWorkspace("agency");
    stop = startWorker(NEVER_MS);
    await expect.poll(countListeners, WITHIN).toBe(1);
    await cutListener();
    const audit = await startRun(workspace);
    await expect.poll(() => statusOf(workspace.id, audit), WITHIN).toBe("completed");
  });
});
