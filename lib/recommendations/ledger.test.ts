import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Recommendation } from "#lib/formula/formula-result.ts";
import { utcDay } from "#lib/time.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, runAsOperator, runToEnd } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { decideRecommendation } from "./decide-recommendation.ts";
import { listRecommendations } from "./list-recommendations.ts";
import { recordRecommendations } from "./record-recommendations.ts";

const start = new Date("2026-01-01T09:00:00Z");
const onDay = (days: number) => new Date(start.getTime() + days * 86_400_000);

function advice(change: string, pillar_gain = 1.2): Recommendation {
  const words = {
    action: `Do ${change} for ${pillar_gain}`,
    evidence: "12 posts",
    expected_impact: "+1.2 Reach",
  };
  const gains = { pillar_gain, pillar_gain_28: pillar_gain / 4, composite_gain: 0.2 };
  return { priority: 1, change, pillar: "reach", ...gains, ...words };
}

async function makeLedger() {
  const { id, key, auditId } = await makeAuditedWorkspace();
  const caller = await operatorFor(id);
  await withWorkspace(id, (tx) => tx.recommendationEntry.deleteMany({ where: { workspaceId: id } }));
  const record = (changes: Recommendation[], now: Date) =>
    withWorkspace(id, (tx) =>
      recordRecommendations(tx, { workspaceId: id, auditId, recommendations: changes, now }),
    );
  const list = (now: Date) => listRecommendations(caller, now);
  const decide = (entryId: string, status: "open" | "accepted" | "done" | "dismissed", now: Date) =>
    decideRecommendation(caller, entryId, { status }, now);
  return { id, key, auditId, record, list, decide };
}

async function first<T>(entries: Promise<T[]>): Promise<T> {
  const [one] = await entries;
  if (one === undefined) throw new Error("the ledger is empty");
  return one;
}

describe("the ledger of recommendations", () => {
  it("holds each change once: an open one takes the newest promise, an accepted one keeps its own", async () => {
    const { record, list, decide } = await makeLedger();
    await record([advice("cadence:twitter"), advice("days:twitter"), advice("data:any", 0)], start);
    await record([advice("cadence:twitter", 2)], onDay(1));
    expect((await list(onDay(1))).map(({ change, promised }) => [change, promised]).sort()).toEqual([
      ["cadence:twitter", 2],
      ["days:twitter", 1.2],
    ]);
    const cadence = (await list(onDay(1))).find(({ change }) => change === "cadence:twitter");
    expect(await decide(cadence?.id ?? "", "accepted", onDay(2))).toMatchObject({ status: "accepted" });
    await record([advice("cadence:twitter", 3)], onDay(3));
    expect(await first(list(onDay(3)))).toMatchObject({ status: "accepted", promised: 2 });
  });

  it("keeps the promise for 28 days beside the whole one, and takes an older one without it", async () => {
    const { record, list } = await makeLedger();
    await record([advice("cadence:twitter")], start);
    expect(await first(list(start))).toMatchObject({ promised: 1.2, promised_after_28_days: 0.3 });
    const { pillar_gain_28, ...older } = advice("days:twitter");
    await record([older as Recommendation], onDay(1));
    const found = (await list(onDay(1))).find(({ change }) => change === "days:twitter");
    expect([pillar_gain_28, found?.promised_after_28_days]).toEqual([0.3, null]);
  });

  it("does not open what is done and to be measured; after 60 days it is closed and may be advised anew", async () => {
    const { record, list, decide } = await makeLedger();
    await record([advice("cadence:twitter")], start);
    const { id } = await first(list(start));
    expect((await decide(id, "done", onDay(1))).measured_from).toBe(onDay(29).toISOString());
    await record([advice("cadence:twitter")], onDay(60.9));
    expect(await list(onDay(60.9))).toMatchObject([{ status: "done", is_closed: false }]);
    expect(await list(onDay(61))).toMatchObject([{ status: "done", is_closed: true, realised: null }]);
    await expect(decide(id, "open", onDay(61))).rejects.toThrow(/closed/);
    await record([advice("cadence:twitter")], onDay(61));
    expect((await list(onDay(61))).map(({ status }) => status).sort()).toEqual(["done", "open"]);
  });

  it("does not open what was dismissed for 90 days, then does; a decision can be taken back", async () => {
    const { record, list, decide } = await makeLedger();
    await record([advice("cadence:twitter")], start);
    const { id } = await first(list(start));
    await decide(id, "dismissed", start);
    await record([advice("cadence:twitter")], onDay(89));
    expect((await list(onDay(89))).map(({ status }) => status)).toEqual(["dismissed"]);
    await record([advice("cadence:twitter")], onDay(91));
    expect((await list(onDay(91))).map(({ status }) => status)).toEqual(["open"]);
    await expect(decide(id, "open", onDay(91))).rejects.toThrow(/closed/);
    const other = await first(list(onDay(91)));
    await decide(other.id, "done", onDay(91));
    expect(await decide(other.id, "open", onDay(92))).toMatchObject({
      status: "open",
      decided_at: null,
      measured_from: null,
    });
  });

  it("lets what nobody decided on go when no audit of 60 days advised it", async () => {
    const { id, record, list } = await makeLedger();
    const now = new Date();
    const on = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await record([advice("cadence:twitter"), advice("days:twitter")], now);
    await withWorkspace(id, (tx) =>
      tx.recommendationEntry.updateMany({
        where: { workspaceId: id, change: "days:twitter" },
        data: { status: "accepted", decidedAt: now },
      }),
    );
    await record([], on(59));
    expect(await list(on(59))).toHaveLength(2);
    await record([], on(61));
    expect((await list(on(61))).map(({ change }) => change)).toEqual(["days:twitter"]);
  });

  it("belongs to its workspace: another one neither sees nor decides", async () => {
    const { record, list } = await makeLedger();
    await record([advice("cadence:twitter")], start);
    const { id } = await first(list(start));
    const stranger = await operatorFor((await makeWorkspace()).id);
    expect(await listRecommendations(stranger, start)).toEqual([]);
    await expect(decideRecommendation(stranger, id, { status: "done" }, start)).rejects.toThrow();
  });
});

