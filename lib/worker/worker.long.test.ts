import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { acrossWorkspaces, withWorkspace } from "#lib/db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";

/** Slow enough to be caught in the middle of an audit. */
const startWorker = () => startWorkerProcess({ PLINTH_AUDIT_MIN_SECONDS: "4" });
const WITHIN = { timeout: 30_000, interval: 50 };

afterEach(killWorkers);

async function makeAudit() {
  const { id } = await makeWorkspaceWithPosts();
  const { audit_id } = await startAudit(await operatorFor(id), { lookback_days: 90 }, { now: new Date() });
  const steps = () =>
    withWorkspace(id, (tx) =>
      tx.auditStep.findMany({ where: { workspaceId: id, auditId: audit_id }, orderBy: { position: "asc" } }),
    );
  const status = async () => {
    const where = { workspaceId_id: { workspaceId: id, id: audit_id } };
    return (await withWorkspace(id, (tx) => tx.audit.findUniqueOrThrow({ where }))).status;
  };
  const points = () =>
    withWorkspace(id, (tx) => tx.scorePoint.count({ where: { workspaceId: id, kind: "audit" } }));
  /** Changes with every write to a row of the audit. */
  const version = () =>
    acrossWorkspaces(
      (tx) => tx.$queryRaw`
        SELECT xmin::text, md5(audits::text) AS row FROM audits WHERE id = ${audit_id}
        UNION ALL SELECT xmin::text, md5(audit_steps::text) FROM audit_steps WHERE audit_id = ${audit_id}
        UNION ALL SELECT xmin::text, md5(score_points::text) FROM score_points WHERE workspace_id = ${id} ORDER BY 1, 2`,
    );
  return { steps, status, points, version };
}

type Audit = Awaited<ReturnType<typeof makeAudit>>;

const underWay = (audit: Audit) =>
  vi.waitUntil(async () => (await audit.steps()).filter((step) => step.finishedAt).length >= 2, WITHIN);
const completed = (audit: Audit) => expect.poll(audit.status, WITHIN).toBe("completed");

describe("a worker", { timeout: 90_000 }, () => {
  it("killed in the middle of an audit is replaced: done steps are not repeated, one result", async () => {
    const audit = await makeAudit();
    const worker = startWorker();
    await underWay(audit);
    worker.kill("SIGKILL");
    const done = (await audit.steps()).filter((step) => step.finishedAt);
    startWorker();
    await completed(audit);
    const steps = await audit.steps();
    for (const { position, finishedAt } of done)
      expect(steps[position]).toMatchObject({ runs: 1, finishedAt });
    expect(await audit.points()).toBe(1);
  });

  it("stopped past its lease and continued writes nothing", async () => {
    const audit = await makeAudit();
    const zombie = startWorker();
    await underWay(audit);
    zombie.kill("SIGSTOP");
    startWorker();
    await completed(audit);
    const version = await audit.version();
    zombie.kill("SIGCONT");
    await sleep(5_000);
    expect(await audit.version()).toEqual(version);
    expect(await audit.points()).toBe(1);
  });

  it("finishes what it has in hand when it is told to stop, or leaves it to the next", async () => {
    const audit = await makeAudit();
    const worker = startWorker();
    await underWay(audit);
    worker.kill("SIGTERM");
    await expect.poll(() => worker.exitCode, WITHIN).toBe(0);
    startWorker();
    await completed(audit);
    expect(await audit.points()).toBe(1);
  });
});
