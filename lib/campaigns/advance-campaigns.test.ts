import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { findCurrentAudit } from "#lib/audits/audit-queries.ts";
import { withWorkspace } from "#lib/db.ts";
import { reconcile } from "#lib/worker/reconcile.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { listPhaseChanges } from "#scripts/testing/campaigns.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { advanceCampaigns } from "./advance-campaigns.ts";
import { changeCampaign } from "./change-campaign.ts";
import { createCampaign } from "./create-campaign.ts";
import { deleteCampaign } from "./delete-campaign.ts";
import { getCampaign } from "./get-campaign.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { planPhases } from "./plan-phases.ts";
import type { CampaignInput } from "./schemas.ts";

const START = new Date("2031-01-06T00:00:00Z");
const afterDays = (days: number) => new Date(START.getTime() + days * 86_400_000);
const BEFORE = afterDays(-30);
const ALL = { status: undefined, limit: 20, offset: 0 };

async function make(input: Partial<CampaignInput> = {}) {
  const workspace = await makeWorkspace("agency");
  const caller = await operatorFor(workspace.id);
  const { id } = await createCampaign(caller, { name: "Spring", start_date: START, ...input }, BEFORE);
  return { ...workspace, caller, campaignId: id, told: () => listPhaseChanges(workspace.id, id) };
}

/** Three workers at the same instant. */
const moveByThree = (now: Date) => Promise.all([1, 2, 3].map(() => advanceCampaigns(now)));

const WHOLE_ARC = [
  ["active", null, "foundation", "2031-01-06T00:00:00.000Z"],
  ["active", "foundation", "build", "2031-01-27T00:00:00.000Z"],
  ["active", "build", "peak", "2031-02-17T00:00:00.000Z"],
  ["active", "peak", "echo", "2031-03-10T00:00:00.000Z"],
  ["completed", "echo", "echo", "2031-03-31T00:00:00.000Z"],
];

type Told = { status: string; previous_phase: string | null; phase: string; changed_at: string };
const rowOf = (data: Told) => [data.status, data.previous_phase, data.phase, data.changed_at];

it("twelve weeks with three workers and an outage of two weeks: every move once, in order", async () => {
  const { told } = await make();
  for (let day = -1; day <= 90; day++) if (day <= 14 || day > 28) await moveByThree(afterDays(day));
  const moves = await told();
  expect(moves.map(rowOf)).toEqual(WHOLE_ARC);
  const sequences = moves.map(({ sequence }) => sequence);
  expect(sequences).toEqual([1, 2, 3, 4, 5]);
}, 60_000);

it("an outage over the whole campaign: every missed move is made up, in order, with its own time", async () => {
  const { told, caller, campaignId } = await make();
  const now = afterDays(200);
  await moveByThree(now);
  expect((await told()).map(rowOf)).toEqual(WHOLE_ARC);
  expect(await getCampaign(caller, campaignId, now)).toMatchObject({
    status: "completed",
    current_phase: "echo",
    phase_progress: 100,
  });
});

it("moves at the instant, not a millisecond before", async () => {
  const { told } = await make();
  await advanceCampaigns(new Date(START.getTime() - 1));
  expect(await told()).toEqual([]);
  await advanceCampaigns(START);
  expect(await told()).toMatchObject([{ name: "Spring", status: "active", phase: "foundation" }]);
});

it("reads are true without a worker, and make the move that a worker then does not make again", async () => {
  const { told, caller, campaignId } = await make();
  const now = afterDays(25);
  const lists = await Promise.all([1, 2, 3].map(() => listCampaigns(caller, ALL, now)));
  for (const list of lists)
    expect(list.campaigns).toMatchObject([{ status: "active", current_phase: "build", phase_progress: 19 }]);
  await moveByThree(now);
  expect((await told()).map(rowOf)).toEqual(WHOLE_ARC.slice(0, 2));
  const { phases } = await getCampaign(caller, campaignId, now);
  expect(phases.map(({ status }) => status)).toEqual(["completed", "active", "upcoming", "upcoming"]);
});

it.each([
  [-1, "draft", "foundation", 0],
  [0, "active", "foundation", 0],
  [10.5, "active", "foundation", 50],
  [21, "active", "build", 0],
  [62.9, "active", "peak", 99],
  [83, "active", "echo", 95],
  [84, "completed", "echo", 100],
])("%d days after its start a campaign is %s in %s at %i percent", async (days, ...expected) => {
  const { caller, campaignId } = await make();
  const { status, current_phase, phase_progress } = await getCampaign(caller, campaignId, afterDays(days));
  expect([status, current_phase, phase_progress]).toEqual(expected);
});

