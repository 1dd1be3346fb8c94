import { beforeAll, describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  auditsUsed,
  importBetterPosts,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  startRun,
} from "#scripts/testing/audits.ts";
import { expectConfidence, expectExplanation } from "#scripts/testing/expect-explanation.ts";
import { expectComposite, expectFields, ISO_UTC, SIGNED, WEIGHTS } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";

type PillarDetail = { score: number; change: string; grade: string };
type Recommendation = { priority: number; pillar: Pillar; action: string; expected_impact: string };

const FIELDS = [
  "audit_id",
  "status",
  "completed_at",
  "score",
  "pillars",
  "recommendations",
  "industry_benchmark",
];
const get = (key: string, auditId: string, query = "") => ask("GET", `/v1/audit/${auditId}${query}`, { key });

async function makeFullAudit() {
  const workspace = await makeWorkspaceWithPosts("agency");
  const auditId = await runToEnd(workspace);
  return { ...workspace, auditId, result: (await get(workspace.key, auditId)).body };
}

/** An audit that tests only read. */
let full: Awaited<ReturnType<typeof makeFullAudit>>;

beforeAll(async () => {
  full = await makeFullAudit();
});

const detailsOf = (body: { pillars: Record<Pillar, PillarDetail> }) => Object.values(body.pillars);
const scoresOf = (body: { pillars: Record<Pillar, PillarDetail> }): Pillars =>
  Object.fromEntries(PILLARS.map((name) => [name, body.pillars[name].score])) as Pillars;
const gradeOf = (score: number) => (score >= 55 ? "green" : score >= 35 ? "yellow" : "red");
const signed = (tenths: number) => `${tenths < 0 ? "-" : "+"}${(Math.abs(tenths) / 10).toFixed(1)}`;

describe("200", () => {
  it("answers with exactly the contract's fields", async () => {
    const { key, auditId } = full;
    const { status, body } = await get(key, auditId);
    expect(status).toBe(200);
    expectFields(body, FIELDS);
    expect(body).toMatchObject({ audit_id: auditId, status: "completed" });
    expect(body.completed_at).toMatch(ISO_UTC);
    expect(Date.parse(body.completed_at)).toBeLessThanOrEqual(Date.now());
  });

  it("its composite is the weighted sum of its pillars, each with a grade", async () => {
    const { result } = full;
    expectComposite(result.score, scoresOf(result));
    for (const pillar of detailsOf(result)) {
      expectFields(pillar, ["score", "change", "grade"]);
      expect(pillar.grade).toBe(gradeOf(pillar.score));
    }
  });

  it("the first audit changes nothing: +0.0", async () => {
    expect(detailsOf(full.result).map(({ change }) => change)).toEqual(Array(5).fill("+0.0"));
  });

  it("`change` compares with the previous completed audit, always signed", async () => {
    const { id, key, result: first } = await makeFullAudit();
    await importBetterPosts(id);
    await failAudit({
      workspaceId: id,
      auditId: await startRun({ id, key }),
      title: "Audit Failed",
      detail: "It was ended.",
      now: new Date(),
    });
    const { body: second } = await get(key, await runToEnd({ id, key }));
    expect(second.score).not.toBe(first.score);
    for (const name of PILLARS) {
      const tenths = Math.round(second.pillars[name].score * 10) - Math.round(first.pillars[name].score * 10);
      expect(second.pillars[name].change).toMatch(SIGNED);
      expect(second.pillars[name].change).toBe(signed(tenths));
    }
  });

  it("an audit stays as it was when a newer one completes", async () => {
    const { id, key, auditId, result } = await makeFullAudit();
    await importBetterPosts(id);
    await runToEnd({ id, key });
    expect((await get(key, auditId)).body).toEqual(result);
  });

  it("is read anew once its row has changed, and by nobody who may not see it", async () => {
    const { id, key } = await makeSmallWorkspace("agency");
    const auditId = await runToEnd({ id, key });
    const before = await get(key, auditId);
    expect((await get(key, auditId)).headers.get("etag")).toBe(before.headers.get("etag"));
    await ownerDb().audit.update({
      where: { workspaceId_id: { workspaceId: id, id: auditId } },
      data: { completedAt: new Date("2026-01-02T03:04:05.678Z") },
    });
    expect((await get(key, auditId)).body).toEqual({
      ...before.body,
      completed_at: "2026-01-02T03:04:05.678Z",
    });
    expectProblem(await get(full.key, auditId), 404, "Not Found");
    await ownerDb().workspace.update({ where: { id }, data: { deletedAt: new Date() } });
    expectProblem(await get(key, auditId), 404, "Not Found");
  });

  it("recommends what gives the composite most first", async () => {
    const { recommendations } = full.result;
    expect(recommendations.length).toBeGreaterThan(0);
    const gains = recommendations.map(expectRecommendation);
    expect(recommendations.map(({ priority }: Recommendation) => priority)).toEqual(
      gains.map((_: number, n: number) => n + 1),
    );
    // The points are published with one decimal, so neighbours may seem to differ by as much as that hides.
    for (const [n, gain] of gains.slice(1).entries()) expect(gain).toBeLessThanOrEqual(gains[n] + 0.03);
  });

  it("compares with the industry", async () => {
    const { score, industry_benchmark: benchmark } = full.result;
    expectFields(benchmark, ["your_score", "industry_average", "percentile"]);
    expect(benchmark.your_score).toBe(score);
    expect(benchmark.industry_average).toBeTypeOf("number");
    expect(Number.isInteger(benchmark.percentile)).toBe(true);
    expect(benchmark.percentile).toBeGreaterThanOrEqual(0);
    expect(benchmark.percentile).toBeLessThanOrEqual(100);
  });

  it("?expand= adds the explanation, the confidence, or both, and nothing else", async () => {
    const { key, auditId, result } = full;
    const { body } = await get(key, auditId, "?expand=explanation,confidence");
    const { explanation, confidence, ...rest } = body;
    expect(rest).toEqual(result);
    expectExplanation(explanation, body.score);
    expectConfidence(confidence);
    expectFields((await get(key, auditId, "?expand=explanation")).body, [...FIELDS, "explanation"]);
    expectFields((await get(key, auditId, "?expand=confidence")).body, [...FIELDS, "confidence"]);
  });

  it("ignores unknown parameters", async () => {
    const { key, auditId } = full;
    expectFields((await get(key, auditId, "?fields=score&workspace_id=ws_none")).body, FIELDS);
  });
});

