import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { acrossWorkspaces, withWorkspace } from "#lib/db.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { openQueue } from "../jobs/queue.ts";

const ROOT = join(import.meta.dirname, "../..");
const workers: ChildProcess[] = [];

/** A worker as `npm start` runs it: a process of its own. */
function startWorkerProcess(): ChildProcess {
  const env = { ...process.env, PLINTH_AUDIT_MIN_SECONDS: "4" };
  const worker = spawn(join(ROOT, "node_modules/.bin/node"), ["scripts/worker.ts"], {
    cwd: ROOT,
    env,
    stdio: "ignore",
  });
  workers.push(worker);
  return worker;
}

afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill("SIGKILL");
});

// The queue's tables are made by the first who opens it; a worker that is killed while it makes them is another story.
beforeAll(async () => {
  await openQueue("sender");
});

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

async function until(what: string, condition: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50))
    if (await condition()) return;
  throw new Error(`not within ${seconds} s: ${what}`);
}

type Audit = Awaited<ReturnType<typeof makeAudit>>;

const underWay = (audit: Audit) =>
  until(
    "two steps are done",
    async () => (await audit.steps()).filter((step) => step.finishedAt).length >= 2,
    30,
  );
const completed = (audit: Audit) =>
  until("completed", async () => (await audit.status()) === "completed", 30);

describe("a worker", { timeout: 90_000 }, () => {
  it("learns from the posts of a workspace whose figures have changed", async () => {
    const { id } = await makeWorkspaceWithPosts();
    const learnt = () => withWorkspace(id, (tx) => tx.draftModel.findFirst({ where: { workspaceId: id } }));
    expect(await learnt()).toBeNull();
    startWorkerProcess();
    await until("own posts are learnt from", async () => (await learnt()) !== null, 30);
    expect(await learnt()).toMatchObject({ platform: "twitter", evidence: { n: expect.any(Number) } });
  });

  it("killed in the middle of an audit is replaced: done steps are not repeated, one result", async () => {
    const audit = await makeAudit();
    const worker = startWorkerProcess();
    await underWay(audit);
    worker.kill("SIGKILL");
    const done = (await audit.steps()).filter((step) => step.finishedAt);
    startWorkerProcess();
    await completed(audit);
    const steps = await audit.steps();
    for (const { position, finishedAt } of done)
      expect(steps[position]).toMatchObject({ runs: 1, finishedAt });
    expect(await audit.points()).toBe(1);
  });

  it("stopped past its lease and continued writes nothing", async () => {
    const audit = await makeAudit();
    const zombie = startWorkerProcess();
    await underWay(audit);
    zombie.kill("SIGSTOP");
    startWorkerProcess();
    await completed(audit);
    const version = await audit.version();
    zombie.kill("SIGCONT");
    await sleep(5_000);
    expect(await audit.version()).toEqual(version);
    expect(await audit.points()).toBe(1);
  });

  it("finishes what it has in hand when it is told to stop, or leaves it to the next", async () => {
    const audit = await makeAudit();
    const worker = startWorkerProcess();
    await underWay(audit);
    worker.kill("SIGTERM");
    await until("the worker is gone", async () => worker.exitCode !== null, 20);
    expect(worker.exitCode).toBe(0);
    startWorkerProcess();
    await completed(audit);
    expect(await audit.points()).toBe(1);
  });
});
