import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { acrossWorkspaces, withWorkspace } from "#lib/db.ts";
import { claimLease, LeaseLost, renewLease, writeWithLease } from "#lib/jobs/lease.ts";
import { reconcile } from "#lib/worker/reconcile.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { utcDay } from "../time.ts";
import { countUsedAudits } from "./audit-queries.ts";
import { failAudit } from "./fail-audit.ts";
import { runAudit } from "./run-audit.ts";
import { startAudit } from "./start-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

async function makeAudit() {
  const { id } = await makeWorkspaceWithPosts("pro");
  const caller = await operatorFor(id);
  const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
  const used = () => withWorkspace(id, (tx) => countUsedAudits(tx, id, new Date(0)));
  const read = () =>
    withWorkspace(id, (tx) =>
      tx.audit.findFirstOrThrow({
        where: { workspaceId: id, id: audit_id },
        include: { steps: { orderBy: { position: "asc" } } },
      }),
    );
  const expire = () =>
    acrossWorkspaces(
      (tx) =>
        tx.$executeRaw`UPDATE audits SET lease_until = now() - interval '1 second' WHERE id = ${audit_id}`,
    );
  return { id, auditId: audit_id, caller, used, read, expire };
}

describe("runAudit", () => {
  it("runs every step once and ends with one result and one score point of the audit", async () => {
    const { id, auditId, read } = await makeAudit();
    expect(await runAudit(id, auditId)).toBe(true);
    const audit = await read();
    expect(audit.status).toBe("completed");
    expect(audit.steps.map((step) => step.runs)).toEqual(audit.steps.map(() => 1));
    const points = await withWorkspace(id, (tx) =>
      tx.scorePoint.count({ where: { workspaceId: id, kind: "audit" } }),
    );
    expect(points).toBe(1);
    expect(await runAudit(id, auditId)).toBe(false);
  });

  it("leaves an audit alone that another worker holds", async () => {
    const { id, auditId, read } = await makeAudit();
    expect(await claimLease({ table: "audits", workspaceId: id, id: auditId })).not.toBeNull();
    expect(await runAudit(id, auditId)).toBe(false);
    expect((await read()).steps.every((step) => step.runs === 0)).toBe(true);
  });

  it("goes on after the steps that are done when a worker dies", async () => {
    const { id, auditId, read } = await makeAudit();
    const lease = await claimLease({ table: "audits", workspaceId: id, id: auditId });
    const where = { workspaceId_auditId_position: { workspaceId: id, auditId, position: 0 } };
    const collected = {
      id: "prf_1",
      platform: "twitter",
      handle: "brand",
      role: "own",
      observedFrom: utcDay(new Date()),
      observedTo: utcDay(new Date()),
      followers: [],
      posts: [],
    };
    if (!lease) throw new Error("the audit could not be claimed");
    await writeWithLease(lease, (tx) =>
      tx.auditStep.update({
        where,
        data: { runs: 1, finishedAt: new Date(), output: { value: [collected] } },
      }),
    );
    await acrossWorkspaces(
      (tx) =>
        tx.$executeRaw`UPDATE audits SET lease_until = now() - interval '1 second' WHERE id = ${auditId}`,
    );
    expect(await runAudit(id, auditId)).toBe(true);
    const audit = await read();
    expect(audit.steps[0]?.runs).toBe(1);
    expect(JSON.parse(audit.input ?? "").profiles[0].posts).toEqual([]);
  });

  it("lets a worker whose lease was taken over write nothing", async () => {
    const { id, auditId, expire } = await makeAudit();
    const zombie = await claimLease({ table: "audits", workspaceId: id, id: auditId });
    if (!zombie) throw new Error("the audit could not be claimed");
    await expire();
    const write = () =>
      writeWithLease(zombie, (tx) =>
        tx.audit.updateMany({ where: { workspaceId: id }, data: { errorDetail: "zombie" } }),
      );
    await expect(write()).rejects.toThrow(LeaseLost);
    expect(await claimLease({ table: "audits", workspaceId: id, id: auditId })).not.toBeNull();
    await expect(write()).rejects.toThrow(LeaseLost);
    expect(await renewLease(zombie)).toBe(false);
  });
});

describe("an audit that fails", () => {
  it("ends after three tries of the same step and gives its run back once", async () => {
    const { id, auditId, used, read, expire } = await makeAudit();
    expect(await used()).toBe(1);
    // A posts table that cannot be read stands for any lasting fault.
    await ownerPool().query("ALTER TABLE posts RENAME TO posts_away");
    try {
      for (let run = 0; run < 3; run++) {
        await runAudit(id, auditId);
        await expire();
      }
    } finally {
      await ownerPool().query("ALTER TABLE posts_away RENAME TO posts");
    }
    expect(await read()).toMatchObject({ status: "failed", charged: false, errorTitle: "Audit Failed" });
    expect(await used()).toBe(0);
    const again = { workspaceId: id, auditId, title: "again", detail: "again", now: new Date() };
    expect(await failAudit(again)).toBe(false);
    expect((await read()).errorTitle).toBe("Audit Failed");
  });

  it("is ended 5 minutes after a worker first took it, however long it waited for one", async () => {
    const { id, auditId, read } = await makeAudit();
    const age = (column: string, minutes: number) =>
      acrossWorkspaces((tx) =>
        tx.$executeRawUnsafe(
          `UPDATE audits SET ${column} = now() - interval '${minutes} minutes' WHERE id = $1`,
          auditId,
        ),
      );
    await age("created_at", 60);
    await reconcile(new Date());
    expect((await read()).status).toBe("processing");
    expect(await claimLease({ table: "audits", workspaceId: id, id: auditId })).not.toBeNull();
    await age("taken_at", 5.1);
    await reconcile(new Date());
    expect(await read()).toMatchObject({ status: "failed", errorTitle: "Audit Timed Out", charged: false });
  });
});

describe("verifyAudit", () => {
  it("finds the same score in the frozen input after the data changed, and a changed input when there is one", async () => {
    const { id, auditId, caller } = await makeAudit();
    await runAudit(id, auditId);
    await importText(id, "twitter", "id,created_at,likes,impressions\np0,2026-11-01,99999,100000\n");
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
    await acrossWorkspaces(
      (tx) =>
        tx.$executeRaw`UPDATE audits SET input = replace(input, '"likes":2', '"likes":7') WHERE id = ${auditId}`,
    );
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: false });
  });
});
