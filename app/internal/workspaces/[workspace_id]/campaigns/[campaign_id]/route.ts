import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { changeCampaign } from "#lib/campaigns/change-campaign.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { deleteCampaign } from "#lib/campaigns/delete-campaign.ts";
import { getCampaign } from "#lib/campaigns/get-campaign.ts";
import { Campaign, CampaignChanges, DeletedCampaign } from "#lib/campaigns/schemas.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";

const params = z.object({ workspace_id: z.string(), campaign_id: z.string() });

const get = operation({
  id: "getCampaign",
  summary: "A campaign as it stands now",
  plan: "agency",
  scope: "read",
  params,
  response: Campaign,
  problems: ["Plan Required", "Not Found"],
  handle: ({ caller, params: { campaign_id }, now }) => getCampaign(caller, campaign_id, now),
});

const change = operation({
  id: "changeCampaign",
  summary: "Change a campaign from the dashboard",
  plan: "agency",
  scope: "write",
  params,
  body: CampaignChanges,
  bodyAt: checkPlanAt(CampaignChanges),
  titleOf: titleOfIssue,
  response: Campaign,
  problems: [
    "Plan Required",
    "Invalid Dates",
    "Invalid Duration",
    "Invalid Phases",
    "Not Found",
    "Campaign Started",
  ],
  handle: ({ caller, params: { campaign_id }, body, now }) => changeCampaign(caller, campaign_id, body, now),
});

const remove = operation({
  id: "deleteCampaign",
  summary: "Delete a campaign from the dashboard",
  plan: "agency",
  scope: "write",
  params,
  response: DeletedCampaign,
  problems: ["Plan Required", "Not Found"],
  handle: ({ caller, params: { campaign_id }, now }) => deleteCampaign(caller, campaign_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  authenticateMember,
  admitMember,
);
