import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { getCampaign } from "#lib/campaigns/get-campaign.ts";
import { refreshLiveScores } from "#lib/current-score/refresh-live-scores.ts";
import { withWorkspace } from "#lib/db.ts";
import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { SECOND } from "#lib/formula/second-version.fixture.ts";
import { formula, tryFormula } from "#lib/formula/versions.ts";
import { findOldHistories, switchHistory } from "#lib/score/switch-history.ts";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { beginDaysAgo, inDays } from "#scripts/testing/campaigns.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { reconcile } from "./reconcile.ts";
import { runHere } from "./tasks.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 20_000, interval: 50 };
const SHIPPED = formula().name;
let stopTrying = () => {};
let stopWorkers: (() => Promise<void>)[] = [];

beforeEach(() => ownerDb().workspace.updateMany({ data: { deletedAt: new Date() } }));
afterEach(async () => {
  await Promise.all(stopWorkers.map((stop) => stop()));
  stopWorkers = [];
  stopTrying();
});

const upgrade = () => {
  stopTrying = tryFormula(SECOND);
};

async function makeBrand(plan: "agency" | "enterprise" = "agency") {
  const workspace = await makeWorkspace(plan);
  await importText(workspace.id, "twitter", makePosts(40));
  return { ...workspace, auditId: await runToEnd(workspace), caller: await operatorFor(workspace.id) };
}

const pointsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.scorePoint.findMany({ where: { workspaceId, kind: "reconstructed" }, orderBy: { date: "asc" } }),
  );
const versionsOf = async (workspaceId: string) =>
  new Set((await pointsOf(workspaceId)).map(({ formulaVersion }) => formulaVersion));
const eventsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId, type: "score.changed" };
    const events = await tx.event.findMany({
      where,
      include: { deliveries: true },
      orderBy: { sequence: "asc" },
    });
    return events.map(({ body, deliveries }) => ({ ...JSON.parse(body).data, sent: deliveries.length }));
  });

