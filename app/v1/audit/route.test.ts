import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, makeSmallWorkspace, runToEnd, startRun } from "#scripts/testing/audits.ts";
import { expectFields } from "#scripts/testing/expect-fields.ts";

describe("200", () => {
  it("lists the audits of the workspace, the newest first, with exactly the contract's fields", async () => {
    const workspace = await makeAuditedWorkspace();
    const running = await startRun(workspace);
    const { status, body } = await ask("GET", "/v1/audit", { key: workspace.key });
    expect(status).toBe(200);
    expectFields(body, ["audits", "total", "limit", "offset"]);
    for (const audit of body.audits)
      expectFields(audit, ["audit_id", "status", "score", "started_at", "completed_at"]);
    expect(body).toMatchObject({
      audits: [
        { audit_id: running, status: "processing", score: null, completed_at: null },
        { audit_id: workspace.auditId, status: "completed", score: expect.any(Number) },
      ],
      total: 2,
      limit: 20,
      offset: 0,
    });
  });

  it("gives the part that is asked for, at most 100 entries, and says so", async () => {
    const workspace = await makeAuditedWorkspace("agency");
    const second = await runToEnd(workspace);
    const first = await ask("GET", "/v1/audit?limit=1", { key: workspace.key });
    expect(first.body).toMatchObject({ audits: [{ audit_id: second }], total: 2, limit: 1, offset: 0 });
    const last = await ask("GET", "/v1/audit?limit=500&offset=1", { key: workspace.key });
    expect(last.body).toMatchObject({ audits: [{ audit_id: workspace.auditId }], limit: 100, offset: 1 });
    const beyond = await ask("GET", "/v1/audit?offset=2147483647", { key: workspace.key });
    expect([beyond.status, beyond.body.audits]).toEqual([200, []]);
  });

  it("shows nothing of other workspaces", async () => {
    await makeAuditedWorkspace();
    const { key } = await makeSmallWorkspace();
    expect((await ask("GET", "/v1/audit", { key })).body).toMatchObject({ audits: [], total: 0 });
  });
});
