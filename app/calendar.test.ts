import { beforeAll, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody } from "#lib/campaigns/schemas.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { GET } from "./(dashboard)/w/[workspace_id]/campaigns/[campaign_id]/campaign.ics/route.ts";

const START = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
type Place = { workspaceId: string; userId: string; campaign: string };
let [own, foreign]: Place[] = [];

async function place(): Promise<Place> {
  const { caller } = await makeMember("viewer");
  const { workspaceId } = caller;
  const body = CampaignBody.parse({ name: "Winter, tea", start_date: START, duration_weeks: 4 });
  const campaign = (await createCampaign(await operatorFor(workspaceId), body, new Date())).id;
  await makeDraft(workspaceId, { campaign_id: campaign, planned_on: START });
  await makeDraft(workspaceId, { campaign_id: campaign });
  return { workspaceId, userId: caller.actor.id, campaign };
}

beforeAll(async () => {
  [own, foreign] = [await place(), await place()];
}, 120_000);

function get(userId: string | null, workspaceId: string, campaignId: string): Promise<Response> {
  signedIn.user = userId === null ? null : { id: userId };
  const request = new Request(`http://plinth.test/w/${workspaceId}/campaigns/${campaignId}/campaign.ics`);
  return GET(request, { params: Promise.resolve({ workspace_id: workspaceId, campaign_id: campaignId }) });
}

it("a member gets the phases and planned posts of a campaign as a calendar", async () => {
  const answer = await get(own?.userId ?? "", own?.workspaceId ?? "", own?.campaign ?? "");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+Winter-tea\.ics"$/);
  const text = await answer.text();
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(5);
  expect(text).toContain("SUMMARY:Winter\\, tea: Foundation\r\n");
  expect(text).toContain(`DTSTART;VALUE=DATE:${START.replaceAll("-", "")}\r\n`);
  expect(text).toContain("SUMMARY:Instagram: The new menu starts on Monday.\r\n");
});

it("nobody else does, and there is none of what is not there", async () => {
  const [id, campaign] = [own?.workspaceId ?? "", own?.campaign ?? ""];
  expect((await get(null, id, campaign)).status).toBe(401);
  expect((await get(foreign?.userId ?? "", id, campaign)).status).toBe(404);
  for (const other of [foreign?.campaign ?? "", "cmp_none", "'"])
    expect((await get(own?.userId ?? "", id, other)).status).toBe(404);
});
