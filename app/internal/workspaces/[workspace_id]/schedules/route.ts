import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { addSchedule } from "#lib/schedules/save-schedule.ts";
import { SavedSchedule, ScheduleBody } from "#lib/schedules/schemas.ts";

const add = internalEndpoint({
  summary: "Plan audits and who gets their reports",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: ScheduleBody,
  response: SavedSchedule,
  statusOf: { "Invalid Request": 422 },
  effect: { action: "schedule.created", subject: ({ result }) => result.id },
  handle: ({ caller, body, now }) => addSchedule(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: add }, sessionDoor);
