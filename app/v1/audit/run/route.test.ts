import { describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  auditsUsed,
  countAudits,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  setPlatformStatus,
  startRun,
  useRuns,
} from "#scripts/testing/audits.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const run = ({ key }: Keyed, body?: unknown, headers?: Record<string, string>) =>
  ask("POST", "/v1/audit/run", { key, ...(body !== undefined && { body }), ...(headers && { headers }) });

const fail = (workspaceId: string, auditId: string) =>
  failAudit({ workspaceId, auditId, title: "Audit Failed", detail: "It was ended.", now: new Date() });

async function expectNothingChanged(workspace: Keyed): Promise<void> {
  expect(await countAudits(workspace.id)).toBe(0);
  expect(await auditsUsed(workspace)).toBe(0);
}

const disconnectAll = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.profile.deleteMany({ where: { workspaceId } }));

describe("200", () => {
  it("answers with exactly the contract's fields", async () => {
    const workspace = await makeSmallWorkspace();
    const { status, body } = await run(workspace, {});
    expect(status).toBe(200);
    const result = ["estimated_completion", "workspace_id", "platforms_included", "lookback_days"];
    expectFields(body, ["audit_id", "status", ...result]);
    expect(body.audit_id).toMatch(/^aud_\w+$/);
    expect(body).toMatchObject({ status: "processing", workspace_id: workspace.id, lookback_days: 90 });
    expect(body.platforms_included).toEqual(["twitter"]);
  });

  it("estimates the completion for 2 to 5 minutes after the request", async () => {
    const workspace = await makeSmallWorkspace();
    const before = Date.now();
    const { body } = await run(workspace);
    expect(body.estimated_completion).toMatch(ISO_UTC);
    const estimated = Date.parse(body.estimated_completion);
    expect(estimated).toBeGreaterThanOrEqual(before + 120_000);
    expect(estimated).toBeLessThanOrEqual(Date.now() + 300_000);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON", undefined])(
    "takes an empty body (content type %s) as {}",
    async (type) => {
      const { status, body } = await run(
        await makeSmallWorkspace(),
        undefined,
        type === undefined ? undefined : { "content-type": type },
      );
      expect([status, body.lookback_days, body.platforms_included]).toEqual([200, 90, ["twitter"]]);
    },
  );

  it("asks for no content type where there is no body", async () => {
    const { status } = await run(await makeSmallWorkspace(), undefined, { "content-type": "text/plain" });
    expect(status).toBe(200);
  });

  it("ignores unknown fields and parameters", async () => {
    const { key } = await makeSmallWorkspace();
    const body = '{"__proto__":{"lookback_days":5},"lookback":5,"score":100,"":null}';
    const answer = await ask("POST", "/v1/audit/run?lookback_days=5&platforms=myspace", { key, body });
    expect([answer.status, answer.body.lookback_days]).toEqual([200, 90]);
  });

  it.each([1, 30, 365])("takes lookback_days %i", async (lookback_days) => {
    const { status, body } = await run(await makeSmallWorkspace(), { lookback_days });
    expect([status, body.lookback_days]).toEqual([200, lookback_days]);
  });

  it("includes the named platforms, each once", async () => {
    const workspace = await makeSmallWorkspace();
    await importText(workspace.id, "youtube", makePosts(1));
    await importText(workspace.id, "tiktok", makePosts(1));
    const { body } = await run(workspace, { platforms: ["youtube", "twitter", "youtube"] });
    expect(body.platforms_included.toSorted()).toEqual(["twitter", "youtube"]);
  });

  it("includes all connected platforms by default, and none that is not", async () => {
    const workspace = await makeSmallWorkspace();
    await importText(workspace.id, "youtube", makePosts(1));
    await importText(workspace.id, "tiktok", makePosts(1));
    await setPlatformStatus(workspace.id, "tiktok", "reconnect_required");
    expect((await run(workspace)).body.platforms_included.toSorted()).toEqual(["twitter", "youtube"]);
  });

  it("starts the next run when the one before has completed or failed", async () => {
    const workspace = await makeSmallWorkspace();
    await runToEnd(workspace);
    await fail(workspace.id, await startRun(workspace));
    expect((await run(workspace)).status).toBe(200);
  });

  it.each([
    "https://hooks.example.com",
    "https://hooks.example.com:8443/a/b?c=d#e",
    "https://93.184.216.34/",
    "https://[2606:4700:4700::1111]/",
    "HTTPS://HOOKS.EXAMPLE.COM/",
  ])("takes the public HTTPS webhook_url %s", async (webhook_url) => {
    expect((await run(await makeSmallWorkspace(), { webhook_url })).status).toBe(200);
  });

  it("takes a body of exactly 1 MiB", async () => {
    const empty = JSON.stringify({ note: "" });
    const body = JSON.stringify({ note: "x".repeat(1_048_576 - empty.length) });
    expect((await run(await makeSmallWorkspace(), body)).status).toBe(200);
  });
});

describe("402 Audit Limit Reached", () => {
  it("402 Audit Limit Reached: All audit runs of the billing period are used.", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 10);
    expectProblem(await run(workspace), 402, "Audit Limit Reached");
    expect(await auditsUsed(workspace)).toBe(10);
    expect(await countAudits(workspace.id)).toBe(10);
  });

  it("comes after 409 and 422, and a failed run gives itself back once", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 9);
    const last = await startRun(workspace);
    expectProblem(await run(workspace), 409, "Audit In Progress");
    await fail(workspace.id, last);
    await fail(workspace.id, last);
    expect(await auditsUsed(workspace)).toBe(9);
    await runToEnd(workspace);
    expectProblem(await run(workspace), 402, "Audit Limit Reached");
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
    await disconnectAll(workspace.id);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });

  it("never comes on a plan without a limit", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await useRuns(workspace, 11);
    expect((await run(workspace)).status).toBe(200);
    expect(await auditsUsed(workspace)).toBe(12);
  });

  it("is not for runs as of a past date: they use no quota", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 10);
    await runAsOperator(workspace.id, { asOf: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) });
    expect(await auditsUsed(workspace)).toBe(10);
  });
});