it("many campaigns of a workspace, moved by workers and readers at once, wait for each other and nothing more", async () => {
  const { id, caller } = await make();
  const ids = [];
  for (let n = 0; n < 12; n++)
    ids.push((await createCampaign(caller, { name: `C${n}`, start_date: START }, BEFORE)).id);
  const now = afterDays(70);
  const readers = [1, 2, 3].map(() => listCampaigns(caller, ALL, now));
  const changes = ids.map((campaignId) => changeCampaign(caller, campaignId, { name: "Renamed" }, now));
  await Promise.all([moveByThree(now), ...readers, ...changes]);
  for (const campaignId of ids)
    expect((await listPhaseChanges(id, campaignId)).map(rowOf)).toEqual(WHOLE_ARC.slice(0, 4));
});

it("a change of the plan and the start at once: the campaign either was changed or has begun", async () => {
  const { told, caller, campaignId } = await make();
  const later = afterDays(30);
  const [changed] = await Promise.allSettled([
    changeCampaign(caller, campaignId, { start_date: later }, new Date(START.getTime() - 1)),
    advanceCampaigns(START),
  ]);
  const { status } = await getCampaign(caller, campaignId, START);
  const isChanged = changed.status === "fulfilled";
  expect(status).toBe(isChanged ? "draft" : "active");
  expect(await told()).toHaveLength(isChanged ? 0 : 1);
  if (!isChanged) expect(changed.reason).toMatchObject({ title: "Campaign Started" });
});

it("a draft that is put off begins at its new start only", async () => {
  const { told, caller, campaignId } = await make();
  const later = afterDays(7);
  await changeCampaign(caller, campaignId, { start_date: later }, BEFORE);
  await advanceCampaigns(START);
  expect(await told()).toEqual([]);
  await advanceCampaigns(later);
  expect(await told()).toMatchObject([{ changed_at: later.toISOString() }]);
});

it("a campaign runs to its end after a downgrade", async () => {
  const { id, told } = await make({ duration_weeks: 1 });
  await advanceCampaigns(START);
  await changeWorkspace(id, { plan: "creator" }, START);
  await advanceCampaigns(afterDays(7));
  expect((await told()).map(({ status }) => status)).toEqual(["active", "completed"]);
});

it("campaigns of a deleted workspace and deleted campaigns do not move; what was due before is told", async () => {
  const gone = await make();
  await deleteWorkspace(gone.id, BEFORE);
  const deleted = await make();
  await deleteCampaign(deleted.caller, deleted.campaignId, START);
  await moveByThree(afterDays(200));
  expect(await gone.told()).toEqual([]);
  expect((await deleted.told()).map(rowOf)).toEqual(WHOLE_ARC.slice(0, 1));
});

it("a workspace with very many moves to make up answers, and each is told once", async () => {
  const { id, caller } = await make();
  const row = await withWorkspace(id, (tx) => tx.campaign.findFirstOrThrow({ where: { workspaceId: id } }));
  const phases = planPhases({}).phases;
  const data = Array.from({ length: 119 }, (_, n) => ({ ...row, phases, id: `cmp_many${n}` }));
  await withWorkspace(id, (tx) => tx.campaign.createMany({ data }));
  const query = { ...ALL, status: "completed" as const };
  expect(await listCampaigns(caller, query, afterDays(200))).toMatchObject({ total: 120 });
  const told = await withWorkspace(id, (tx) => tx.event.count({ where: { workspaceId: id } }));
  expect(told).toBe(120 * WHOLE_ARC.length);
}, 60_000);

it("a campaign that cannot be moved does not hold up the others", async () => {
  const [broken, other] = [await make({ start_date: BEFORE }), await make()];
  const where = { workspaceId: broken.id };
  await withWorkspace(broken.id, (tx) => tx.campaign.updateMany({ where, data: { phases: "none" } }));
  await moveByThree(START);
  expect(await other.told()).toHaveLength(1);
  await withWorkspace(broken.id, (tx) => tx.campaign.deleteMany({ where }));
});

it("the worker's reconciler moves campaigns", async () => {
  const { told } = await make();
  await reconcile(START);
  expect(await told()).toMatchObject([{ status: "active", phase: "foundation" }]);
});

it("the score at the start is the current one at that instant: a later audit does not change it", async () => {
  const { id } = await makeAuditedWorkspace("agency");
  const caller = await operatorFor(id);
  const audit = await withWorkspace(id, (tx) => findCurrentAudit(tx, id));
  const completedAt = audit?.completedAt as Date;
  const before = new Date(completedAt.getTime() - 1_000);
  const made = (start: Date) => createCampaign(caller, { name: "Spring", start_date: start }, before);
  const [early, late] = [await made(before), await made(new Date(completedAt.getTime() + 1_000))];
  const now = new Date(completedAt.getTime() + 60_000);
  await advanceCampaigns(now);
  const score = audit?.result.score;
  expect(await getCampaign(caller, late.id, now)).toMatchObject({
    score_at_start: score,
    score_current: score,
    score_delta: "+0.0",
  });
  expect(await getCampaign(caller, early.id, now)).toMatchObject({
    score_at_start: null,
    score_current: score,
    score_delta: null,
  });
});
