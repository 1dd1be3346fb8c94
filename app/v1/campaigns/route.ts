import { placeOf } from "#lib/access/find-workspace-of.ts";
import { NamedWorkspace } from "#lib/access/schemas.ts";
import { checkPlanAt, titleOfIssue } from "#lib/campaigns/check-plan-at.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { listCampaigns } from "#lib/campaigns/list-campaigns.ts";
import { CampaignBody, CampaignList, CampaignQuery, NewCampaign } from "#lib/campaigns/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";

const NewCampaignBody = CampaignBody.extend({ workspace_id: NamedWorkspace });

const create = operation({
  id: "createCampaign",
  summary: "Create a campaign",
  description:
    "Creates a plan in phases. It is a draft until its start, then moves through its phases by itself.",
  plan: "agency",
  scope: "campaigns:write",
  body: NewCampaignBody,
  bodyAt: checkPlanAt(NewCampaignBody),
  titleOf: titleOfIssue,
  response: NewCampaign,
  example: {
    body: { name: "Winter launch", start_date: "2027-01-11", duration_weeks: 10 },
    answer: {
      id: "cmp_7Hq2Lw9ZkT4sVb1XyR8mNd",
      name: "Winter launch",
      status: "draft",
      phases: [
        { name: "Foundation", weeks: [1, 2, 3], status: "upcoming" },
        { name: "Build", weeks: [4, 5, 6], status: "upcoming" },
        { name: "Peak", weeks: [7, 8], status: "upcoming" },
        { name: "Echo", weeks: [9, 10], status: "upcoming" },
      ],
      created_at: "2026-12-01T09:30:00.000Z",
    },
  },
  problems: ["Invalid Dates", "Invalid Duration", "Invalid Phases", "Not Found"],
  effect: { action: "campaign.created", writtenBy: "handler" },
  placeOf: ({ caller, body }) => placeOf(caller, body.workspace_id),
  handle: ({ caller, body, now, record }) => createCampaign(caller, body, now, record),
});

const list = operation({
  id: "listCampaigns",
  summary: "Campaigns, newest first",
  description:
    "Each with its current phase, how far along that is, and how the score has moved since the start.",
  plan: "agency",
  scope: "campaigns:read",
  query: CampaignQuery,
  response: CampaignList,
  example: {
    query: { status: "active", limit: "1" },
    answer: {
      campaigns: [
        {
          id: "cmp_2Kd8Rv5QnG1fPz6MxB3cWy",
          name: "Autumn stories",
          status: "active",
          current_phase: "peak",
          phase_progress: 42,
          score_at_start: 51.3,
          score_current: 54.7,
          score_delta: "+3.4",
          created_at: "2026-08-28T14:05:00.000Z",
        },
      ],
      total: 3,
      limit: 1,
      offset: 0,
    },
  },
  problems: ["Not Found"],
  handle: ({ caller, query, now }) => listCampaigns(caller, query, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list, POST: create }, keyDoor);
