import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody, NewCampaign } from "#lib/campaigns/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const create = internalEndpoint({
  summary: "Create a campaign from the dashboard",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: CampaignBody,
  bodyAt: checkPlanAt(CampaignBody),
  titleOf: titleOfIssue,
  response: NewCampaign,
  effect: { action: "campaign.created", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) => createCampaign(caller, body, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: create }, sessionDoor);