describe("409 Audit In Progress", () => {
  it("409 Audit In Progress: An audit is already running for the workspace.", async () => {
    const workspace = await makeSmallWorkspace();
    const first = await startRun(workspace);
    expectProblem(await run(workspace), 409, "Audit In Progress");
    expect(await auditsUsed(workspace)).toBe(1);
    await runAudit(workspace.id, first);
    expect((await run(workspace)).status).toBe(200);
  });

  it("lets exactly one of 100 parallel requests through", async () => {
    const workspace = await makeSmallWorkspace("pro");
    const answers = await Promise.all(Array.from({ length: 100 }, () => run(workspace)));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const counts = [...statuses].map(([status, { length }]) => [status, length]);
    expect(Object.fromEntries(counts)).toEqual({ 200: 1, 409: 99 });
    expect(await auditsUsed(workspace)).toBe(1);
    expect(await countAudits(workspace.id)).toBe(1);
  });
});

describe("422 No Platforms Connected", () => {
  it("422 No Platforms Connected: No platform is connected.", async () => {
    const workspace = await makeWorkspace("pro");
    expectProblem(await run(workspace), 422, "No Platforms Connected");
    expectProblem(await run(workspace, { platforms: ["twitter"] }), 422, "No Platforms Connected");
    await expectNothingChanged(workspace);
  });

  it.each(["reconnect_required", "error"])("a platform with status %s is not connected", async (status) => {
    const workspace = await makeSmallWorkspace();
    await setPlatformStatus(workspace.id, "twitter", status);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });

  it("comes before 409", async () => {
    const workspace = await makeSmallWorkspace();
    await startRun(workspace);
    await disconnectAll(workspace.id);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });
});

describe("422 Platform Not Connected", () => {
  it("422 Platform Not Connected: a named platform is not connected", async () => {
    const workspace = await makeSmallWorkspace();
    expectProblem(await run(workspace, { platforms: ["twitter", "tiktok"] }), 422, "Platform Not Connected");
    await importText(workspace.id, "tiktok", makePosts(1));
    await setPlatformStatus(workspace.id, "tiktok", "error");
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
    await expectNothingChanged(workspace);
  });

  it("comes before 409", async () => {
    const workspace = await makeSmallWorkspace();
    await startRun(workspace);
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
  });
});
