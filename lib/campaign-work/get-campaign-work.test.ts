import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { deleteCampaign } from "#lib/campaigns/delete-campaign.ts";
import { CampaignBody } from "#lib/campaigns/schemas.ts";
import { changeDraft } from "#lib/drafts/change-draft.ts";
import { getDraft } from "#lib/drafts/get-draft.ts";
import { listDrafts } from "#lib/drafts/list-drafts.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { purgeWorkspace } from "#lib/workspaces/purge-workspace.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { getCampaignWork } from "./get-campaign-work.ts";
import { importPlan } from "./import-plan.ts";

const now = new Date("2026-06-01T10:00:00Z");

/** A workspace with a campaign of four phases of a week each, from 6 to 12 June on. */
async function plan() {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const body = CampaignBody.parse({ name: "Tea", start_date: "2026-06-06T18:00:00Z", duration_weeks: 4 });
  const campaign = (await createCampaign(caller, body, now)).id;
  const add = (planned_on: string | null, changes: object = {}) =>
    makeDraft(id, { campaign_id: campaign, planned_on, ...changes }, now);
  return { id, caller, campaign, add };
}

it("puts planned posts into the phase that their day falls into, whole days long", async () => {
  const { caller, campaign, add } = await plan();
  const first = await add("2026-06-06");
  const last = await add("2026-06-12", { status: "ready", platform: "linkedin" });
  const second = await add("2026-06-13");
  const [early, late, undated] = [await add("2026-06-05"), await add("2026-07-04"), await add(null)];
  await add("2026-06-20", { status: "dropped" });
  await makeDraft(caller.workspaceId, { planned_on: "2026-06-06" }, now);
  const { phases, outside } = await getCampaignWork(caller, campaign, now);
  expect(phases.map(({ name, first_day, last_day }) => [name, first_day, last_day])).toEqual([
    ["Foundation", "2026-06-06", "2026-06-12"],
    ["Build", "2026-06-13", "2026-06-19"],
    ["Peak", "2026-06-20", "2026-06-26"],
    ["Echo", "2026-06-27", "2026-07-03"],
  ]);
  expect(phases.map(({ planned }) => planned.map(({ id }) => id))).toEqual([[first, last], [second], [], []]);
  expect(outside.map(({ id }) => id)).toEqual([early, late, undated]);
  expect(phases[0]?.planned[1]).toMatchObject({
    ...{ platform: "linkedin", kind: "text", status: "ready", planned_on: "2026-06-12" },
    words: "The new menu starts on Monday.",
  });
});

it("a draft joins, changes and leaves a campaign, and is found by it", async () => {
  const { caller, campaign, add, id } = await plan();
  const other = await makeDraft(id, {}, now);
  const draft = await add("2026-06-10");
  const found = async () =>
    (await listDrafts(caller, { sort: "planned", campaign }, { now })).drafts.map((row) => row.id);
  expect(await found()).toEqual([draft]);
  const joined = await changeDraft(caller, other, { version: 1, campaign_id: campaign }, now);
  expect(joined).toMatchObject({ campaign_id: campaign, version: 2 });
  expect((await found()).toSorted()).toEqual([draft, other].toSorted());
  expect(await changeDraft(caller, other, { version: 2, status: "ready" }, now)).toMatchObject({
    campaign_id: campaign,
  });
  expect(await changeDraft(caller, other, { version: 3, campaign_id: null }, now)).toMatchObject({
    campaign_id: null,
  });
  expect(await found()).toEqual([draft]);
});

it("knows no campaign of nobody and of other workspaces", async () => {
  const { caller, add, id } = await plan();
  const draft = await add(null);
  const foreign = await plan();
  for (const campaign_id of [foreign.campaign, "cmp_nobody", "' OR 1"]) {
    const refused = { status: 404, title: "Not Found" };
    await expect(makeDraft(id, { campaign_id }, now)).rejects.toMatchObject(refused);
    await expect(changeDraft(caller, draft, { version: 1, campaign_id }, now)).rejects.toMatchObject(refused);
    await expect(getCampaignWork(caller, campaign_id, now)).rejects.toMatchObject(refused);
    expect((await listDrafts(caller, { sort: "planned", campaign: campaign_id }, { now })).drafts).toEqual(
      [],
    );
  }
});

it("a deleted campaign leaves its drafts, and a purged workspace nothing", async () => {
  const { caller, campaign, add, id } = await plan();
  const draft = await add("2026-06-10");
  await deleteCampaign(caller, campaign, now);
  expect(await getDraft(caller, draft)).toMatchObject({ campaign_id: null, planned_on: "2026-06-10" });
  const doomed = await plan();
  await doomed.add("2026-06-10");
  await deleteWorkspace(doomed.id, now);
  expect((await purgeWorkspace(doomed.id, now)).rows).toBeGreaterThan(3);
  expect(await getDraft(await operatorFor(id), draft)).toMatchObject({ id: draft });
});

it("plans posts from a file, after a preview that plans nothing", async () => {
  const { caller, campaign } = await plan();
  const csv = "platform,date,text\nlinkedin,2026-06-13,One\nmyspace,2026-06-13,Two\ntiktok,2026-07-30,Three";
  const plannedOf = async () => {
    const { phases, outside } = await getCampaignWork(caller, campaign, now);
    return [
      ...phases.map(({ planned }) => planned.map(({ words }) => words)),
      outside.map(({ words }) => words),
    ];
  };
  const preview = await importPlan(caller, campaign, { csv, is_preview: true }, now);
  expect(preview).toMatchObject({ planned: 0, errors: [{ line: 3 }] });
  expect(await plannedOf()).toEqual([[], [], [], [], []]);
  expect(await importPlan(caller, campaign, { csv, is_preview: false }, now)).toMatchObject({ planned: 2 });
  expect(await plannedOf()).toEqual([[], ["One"], [], [], ["Three"]]);
  const corrected = { csv: csv.replace("myspace", "youtube"), is_preview: false };
  expect(await importPlan(caller, campaign, corrected, now)).toMatchObject({ planned: 1, known: 2 });
  expect((await plannedOf()).flat().toSorted()).toEqual(["One", "Three", "Two"]);
  const foreign = await plan();
  const refused = importPlan(foreign.caller, campaign, { csv, is_preview: false }, now);
  await expect(refused).rejects.toMatchObject({ title: "Not Found" });
});