describe("an audit", () => {
  it("enters what it recommends, with the numbers of its result; the answer of the API stays the contract's", async () => {
    const { id, key } = await makeWorkspace("pro");
    // It posted every day, then no longer, and a file says so.
    const [first, last, today] = [160, 40, 0].map((ago) => utcDay(new Date(Date.now() - ago * 86_400_000)));
    await importText(id, "twitter", makePosts(120, last), `posts ${first} to ${today}.csv`);
    await runToEnd({ id, key });
    const auditId = await runToEnd({ id, key });
    const caller = await operatorFor(id);
    const entries = await listRecommendations(caller, new Date());
    const audit = await withWorkspace(id, (tx) =>
      tx.audit.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId: id, id: auditId } } }),
    );
    const { recommendations } = audit.result as unknown as { recommendations: Recommendation[] };
    expect(recommendations.length).toBeGreaterThan(0);
    const told = (one: { change: string; action: string }) => `${one.change} ${one.action}`;
    expect(entries.map(told).sort()).toEqual(recommendations.map(told).sort());
    const gains = recommendations.map(({ pillar_gain_28 }) => pillar_gain_28);
    expect(entries.map(({ promised_after_28_days: gain }) => gain).sort()).toEqual(gains.sort());
    const open = await withWorkspace(id, (tx) =>
      tx.recommendationEntry.findMany({ where: { workspaceId: id } }),
    );
    expect(open.every((entry) => entry.auditId === auditId)).toBe(true);
    const { body } = await ask("GET", `/v1/audit/${auditId}`, { key });
    const fields = ["priority", "pillar", "action", "expected_impact"];
    expect(body.recommendations.map(Object.keys)).toEqual(recommendations.map(() => fields));
  });

  it("as of a past day enters nothing", async () => {
    const { id } = await makeAuditedWorkspace();
    await withWorkspace(id, (tx) => tx.recommendationEntry.deleteMany({ where: { workspaceId: id } }));
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await runAsOperator(id, { asOf: day });
    expect(await listRecommendations(await operatorFor(id), new Date())).toEqual([]);
  });
});
