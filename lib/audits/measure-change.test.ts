import { describe, expect, it, onTestFinished } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import {
  importBetterPosts,
  makeAuditedWorkspace,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
} from "#scripts/testing/audits.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { formula, tryFormula } from "../formula/versions.ts";
import { utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";
import { explainAudit } from "./explain-audit.ts";

/** Posts of the last months before a day, with many likes or few. */
function postsText(name: string, from: number, to: number, likes: number): string {
  const rows = Array.from({ length: to - from }, (_, at) => {
    const day = utcDay(new Date(Date.now() - (from + at) * 86_400_000));
    return `${name}${at},${day}T09:00:00Z,Post ${at},${likes + (at % 9)},2,1,${2_000 + 100 * (at % 7)}`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}

const explained = async (key: string, path: string) =>
  (await ask("GET", `${path}?expand=explanation`, { key })).body;

describe("the bounds of a change", () => {
  it("stand in the explanation from the second audit on, and leave its sum as it is", async () => {
    const { id, key, auditId } = await makeAuditedWorkspace();
    expect((await explained(key, `/v1/audit/${auditId}`)).explanation).not.toHaveProperty("change");
    await importBetterPosts(id);
    const next = await runToEnd({ id, key });
    const { score, explanation } = await explained(key, `/v1/audit/${next}`);
    const before = (await explained(key, `/v1/audit/${auditId}`)).score;
    expect(explanation.change).toMatchObject({
      comparable: true,
      confidence: 0.9,
      within_noise: expect.any(Boolean),
    });
    expect(explanation.change.points).toBeCloseTo(score - before, 6);
    expect(explanation.change.low).toBeLessThanOrEqual(explanation.change.points);
    const points = explanation.contributions.reduce(
      (sum: number, one: { points: number }) => sum + one.points,
      50,
    );
    expect(points + explanation.rounding).toBeCloseTo(score, 6);
    expect((await explained(key, "/v1/score")).explanation.change).toEqual(explanation.change);
    expect((await ask("GET", `/v1/audit/${next}`, { key })).body).not.toHaveProperty("change");
  });

  it("say within noise of the same figures again, and more than noise when all posts do better", async () => {
    const { id, key } = await makeSmallWorkspace();
    await importText(id, "twitter", postsText("a", 8, 120, 4));
    await runToEnd({ id, key });
    const same = await explained(key, `/v1/audit/${await runToEnd({ id, key })}`);
    expect(same.explanation.change).toEqual({
      points: 0,
      comparable: true,
      low: 0,
      high: 0,
      within_noise: true,
      confidence: 0.9,
    });
    await importText(id, "twitter", postsText("a", 8, 120, 400));
    const better = await explained(key, `/v1/audit/${await runToEnd({ id, key })}`);
    expect(better.explanation.change).toMatchObject({ within_noise: false });
    expect(better.explanation.change.points).toBeGreaterThan(2);
  });

  it("are not there where the audit before was of other platforms: the change is not comparable", async () => {
    const { id, key } = await makeSmallWorkspace("agency");
    await importText(id, "twitter", postsText("a", 8, 120, 4));
    await importText(id, "youtube", postsText("v", 8, 120, 400));
    await runToEnd({ id, key }, { platforms: ["twitter"] });
    const other = await runToEnd({ id, key }, { platforms: ["youtube"] });
    const { score, explanation } = await explained(key, `/v1/audit/${other}`);
    expect(explanation.change).toEqual({ points: expect.any(Number), comparable: false });
    const previous = (await explainAudit(await operatorFor(id), other)).previous;
    expect(explanation.change.points).toBeCloseTo(score - (previous?.score ?? 0), 6);
    expect(previous?.difference.platforms).toEqual({ before: ["twitter"], after: ["youtube"] });
    const sides = previous?.movements.map(({ platform, before, after }) => {
      return platform && [platform, platform === "twitter" ? after : before].join(" ");
    });
    expect(new Set(sides?.filter(Boolean))).toEqual(new Set(["twitter not asked", "youtube not asked"]));
    const again = await runToEnd({ id, key }, { platforms: ["youtube"] });
    expect((await explained(key, `/v1/audit/${again}`)).explanation.change).toMatchObject({
      comparable: true,
    });
    const events = await withWorkspace(id, (tx) =>
      tx.event.findMany({ where: { workspaceId: id, type: "score.changed" }, orderBy: { sequence: "asc" } }),
    );
    expect(events.map(({ body }) => JSON.parse(body).data.cause)[1]).toEqual({
      kind: "audit",
      audit_id: other,
      comparable: false,
    });
  });

  /** Audited while it posted, and when all that is known of the last weeks is a text in no language that is read. */
  async function auditQuiet() {
    const { id } = await makeWorkspace();
    await importText(id, "twitter", postsText("a", 110, 170, 4));
    const day = (ago: number) => utcDay(new Date(Date.now() - ago * 86_400_000));
    await importText(id, "twitter", `id,created_at,text,author\nc1,${day(10)}T08:00:00Z,ᚠᚢᚦᚨᚱᚲ,anna\n`);
    await runAsOperator(id, { asOf: day(102) });
    const quiet = await runAsOperator(id, { asOf: day(4) });
    return explainAudit(await operatorFor(id), quiet);
  }

  it("are those of what is held where nothing newer is known: a brand that fell silent did not gain by it", async () => {
    const { result, previous } = await auditQuiet();
    expect(previous?.difference.pillars.impact).toBe("known");
    expect(result.confidence.impact.evidence).toContain("held since");
    expect(result.change).toMatchObject({ comparable: true });
    expect(result.change?.points).toBeLessThan(0);
  });

  it("are not there where a pillar is no longer known", async () => {
    // Version 1 holds no value that nothing newer is known of.
    onTestFinished(tryFormula(formula("v1")));
    const { result, previous } = await auditQuiet();
    expect(result.confidence.impact.level).toBe("none");
    expect(previous?.difference.pillars.impact).toBe("no longer known");
    expect(result.change).toEqual({ points: expect.any(Number), comparable: false });
  });

  it("are absent from results of older versions, which still read", async () => {
    const { id, auditId } = await makeAuditedWorkspace();
    const where = { workspaceId_id: { workspaceId: id, id: auditId } };
    const { result } = await withWorkspace(id, (tx) => tx.audit.findUniqueOrThrow({ where }));
    const { change: _change, ...old } = result as Record<string, unknown>;
    const recommendations = (old.recommendations as Record<string, unknown>[]).map(
      ({ change: _key, pillar_gain: _gain, ...one }) => one,
    );
    expect(StoredResult.parse({ ...old, recommendations })).not.toHaveProperty("change");
  });
});
