import { describe, expect, it } from "vitest";
import { advanceCampaigns } from "#lib/campaigns/advance-campaigns.ts";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { beginDaysAgo, listPhaseChanges } from "#scripts/testing/campaigns.ts";
import { expectFields, ISO_UTC, SIGNED } from "#scripts/testing/expect-fields.ts";
import { makeCampaign } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const list = async (key: string, query = "") => (await ask("GET", `/v1/campaigns${query}`, { key })).body;

describe("GET /v1/campaigns", () => {
  it("has exactly the contract's fields; scores are null while the workspace has none", async () => {
    const { id, key } = await makeWorkspace("agency");
    const campaignId = await makeCampaign({ id, key });
    const body = await list(key);
    expectFields(body, ["campaigns", "total", "limit", "offset"]);
    expect(body).toMatchObject({ total: 1, limit: 20, offset: 0 });
    const [entry] = body.campaigns;
    const scores = { score_at_start: null, score_current: null, score_delta: null };
    const place = { status: "draft", current_phase: "foundation", phase_progress: 0 };
    expect(entry).toEqual({
      id: campaignId,
      name: "Spring menu",
      ...place,
      ...scores,
      created_at: expect.stringMatching(ISO_UTC),
    });
  });

  it("shows the score at creation of a draft, the current one, and the signed difference", async () => {
    const workspace = await makeAuditedWorkspace("agency");
    const { key } = workspace;
    const campaignId = await makeCampaign(workspace);
    const { score } = (await ask("GET", "/v1/score", { key })).body;
    const [entry] = (await list(key)).campaigns;
    expect(entry).toMatchObject({ score_at_start: score, score_current: score, score_delta: "+0.0" });
    const where = { workspaceId: workspace.id, id: campaignId };
    await withWorkspace(workspace.id, (tx) =>
      tx.campaign.updateMany({ where, data: { scoreAtStart: score - 3.1 } }),
    );
    const [later] = (await list(key)).campaigns;
    expect(later.score_delta).toBe("+3.1");
    expect(later.score_delta).toMatch(SIGNED);
  });

  it("lists the newest first, by creation and then by id, in pages", async () => {
    const workspace = await makeWorkspace("agency");
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await makeCampaign(workspace, { name: `C${n}` }));
    const together = ids.slice(0, 3);
    await withWorkspace(workspace.id, (tx) =>
      tx.campaign.updateMany({
        where: { workspaceId: workspace.id, id: { in: together } },
        data: { createdAt: new Date("2026-01-01") },
      }),
    );
    const expected = [ids[4], ids[3], ...together.sort().reverse()];
    const idsOf = async (query: string) =>
      (await list(workspace.key, query)).campaigns.map((one: { id: string }) => one.id);
    expect(await idsOf("")).toEqual(expected);
    expect(await idsOf("?limit=2&offset=1")).toEqual(expected.slice(1, 3));
    expect(await idsOf("?offset=5")).toEqual([]);
  });

  it("a limit over 100 is served as 100, and the answer says so", async () => {
    const { id, key } = await makeWorkspace("agency");
    await withWorkspace(id, (tx) =>
      tx.campaign.createMany({ data: Array.from({ length: 101 }, (_, n) => rowOf(id, n)) }),
    );
    for (const limit of [101, 500, 1e15]) {
      const body = await list(key, `?limit=${limit}`);
      expect([body.limit, body.total, body.campaigns.length]).toEqual([100, 101, 100]);
    }
  });

  it("status filters, and total counts what it lets pass", async () => {
    const workspace = await makeWorkspace("agency");
    const { id, key } = workspace;
    const made = await Promise.all([1, 2, 3, 4].map(() => makeCampaign(workspace)));
    await beginDaysAgo(id, made[0] ?? "", 1);
    await beginDaysAgo(id, made[1] ?? "", 300);
    const totals = async () =>
      Promise.all(
        ["draft", "active", "completed"].map(async (status) => (await list(key, `?status=${status}`)).total),
      );
    expect(await totals()).toEqual([2, 1, 1]);
    await advanceCampaigns(new Date());
    expect(await totals()).toEqual([2, 1, 1]);
    const body = await list(key, "?status=draft&limit=1");
    expect([body.total, body.campaigns.length]).toEqual([2, 1]);
  });

  it("the first read after a missed start makes the move, and tells of it once", async () => {
    const workspace = await makeWorkspace("agency");
    const campaignId = await makeCampaign(workspace);
    await beginDaysAgo(workspace.id, campaignId, 10.5);
    const active = { status: "active", current_phase: "foundation", phase_progress: 50 };
    expect((await list(workspace.key)).campaigns).toMatchObject([active]);
    expect((await list(workspace.key)).campaigns).toMatchObject([active]);
    expect(await listPhaseChanges(workspace.id, campaignId)).toHaveLength(1);
  });

  it("shows the campaigns of the key's workspace alone", async () => {
    const [one, other] = [await makeWorkspace("agency"), await makeWorkspace("agency")];
    await makeCampaign(one);
    expect((await list(other.key)).total).toBe(0);
    expect((await list(one.key, `?workspace_id=${other.id}`)).total).toBe(1);
  });
});

function rowOf(workspaceId: string, n: number) {
  const start = new Date("2999-01-01");
  return {
    workspaceId,
    id: `cmp_row${n}`,
    name: `Row ${n}`,
    startDate: start,
    durationWeeks: 1,
    phases: [{ name: "Only", weeks: [1] }],
    status: "draft",
    nextMoveAt: start,
    createdBy: "test",
    createdAt: new Date(),
  };
}