describe("histories under a new formula", () => {
  it("are written anew by whichever workers start, each once, and the current score stays until the next audit", async () => {
    const brands = [await makeBrand(), await makeBrand(), await makeBrand()];
    const before = await pointsOf(brands[0]?.id ?? "");
    const score = await ask("GET", "/v1/score", { key: brands[0]?.key ?? "" });
    upgrade();
    stopWorkers = [startWorker(3_600_000, runHere), startWorker(3_600_000, runHere)];
    for (const { id } of brands)
      await expect.poll(() => versionsOf(id), WITHIN).toEqual(new Set(["v1-presence"]));
    const after = await pointsOf(brands[0]?.id ?? "");
    expect(after.map(({ date }) => date)).toEqual(before.map(({ date }) => date));
    expect(after.map(({ score }) => score)).not.toEqual(before.map(({ score }) => score));
    expect((await ask("GET", "/v1/score", { key: brands[0]?.key ?? "" })).body).toEqual(score.body);
  });

  it("are taken once, rest after they were tried, and are none of a version that is not known", async () => {
    const [brand, newer] = [await makeBrand(), await makeBrand()];
    await ownerDb().scorePoint.updateMany({
      where: { workspaceId: newer.id },
      data: { formulaVersion: "v9" },
    });
    expect(await findOldHistories()(9)).toEqual([]);
    upgrade();
    let now = 0;
    const find = findOldHistories(() => now);
    expect(await find(9)).toEqual([brand.id]);
    expect(await find(9)).toEqual([]);
    now += 600_000;
    expect(await find(9)).toEqual([brand.id]);
    const both = await Promise.all([
      switchHistory(brand.id, new Date()),
      switchHistory(brand.id, new Date()),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    now += 600_000;
    expect(await find(9)).toEqual([]);
    expect(await switchHistory(newer.id, new Date())).toBe(false);
  });

  it("stay whole when the work breaks off", async () => {
    const { id } = await makeBrand();
    const before = await pointsOf(id);
    let days = 0;
    const score = (input: FormulaInput) => {
      if (++days > 20) throw new Error("the process ends here");
      return SECOND.score(input);
    };
    stopTrying = tryFormula({ ...SECOND, openPoints: () => score });
    await expect(switchHistory(id, new Date())).rejects.toThrow("ends here");
    expect(await pointsOf(id)).toEqual(before);
    upgrade();
    expect(await switchHistory(id, new Date())).toBe(true);
  });
});

describe("after a new formula", () => {
  it("a running campaign begins with the new score of its day, and is not compared with the old one", async () => {
    const workspace = await makeBrand();
    const { id, caller } = workspace;
    const campaign = await createCampaign(
      caller,
      { name: "Spring", start_date: new Date(inDays(1)) },
      new Date(),
    );
    await beginDaysAgo(id, campaign.id, 10);
    await reconcile(new Date());
    const read = () => getCampaign(caller, campaign.id, new Date());
    expect(await read()).toMatchObject({ status: "active", score_delta: null, score_at_start: null });
    await withWorkspace(id, (tx) =>
      tx.campaign.updateMany({
        where: { workspaceId: id },
        data: { scoreAtStart: 40, startVersion: SHIPPED },
      }),
    );
    expect(await read()).toMatchObject({ score_at_start: 40, score_delta: expect.stringMatching(/^[+-]/) });
    upgrade();
    await reconcile(new Date());
    expect(await read()).toMatchObject({ score_at_start: 40, score_delta: expect.stringMatching(/^[+-]/) });
    await switchHistory(id, new Date());
    await reconcile(new Date());
    const start = (await pointsOf(id)).find(({ date }) => date.toISOString().slice(0, 10) === inDays(-10));
    expect(await read()).toMatchObject({ score_at_start: start?.score, score_delta: null });
    await runToEnd(workspace);
    const { score_current: now, score_delta: delta } = await read();
    expect(Number(delta)).toBeCloseTo((now ?? 0) - (start?.score ?? 0), 6);
  });

  it("score.changed takes its new baseline silently, then tells changes as ever", async () => {
    const workspace = await makeBrand();
    const hook = { url: "https://hooks.example.com/plinth", events: ["score.changed"] };
    const { status } = await ask("POST", "/v1/webhooks", { key: workspace.key, body: hook });
    expect(status).toBe(200);
    upgrade();
    await runToEnd(workspace);
    const silent = await eventsOf(workspace.id);
    expect(silent.map(({ formula_version, sent }) => [formula_version, sent])).toEqual([
      [SHIPPED, 0],
      ["v1-presence", 0],
    ]);
    await importText(workspace.id, "twitter", makePosts(400).replaceAll("\np", "\nq"));
    await runToEnd(workspace);
    const last = (await eventsOf(workspace.id)).at(-1);
    expect(last).toMatchObject({ formula_version: "v1-presence", sent: 1, previous_score: silent[1].score });
  });

  it("a live score stays of the version of its audit, and follows the next one", async () => {
    const workspace = await makeBrand("enterprise");
    await ownerDb().workspace.update({ where: { id: workspace.id }, data: { realTime: true } });
    await refreshLiveScores(new Date());
    const read = async () => (await ask("GET", "/v1/score", { key: workspace.key })).body;
    const before = await read();
    upgrade();
    await refreshLiveScores(new Date(Date.now() + 3_700_000));
    expect(await read()).toMatchObject({ formula_version: SHIPPED, score: before.score });
    const auditId = await runToEnd(workspace);
    const { body: audit } = await ask("GET", `/v1/audit/${auditId}`, { key: workspace.key });
    expect(await read()).toMatchObject({ formula_version: "v1-presence", score: audit.score });
    expect((await eventsOf(workspace.id)).filter(({ sent }) => sent > 0)).toEqual([]);
  });
});
