import { describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { auditsUsed, runAsOperator, runToEnd } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";
import { addDays, utcDay } from "../time.ts";
import { findCoverage } from "./find-coverage.ts";
import { runAudit } from "./run-audit.ts";
import { startPastAudit } from "./start-past-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

const TODAY = utcDay(new Date());
const daysAgo = (days: number) => addDays(TODAY, -days);
const OPTIONS = { lookback_days: 90 };

async function makeBrand(lastPost: string) {
  const workspace = await makeWorkspace("pro");
  await importText(workspace.id, "twitter", makePosts(30, lastPost));
  return { ...workspace, caller: await operatorFor(workspace.id) };
}

const resultOf = async ({ key }: { key: string }, auditId: string) =>
  (await ask("GET", `/v1/audit/${auditId}`, { key })).body;

describe("an audit for which no source covers any of the last 13 weeks", () => {
  it("fails, names the newest day that can be scored, and gives its run back", async () => {
    const brand = await makeBrand(daysAgo(91));
    const auditId = await runToEnd(brand);
    const { error, ...result } = await resultOf(brand, auditId);
    expect(result).toMatchObject({ status: "failed", score: null });
    expect(error.title).toBe("No Recent Data");
    expect(error.detail).toContain(daysAgo(91));
    expect(await auditsUsed(brand)).toBe(0);
    expect(await findCoverage(brand.caller, new Date())).toMatchObject({
      isRecent: false,
      newest: daysAgo(91),
    });
  });

  it("fails at its first try, and is not failed by a single day of them", async () => {
    const brand = await makeBrand(daysAgo(200));
    await runToEnd(brand);
    const steps = await withWorkspace(brand.id, (tx) =>
      tx.auditStep.findMany({ where: { workspaceId: brand.id, name: "score" } }),
    );
    expect(steps.map(({ runs }) => runs)).toEqual([1]);
    await importText(brand.id, "twitter", `date,followers\n${daysAgo(90)},500\n`);
    expect(await findCoverage(brand.caller, new Date())).toMatchObject({
      isRecent: true,
      newest: daysAgo(90),
    });
    expect(await resultOf(brand, await runToEnd(brand))).toMatchObject({ status: "completed" });
  });

  it("is the same as of a past day, of what was known then", async () => {
    const brand = await makeBrand(daysAgo(10));
    const auditId = await runAsOperator(brand.id, { asOf: daysAgo(60) });
    const { error } = await resultOf(brand, auditId);
    expect(error).toMatchObject({
      title: "No Recent Data",
      detail: expect.stringMatching(/no dated figures up to then/),
    });
  });
});

describe("a member's audit as of a day", () => {
  it("writes its point there, uses no run, sends nothing, and never is the current score", async () => {
    const brand = await makeBrand(daysAgo(120));
    const { audit_id } = await startPastAudit(brand.caller, OPTIONS, daysAgo(120), new Date());
    await runAudit(brand.id, audit_id);
    expect(await resultOf(brand, audit_id)).toMatchObject({ status: "completed" });
    expect(await verifyAudit(brand.caller, audit_id)).toMatchObject({ equal: true });
    const where = { workspaceId: brand.id };
    const point = await withWorkspace(brand.id, (tx) =>
      tx.scorePoint.findFirst({ where: { ...where, kind: "audit" } }),
    );
    expect(point && utcDay(point.date)).toBe(daysAgo(120));
    expect(await auditsUsed(brand)).toBe(0);
    expect(await withWorkspace(brand.id, (tx) => tx.event.count({ where }))).toBe(0);
    expect((await ask("GET", "/v1/score", { key: brand.key })).status).toBe(404);
  });

  it("is refused for days that an audit of the present looks at", async () => {
    const brand = await makeBrand(daysAgo(120));
    for (const day of [daysAgo(90), TODAY, addDays(TODAY, 30), "0001-01-01"]) {
      const started = startPastAudit(brand.caller, OPTIONS, day, new Date());
      await expect(started).rejects.toMatchObject({ title: "Invalid Request" });
    }
  });
});

describe("the reconstructed history", () => {
  it("has no points where no source covers the 13 weeks up to a day", async () => {
    const brand = await makeBrand(daysAgo(400));
    await importText(brand.id, "twitter", makePosts(20).replaceAll("\np", "\nq"));
    await rebuildHistory(brand.id, new Date());
    const points = await withWorkspace(brand.id, (tx) =>
      tx.scorePoint.findMany({ where: { workspaceId: brand.id }, orderBy: { date: "asc" } }),
    );
    const days = points.map(({ date }) => utcDay(date));
    const [last, next] = [daysAgo(400 - 90), daysAgo(19)];
    expect(days.filter((day) => day > last && day < next)).toEqual([]);
    expect(days).toEqual(expect.arrayContaining([daysAgo(429), last, next, TODAY]));
    expect(days).toHaveLength(30 + 90 + 20);
  });
});
