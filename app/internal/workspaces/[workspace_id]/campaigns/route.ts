import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody, NewCampaign } from "#lib/campaigns/schemas.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";

const create = operation({
  id: "createCampaign",
  summary: "Create a campaign from the dashboard",
  plan: "agency",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  body: CampaignBody,
  bodyAt: checkPlanAt(CampaignBody),
  titleOf: titleOfIssue,
  response: NewCampaign,
  problems: ["Plan Required", "Invalid Dates", "Invalid Duration", "Invalid Phases", "Not Found"],
  handle: ({ caller, body, now }) => createCampaign(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: create },
  authenticateMember,
  admitMember,
);
