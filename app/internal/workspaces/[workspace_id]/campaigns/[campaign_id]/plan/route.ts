import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { importPlan } from "#lib/campaign-work/import-plan.ts";
import { PlanAnswer, PlanBody } from "#lib/campaign-work/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const plan = internalEndpoint({
  summary: "Plan the posts of a CSV file, or say what would be planned",
  role: "editor",
  params: z.object({ workspace_id: z.string(), campaign_id: z.string() }),
  body: PlanBody,
  response: PlanAnswer,
  effect: { action: "campaign.planned", writtenBy: "handler" },
  handle: ({ caller, params: { campaign_id }, body, now, record }) =>
    importPlan(caller, campaign_id, body, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: plan }, sessionDoor);
