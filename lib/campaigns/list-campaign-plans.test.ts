import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { changeCampaign } from "./change-campaign.ts";
import { createCampaign } from "./create-campaign.ts";
import { deleteCampaign } from "./delete-campaign.ts";
import { getCampaign } from "./get-campaign.ts";
import { listCampaignPlans } from "./list-campaign-plans.ts";
import { listCampaigns } from "./list-campaigns.ts";

const NOW = new Date("2031-01-06T09:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const ALL = { status: undefined, limit: 20, offset: 0 };

async function makeTwo() {
  const caller = await operatorFor((await makeWorkspace()).id);
  const first = { name: "First", start_date: inDays(1), duration_weeks: 1 };
  const { id } = await createCampaign(caller, first, NOW);
  await createCampaign(caller, { name: "Second", start_date: inDays(30) }, inDays(0.5));
  return { caller, id };
}

it("gives each campaign as it is alone, what moves next first, with the moves made that are due", async () => {
  const { caller, id } = await makeTwo();
  const later = inDays(2);
  const { campaigns, total } = await listCampaignPlans(caller, ALL, later);
  expect(campaigns.map(({ name, status }) => [name, status])).toEqual([
    ["First", "active"],
    ["Second", "draft"],
  ]);
  expect(total).toBe(2);
  expect(campaigns[0]).toEqual(await getCampaign(caller, id, later));
  const over = await listCampaignPlans(caller, ALL, inDays(20));
  expect(over.campaigns.map(({ name, status }) => [name, status])).toEqual([
    ["Second", "draft"],
    ["First", "completed"],
  ]);
});

it("gives one state and one page, and counts what the state lets pass", async () => {
  const { caller } = await makeTwo();
  const active = await listCampaignPlans(caller, { ...ALL, status: "active" }, inDays(2));
  expect(active).toMatchObject({ campaigns: [{ name: "First" }], total: 1 });
  const page = await listCampaignPlans(caller, { ...ALL, limit: 1, offset: 1 }, NOW);
  expect(page).toMatchObject({ campaigns: [{ name: "Second" }], total: 2 });
});

it.each<[string, (caller: Caller, id: string) => Promise<unknown>]>([
  ["listing", (caller) => listCampaigns(caller, ALL, NOW)],
  ["listing with plans", (caller) => listCampaignPlans(caller, ALL, NOW)],
  ["reading", (caller, id) => getCampaign(caller, id, NOW)],
  ["creating", (caller) => createCampaign(caller, { name: "Third", start_date: inDays(1) }, NOW)],
  ["changing", (caller, id) => changeCampaign(caller, id, { name: "Other" }, NOW)],
  ["deleting", (caller, id) => deleteCampaign(caller, id, NOW)],
])("below Agency %s is refused, and everything stays", async (_, ask) => {
  const { caller, id } = await makeTwo();
  await expect(ask({ ...caller, plan: "pro" }, id)).rejects.toMatchObject({
    title: "Plan Required",
    message: "Campaigns need the Agency plan or above; this account is on Pro.",
  });
  const { campaigns } = await listCampaigns(caller, ALL, NOW);
  expect(campaigns.map(({ name }) => name)).toEqual(["Second", "First"]);
});
