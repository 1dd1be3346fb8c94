import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { deleteSchedule } from "#lib/schedules/pause-schedule.ts";
import { changeSchedule } from "#lib/schedules/save-schedule.ts";
import { DeletedSchedule, SavedSchedule, ScheduleBody, ScheduleParams } from "#lib/schedules/schemas.ts";

const change = internalEndpoint({
  summary: "Change when audits run and who gets their reports",
  role: "editor",
  params: ScheduleParams,
  body: ScheduleBody,
  response: SavedSchedule,
  statusOf: { "Invalid Request": 422 },
  effect: {
    action: "schedule.changed",
    subject: ({ params }) => params.schedule_id,
    detail: ({ body }) => ({ fields: Object.keys(body) }),
  },
  handle: ({ caller, params, body, now }) => changeSchedule(caller, params.schedule_id, body, now),
});

const remove = internalEndpoint({
  summary: "Delete a schedule; its audits stay",
  role: "editor",
  params: ScheduleParams,
  response: DeletedSchedule,
  effect: { action: "schedule.deleted", subject: ({ params }) => params.schedule_id },
  handle: ({ caller, params }) => deleteSchedule(caller, params.schedule_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change, DELETE: remove },
  sessionDoor,
);
