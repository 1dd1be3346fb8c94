import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import type { Plan } from "#lib/plans.ts";
import { checkPlatformLimit } from "#lib/platforms/check-platform-limit.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { getPlanUsage } from "#lib/workspaces/get-plan-usage.ts";
import { ask } from "#scripts/testing/ask.ts";
import { copyAudit, makeSmallWorkspace, runAsOperator, runToEnd, useRuns } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { makeCampaign, makeWebhook } from "#scripts/testing/reach.ts";
import { importAudience, importText, makePosts } from "#scripts/testing/workspaces.ts";

const at = (time: string) => new Date(time);

/** A workspace with a platform, on a plan that began at `start`. */
async function makeOnPlan(plan: Plan, start: Date) {
  const workspace = await makeSmallWorkspace(plan === "pro" ? "agency" : "pro");
  await changeWorkspace(workspace.id, { plan }, start);
  await importAudience(workspace.id);
  return workspace;
}

/** Runs an audit that is asked for at an instant. */
const runAt = (workspaceId: string, now: Date) => runAsOperator(workspaceId, { now });

/** Uses this many runs at an instant: one is run, the others are copies of it. */
async function useRunsAt(workspaceId: string, runs: number, now: Date): Promise<void> {
  await copyAudit(workspaceId, await runAt(workspaceId, now), runs - 1, now);
}

const usedAt = async (workspaceId: string, now: Date) =>
  (await getPlanUsage(await operatorFor(workspaceId), now)).audits.used;

const LIMIT = { title: "Audit Limit Reached", status: 402 };

describe("audits are counted per month from the day of the month on which the plan began", () => {
  it.each([
    ["2024-03-15T13:30:00Z", "2024-04-15T00:00:00Z"],
    ["2024-01-31T10:00:00Z", "2024-02-29T00:00:00Z"],
    ["2023-01-30T10:00:00Z", "2023-02-28T00:00:00Z"],
    ["2024-12-31T23:59:59Z", "2025-01-31T00:00:00Z"],
  ])("a plan that began at %s has its second month from %s on", async (start, second) => {
    const { id } = await makeOnPlan("pro", at(start));
    const lastMoment = new Date(at(second).getTime() - 1);
    const first = await runAt(id, at(start));
    await copyAudit(id, first, 8, lastMoment);
    await runAt(id, lastMoment);
    await expect(runAt(id, lastMoment)).rejects.toMatchObject(LIMIT);
    expect(await usedAt(id, lastMoment)).toBe(10);
    expect(await usedAt(id, at(second))).toBe(0);
    await runAt(id, at(second));
    expect(await usedAt(id, at(second))).toBe(1);
  });

  it("after a short month the day is that of the plan's beginning again", async () => {
    const { id } = await makeOnPlan("pro", at("2024-01-31T10:00:00Z"));
    await runAt(id, at("2024-03-30T23:59:59Z"));
    expect(await usedAt(id, at("2024-03-30T23:59:59Z"))).toBe(1);
    expect(await usedAt(id, at("2024-03-31T00:00:00Z"))).toBe(0);
  });

  it("an annual billing period counts by the month too", async () => {
    const { id } = await makeOnPlan("pro", at("2024-03-15T13:30:00Z"));
    await changeWorkspace(id, { billing: "annual" }, at("2024-03-15T13:30:00Z"));
    await useRunsAt(id, 10, at("2024-05-20T00:00:00Z"));
    await expect(runAt(id, at("2024-06-14T23:59:59Z"))).rejects.toMatchObject(LIMIT);
    await runAt(id, at("2024-06-15T00:00:00Z"));
  });
});

