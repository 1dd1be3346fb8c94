import { beforeAll, describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  importBetterPosts,
  makeAuditedWorkspace,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  startRun,
} from "#scripts/testing/audits.ts";
import { expectConfidence, expectExplanation } from "#scripts/testing/expect-explanation.ts";
import { expectComposite, expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";

const FIELDS = ["score", "formula_version", "calculated_at", "workspace_id", "tier"];
const get = (key: string, query = "") => ask("GET", `/v1/score${query}`, { key });

async function makeScored() {
  const workspace = await makeWorkspaceWithPosts("agency");
  return { ...workspace, auditId: await runToEnd(workspace) };
}

/** What tests only read. */
let scored: Awaited<ReturnType<typeof makeScored>>;

beforeAll(async () => {
  scored = await makeScored();
});

describe("200", () => {
  it("answers with exactly the contract's fields", async () => {
    const { id, key } = scored;
    const { status, body } = await get(key);
    expect(status).toBe(200);
    expectFields(body, [...FIELDS, "pillars"]);
    expect(body).toMatchObject({ workspace_id: id, tier: "agency", formula_version: formula().name });
    expect(body.calculated_at).toMatch(ISO_UTC);
    expect(Object.keys(body.pillars)).toEqual(PILLARS);
  });

  it("its composite is the weighted sum of its pillars, rounded half away from zero", async () => {
    const { body } = await get(scored.key);
    expectComposite(body.score, body.pillars);
  });

  it("?include_pillars=false leaves the pillars out, =true does not", async () => {
    const { key } = scored;
    expectFields((await get(key, "?include_pillars=false")).body, FIELDS);
    expectFields((await get(key, "?include_pillars=true")).body, [...FIELDS, "pillars"]);
  });

  it("?expand= adds the explanation, the confidence, or both, and nothing else", async () => {
    const { key } = scored;
    const { explanation, confidence, ...rest } = (await get(key, "?expand=explanation,confidence")).body;
    expect(rest).toEqual((await get(key)).body);
    expectExplanation(explanation, rest.score);
    expectConfidence(confidence);
    const few = "?include_pillars=false&expand=";
    expectFields((await get(key, `${few}explanation`)).body, [...FIELDS, "explanation"]);
    expectFields((await get(key, `${few}confidence`)).body, [...FIELDS, "confidence"]);
  });

  it("is the score of the most recent audit", async () => {
    const { id, key, auditId } = await makeScored();
    const first = (await ask("GET", `/v1/audit/${auditId}`, { key })).body;
    expect((await get(key)).body.score).toBe(first.score);
    await importBetterPosts(id);
    expect((await get(key)).body.score).toBe(first.score);
    const secondId = await runToEnd({ id, key });
    const second = (await ask("GET", `/v1/audit/${secondId}`, { key })).body;
    expect(second.score).not.toBe(first.score);
    expect((await get(key)).body.score).toBe(second.score);
  });

  it("stays what it was while an audit runs, when one fails, and after one as of a past date", async () => {
    const { id, key } = await makeScored();
    const { body } = await get(key);
    await importBetterPosts(id);
    const auditId = await startRun({ id, key });
    expect((await get(key)).body).toEqual(body);
    await failAudit({ workspaceId: id, auditId, title: "Failed", detail: "It was ended.", now: new Date() });
    expect((await get(key)).body).toEqual(body);
    await runAsOperator(id, { asOf: addDays(utcDay(new Date()), -30) });
    expect((await get(key)).body).toEqual(body);
    expect((await ask("GET", "/v1/workspace", { key })).body.current_service_score).toBe(body.score);
  });

  it("shows the plan of now as tier", async () => {
    const { id, key } = await makeAuditedWorkspace("pro");
    await changeWorkspace(id, { plan: "enterprise" }, new Date());
    expect((await get(key)).body.tier).toBe("enterprise");
  });

  it("ignores unknown parameters", async () => {
    expect((await get(scored.key, "?pillars=none&granularity=hourly")).status).toBe(200);
  });
});

describe("404 No Score Available", () => {
  it("404 No Score Available: No Brand Audit has been run for the workspace.", async () => {
    expectProblem(await get((await makeWorkspace("pro")).key), 404, "No Score Available");
  });

  it("comes while the first audit runs, and when it failed", async () => {
    const workspace = await makeSmallWorkspace();
    const auditId = await startRun(workspace);
    expectProblem(await get(workspace.key), 404, "No Score Available");
    await failAudit({
      workspaceId: workspace.id,
      auditId,
      title: "Failed",
      detail: "Ended.",
      now: new Date(),
    });
    expectProblem(await get(workspace.key), 404, "No Score Available");
  });

  it("reconstructed points never make it answer", async () => {
    const { id, key } = await makeWorkspaceWithPosts("pro");
    expect((await rebuildHistory(id, new Date())).points).toBeGreaterThan(0);
    expectProblem(await get(key), 404, "No Score Available");
    expect((await ask("GET", "/v1/score/history", { key })).status).toBe(200);
    expect((await ask("GET", "/v1/workspace", { key })).body.current_service_score).toBeNull();
  });
});
