import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { changeCampaign } from "#lib/campaigns/change-campaign.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { deleteCampaign } from "#lib/campaigns/delete-campaign.ts";
import { getCampaign } from "#lib/campaigns/get-campaign.ts";
import { Campaign, CampaignChanges, DeletedCampaign } from "#lib/campaigns/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const params = z.object({ workspace_id: z.string(), campaign_id: z.string() });

const get = internalEndpoint({
  summary: "A campaign as it stands now",
  role: "viewer",
  params,
  response: Campaign,
  handle: ({ caller, params: { campaign_id }, now }) => getCampaign(caller, campaign_id, now),
});

const change = internalEndpoint({
  summary: "Change a campaign from the dashboard",
  role: "editor",
  params,
  body: CampaignChanges,
  bodyAt: checkPlanAt(CampaignChanges),
  titleOf: titleOfIssue,
  response: Campaign,
  effect: { action: "campaign.changed", writtenBy: "handler" },
  handle: ({ caller, params: { campaign_id }, body, now, record }) =>
    changeCampaign(caller, campaign_id, body, now, record),
});

const remove = internalEndpoint({
  summary: "Delete a campaign from the dashboard",
  role: "editor",
  params,
  response: DeletedCampaign,
  effect: { action: "campaign.deleted", writtenBy: "handler" },
  handle: ({ caller, params: { campaign_id }, now, record }) =>
    deleteCampaign(caller, campaign_id, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  sessionDoor,
);