function expectRecommendation(recommendation: Recommendation): number {
  expectFields(recommendation, ["priority", "pillar", "action", "expected_impact"]);
  const { pillar, action, expected_impact } = recommendation;
  expect(PILLARS).toContain(pillar);
  expect(action).toMatch(/\w+ \w+/);
  const name = `${pillar[0]?.toUpperCase()}${pillar.slice(1)}`;
  expect(expected_impact).toMatch(new RegExp(`^\\+\\d+\\.\\d ${name}$`));
  return (WEIGHTS[pillar] / 100) * Number.parseFloat(expected_impact);
}

describe("a failed audit", () => {
  async function makeFailedAudit() {
    const workspace = await makeSmallWorkspace();
    const auditId = await startRun(workspace);
    const end = () =>
      failAudit({
        workspaceId: workspace.id,
        auditId,
        title: "Audit Failed",
        detail: "The worker was gone.",
        now: new Date(),
      });
    return { ...workspace, auditId, end };
  }

  it("answers 200 with the error, and null for the result", async () => {
    const { key, auditId, end } = await makeFailedAudit();
    await end();
    const { status, body } = await get(key, auditId);
    expect(status).toBe(200);
    expect(body).toEqual({
      audit_id: auditId,
      status: "failed",
      completed_at: expect.stringMatching(ISO_UTC),
      error: { title: "Audit Failed", detail: "The worker was gone." },
      score: null,
      pillars: null,
      recommendations: null,
      industry_benchmark: null,
    });
  });

  it("answers also with ?expand=", async () => {
    const { key, auditId, end } = await makeFailedAudit();
    await end();
    const { status, body } = await get(key, auditId, "?expand=explanation,confidence");
    expect([status, body.status]).toEqual([200, "failed"]);
  });

  it("gives its run back, once", async () => {
    const workspace = await makeFailedAudit();
    expect(await auditsUsed(workspace)).toBe(1);
    await workspace.end();
    expect(await auditsUsed(workspace)).toBe(0);
    await runToEnd(workspace);
    await workspace.end();
    expect(await auditsUsed(workspace)).toBe(1);
  });

  it("a completed audit can no longer fail", async () => {
    const workspace = await makeFailedAudit();
    await workspace.end();
    const auditId = await runToEnd(workspace);
    await failAudit({ workspaceId: workspace.id, auditId, title: "Late", detail: "Late.", now: new Date() });
    expect((await get(workspace.key, auditId)).body.status).toBe("completed");
    expect(await auditsUsed(workspace)).toBe(1);
  });
});

describe("an audit as of a past date", () => {
  it("is read like any other, uses no quota and is never the current score", async () => {
    const workspace = await makeWorkspaceWithPosts("pro");
    const auditId = await runAsOperator(workspace.id, { asOf: addDays(utcDay(new Date()), -40) });
    const { status, body } = await get(workspace.key, auditId);
    expect(status).toBe(200);
    expectFields(body, FIELDS);
    expect(await auditsUsed(workspace)).toBe(0);
    expectProblem(await ask("GET", "/v1/score", { key: workspace.key }), 404, "No Score Available");
  });
});

it("404 Not Found: an audit of another account, also while it is processed", async () => {
  const [{ key }, other] = [await makeWorkspace("pro"), await makeSmallWorkspace()];
  expectProblem(await get(key, await startRun(other)), 404, "Not Found");
});

describe("425 Too Early", () => {
  it("425 Too Early: The audit is still processing.", async () => {
    const workspace = await makeSmallWorkspace();
    const answer = await get(workspace.key, await startRun(workspace));
    expectProblem(answer, 425, "Too Early");
    const seconds = answer.headers.get("retry-after") ?? "";
    expect(seconds).toMatch(/^\d+$/);
    expect(Number(seconds)).toBeGreaterThanOrEqual(2);
    expect(Number(seconds)).toBeLessThanOrEqual(10);
  });

  it("tells the progress", async () => {
    const workspace = await makeSmallWorkspace();
    const { body } = await get(workspace.key, await startRun(workspace));
    expect([body.step, body.steps, body.percent]).toEqual(["Collect the figures of X (Twitter)", 6, 0]);
  });
});
