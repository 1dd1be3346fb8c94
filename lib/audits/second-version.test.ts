import { afterEach, describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { SECOND } from "../formula/second-version.fixture.ts";
import { formula, tryFormula } from "../formula/versions.ts";
import { listRecommendations } from "../recommendations/list-recommendations.ts";
import { getHistory } from "../score/get-history.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";
import { addDays, utcDay } from "../time.ts";
import { explainAudit } from "./explain-audit.ts";
import { runAudit } from "./run-audit.ts";
import { startAudit } from "./start-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

/** One post every two weeks. */
const RARE_POSTS = [
  "id,created_at,text,likes,comments,shares,impressions",
  ...Array.from({ length: 9 }, (_, at) => {
    const day = addDays(utcDay(new Date()), -(14 * at + 1));
    return `s${at},${day}T09:00:00Z,Post ${at},200,5,15,4000`;
  }),
  "",
].join("\n");

const SHIPPED = formula().name;
let stop = () => {};
afterEach(() => stop());

async function auditWithSecond() {
  const workspace = await makeWorkspace("pro");
  await importText(workspace.id, "twitter", RARE_POSTS);
  const auditId = await runToEnd(workspace);
  stop = tryFormula(SECOND);
  return {
    ...workspace,
    auditId,
    second: await runToEnd(workspace),
    caller: await operatorFor(workspace.id),
  };
}

const storedAudit = (workspaceId: string, id: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.audit.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
  );

describe("a second version of the formula", () => {
  it("scores, explains and verifies new audits, and old ones stay what they were", async () => {
    const { id, key, auditId, second, caller } = await auditWithSecond();
    const { body } = await ask("GET", `/v1/audit/${second}?expand=explanation`, { key });
    expect(body.explanation.formula_version).toBe("v1-presence");
    const input = readFrozenInput((await storedAudit(id, second)).input ?? "", SECOND);
    expect(body.score).toBe(SECOND.score(input).score);
    expect(body.score).not.toBe(formula(SHIPPED).score(input).score);
    expect(await verifyAudit(caller, second)).toMatchObject({ equal: true, stored: { score: body.score } });
    expect(await verifyAudit(caller, auditId)).toMatchObject({ equal: true });
    expect((await ask("GET", "/v1/score", { key })).body).toMatchObject({
      score: body.score,
      formula_version: "v1-presence",
    });
    const { result, previous } = await explainAudit(caller, second);
    expect(result.explanation.formula_version).toBe("v1-presence");
    expect(previous?.audit_id).toBe(auditId);
    expect(previous).toMatchObject({
      difference: { formula: { before: SHIPPED, after: "v1-presence" } },
      movements: [],
    });
    expect(result.change).toBeUndefined();
    const changes = Object.values(body.pillars as Record<string, { change: string }>);
    expect(changes.map(({ change }) => change)).toEqual(Array(5).fill("+0.0"));
  });

  it("recommends by its own weights, in the audit and in the ledger", async () => {
    const { id, second, caller } = await auditWithSecond();
    const { input, result } = await storedAudit(id, second);
    const told = SECOND.recommend.list(readFrozenInput(input ?? "", SECOND));
    const gains = (list: { change: string; composite_gain: number }[]) =>
      list.map(({ change, composite_gain }) => [change, composite_gain]);
    const { recommendations } = result as unknown as { recommendations: typeof told };
    expect(gains(recommendations)).toEqual(gains(told));
    const before = formula(SHIPPED).recommend.list(readFrozenInput(input ?? "", formula(SHIPPED)));
    expect(gains(recommendations)).not.toEqual(gains(before));
    const entries = await listRecommendations(caller, new Date());
    expect(entries.map(({ kept_weeks }) => kept_weeks)).toEqual(
      entries.map(({ pillar }) => SECOND.explain.keptWeeks(pillar)),
    );
  });

  it("reconstructs the history", async () => {
    const { id } = await auditWithSecond();
    await rebuildHistory(id, new Date());
    const points = await withWorkspace(id, (tx) =>
      tx.scorePoint.findMany({ where: { workspaceId: id, kind: "reconstructed" } }),
    );
    expect(points.length).toBeGreaterThan(0);
    expect(new Set(points.map(({ formulaVersion }) => formulaVersion))).toEqual(new Set(["v1-presence"]));
  });

  it("wins in the history over audits of the version before, and no difference crosses the two", async () => {
    const { id, key, caller } = await auditWithSecond();
    const today = utcDay(new Date());
    const read = async () => (await ask("GET", "/v1/score/history?granularity=daily", { key })).body;
    const before = await read();
    expect(before.data.at(-1).score).toBe((await ask("GET", "/v1/score", { key })).body.score);
    // Only today is of the new version yet: a difference would cross.
    expect(before.delta).toEqual({ score: "+0.0", period: `${today} to ${today}` });
    await rebuildHistory(id, new Date());
    const { data, version } = await getHistory(
      caller,
      { granularity: "daily", workspace_id: undefined },
      new Date(),
    );
    expect(version).toBe("v1-presence");
    expect(new Set(data.map(({ formulaVersion }) => formulaVersion))).toEqual(new Set(["v1-presence"]));
    const { delta } = await read();
    expect(delta.period.slice(0, 10)).toBe(data[0]?.date);
    expect(Object.keys((await read()).data[0])).toEqual(["date", "score", "pillars"]);
  });

  it("does not take over an audit that was started by the version before", async () => {
    const { id, caller } = await auditWithSecond();
    stop();
    const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
    stop = tryFormula(SECOND);
    await runAudit(id, audit_id);
    expect((await storedAudit(id, audit_id)).formulaVersion).toBe(SHIPPED);
    expect(await verifyAudit(caller, audit_id)).toMatchObject({ equal: true });
  });
});
