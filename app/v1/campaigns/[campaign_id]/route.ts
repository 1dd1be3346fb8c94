import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { NamedWorkspace } from "#lib/access/schemas.ts";
import { changeCampaign } from "#lib/campaigns/change-campaign.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { deleteCampaign } from "#lib/campaigns/delete-campaign.ts";
import { getCampaign } from "#lib/campaigns/get-campaign.ts";
import { Campaign, CampaignChanges, CampaignParams, DeletedCampaign } from "#lib/campaigns/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";

const params = { campaign_id: "cmp_2Kd8Rv5QnG1fPz6MxB3cWy" };
const answer: Campaign = {
  id: params.campaign_id,
  name: "Autumn stories",
  status: "active",
  current_phase: "launch",
  phase_progress: 42,
  score_at_start: 51.3,
  score_current: 54.7,
  score_delta: "+3.4",
  created_at: "2026-08-28T14:05:00.000Z",
  phases: [
    { name: "Teaser", weeks: [1], status: "completed" },
    { name: "Launch", weeks: [2, 3], status: "active" },
  ],
  objective: "Be the first name for autumn walks.",
  start_date: "2026-09-14T00:00:00.000Z",
  duration_weeks: 3,
};

const Changes = CampaignChanges.extend({ workspace_id: NamedWorkspace });

const get = operation({
  id: "getCampaign",
  summary: "One campaign",
  description: "A campaign in a workspace the key has access to, with its plan.",
  plan: "agency",
  scope: "campaigns:read",
  params: CampaignParams,
  response: Campaign,
  example: { params, answer },
  problems: ["Not Found"],
  placeOf: placeOfThing("campaign", "campaign_id"),
  handle: ({ caller, params: { campaign_id }, now }) => getCampaign(caller, campaign_id, now),
});

const change = operation({
  id: "changeCampaign",
  summary: "Change a campaign",
  description:
    "Name and objective can change at any time; start_date, duration_weeks and phases only while it is a draft.",
  plan: "agency",
  scope: "campaigns:write",
  params: CampaignParams,
  body: Changes,
  bodyAt: checkPlanAt(Changes),
  titleOf: titleOfIssue,
  response: Campaign,
  example: { params, body: { objective: "Be the first name for autumn walks." }, answer },
  problems: ["Invalid Dates", "Invalid Duration", "Invalid Phases", "Not Found", "Campaign Started"],
  effect: { action: "campaign.changed", writtenBy: "handler" },
  placeOf: placeOfThing("campaign", "campaign_id"),
  handle: ({ caller, params: { campaign_id }, body: { workspace_id: _, ...changes }, now, record }) =>
    changeCampaign(caller, campaign_id, changes, now, record),
});

const remove = operation({
  id: "deleteCampaign",
  summary: "Delete a campaign",
  description: "Deletes the campaign, whatever its state. Events it caused stay.",
  plan: "agency",
  scope: "campaigns:write",
  params: CampaignParams,
  response: DeletedCampaign,
  example: { params, answer: { id: params.campaign_id, deleted: true } },
  problems: ["Not Found"],
  effect: { action: "campaign.deleted", writtenBy: "handler" },
  placeOf: placeOfThing("campaign", "campaign_id"),
  handle: ({ caller, params: { campaign_id }, now, record }) =>
    deleteCampaign(caller, campaign_id, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get, PATCH: change, DELETE: remove },
  keyDoor,
);