describe("a failed audit", () => {
  it("gives its run back once", async () => {
    const { id } = await makeOnPlan("pro", at("2024-03-15T00:00:00Z"));
    const now = at("2024-03-20T00:00:00Z");
    await useRunsAt(id, 9, now);
    const operator = await operatorFor(id);
    const { audit_id: auditId } = await startAudit(operator, { lookback_days: 90 }, { now });
    expect(await usedAt(id, now)).toBe(10);
    const ended = { workspaceId: id, auditId, title: "Ended", detail: "By the test.", now };
    const answers = await Promise.all([failAudit(ended), failAudit(ended), failAudit(ended)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await usedAt(id, now)).toBe(9);
    await runAt(id, now);
    await expect(runAt(id, now)).rejects.toMatchObject(LIMIT);
  });

  it("gives the run back in the month in which it was started", async () => {
    const { id } = await makeOnPlan("pro", at("2024-03-15T00:00:00Z"));
    const [before, after] = [at("2024-04-14T23:59:00Z"), at("2024-04-15T00:01:00Z")];
    const operator = await operatorFor(id);
    const { audit_id: auditId } = await startAudit(operator, { lookback_days: 90 }, { now: before });
    await failAudit({ workspaceId: id, auditId, title: "Ended", detail: "By the test.", now: after });
    expect(await usedAt(id, before)).toBe(0);
    expect(await usedAt(id, after)).toBe(0);
  });
});

describe("a change of the plan", () => {
  const AGENCY_ONLY = OPERATIONS.filter(({ plan }) => plan === "agency");

  it("upward takes effect at once: a used-up limit is gone, and its operations are there", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 10);
    const run = () => ask("POST", "/v1/audit/run", { key: workspace.key });
    expectProblem(await run(), 402, "Audit Limit Reached");
    await changeWorkspace(workspace.id, { plan: "agency" }, new Date());
    expect((await run()).status).toBe(200);
    for (const { method, path } of AGENCY_ONLY)
      expect((await ask(method, path, { key: workspace.key })).status).not.toBe(403);
    const { headers } = await ask("GET", "/v1/score", { key: workspace.key });
    expect(headers.get("ratelimit-policy")).toBe('"agency-score";q=300;w=60');
  });

  it("downward keeps everything readable that the plan has, and refuses what is new", async () => {
    const workspace = await makeSmallWorkspace("agency");
    for (const platform of ["youtube", "tiktok", "linkedin", "pinterest"] as const)
      await importText(workspace.id, platform, makePosts(2));
    const auditId = await runToEnd(workspace);
    await changeWorkspace(workspace.id, { plan: "pro" }, new Date());
    const read = (path: string) => ask("GET", path, { key: workspace.key });
    expect((await read("/v1/platforms")).body.total_connected).toBe(5);
    expect((await read("/v1/workspace")).body).toMatchObject({ platform_limit: 4, platforms_connected: 5 });
    for (const path of ["/v1/score", "/v1/score/history", `/v1/audit/${auditId}`])
      expect((await read(path)).status).toBe(200);
    const caller = await operatorFor(workspace.id);
    await checkPlatformLimit(caller, "youtube");
    const refusal = { title: "Limit Reached", status: 409 };
    await expect(checkPlatformLimit(caller, "instagram")).rejects.toMatchObject(refusal);
    const added = addWorkspace(workspace.id, "One more", new Date());
    await expect(added).rejects.toMatchObject(refusal);
  });

  it("downward deletes nothing: campaigns and webhooks are there again after an upgrade, the webhooks paused", async () => {
    const workspace = await makeSmallWorkspace("agency");
    const { key } = workspace;
    const [campaign, webhook] = [await makeCampaign(workspace), await makeWebhook(workspace)];
    await changeWorkspace(workspace.id, { plan: "pro" }, new Date());
    for (const { method, path } of AGENCY_ONLY)
      expectProblem(await ask(method, path, { key }), 403, "Plan Required");
    await changeWorkspace(workspace.id, { plan: "agency" }, new Date());
    expect((await ask("GET", `/v1/campaigns/${campaign}`, { key })).status).toBe(200);
    const again = await ask("GET", `/v1/webhooks/${webhook}`, { key });
    expect(again.body).toMatchObject({ id: webhook, status: "paused" });
  });

  it("begins a new month: what was run before its day is not counted", async () => {
    const { id } = await makeOnPlan("agency", at("2024-01-10T00:00:00Z"));
    await useRunsAt(id, 11, at("2024-01-15T00:00:00Z"));
    await changeWorkspace(id, { plan: "pro" }, at("2024-01-20T12:00:00Z"));
    await useRunsAt(id, 10, at("2024-01-21T00:00:00Z"));
    await expect(runAt(id, at("2024-02-19T23:59:59Z"))).rejects.toMatchObject(LIMIT);
    await runAt(id, at("2024-02-20T00:00:00Z"));
  });

  it("to the plan that it has already begins nothing", async () => {
    const { id } = await makeOnPlan("pro", at("2024-01-10T00:00:00Z"));
    await useRunsAt(id, 10, at("2024-01-15T00:00:00Z"));
    await changeWorkspace(id, { plan: "pro" }, at("2024-01-20T12:00:00Z"));
    await expect(runAt(id, at("2024-01-21T00:00:00Z"))).rejects.toMatchObject(LIMIT);
  });
});
