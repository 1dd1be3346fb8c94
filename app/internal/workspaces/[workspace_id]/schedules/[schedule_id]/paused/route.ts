import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { pauseSchedule } from "#lib/schedules/pause-schedule.ts";
import { PausedBody, SavedSchedule, ScheduleParams } from "#lib/schedules/schemas.ts";

const pause = internalEndpoint({
  summary: "Pause a schedule, or let it go on",
  role: "editor",
  params: ScheduleParams,
  body: PausedBody,
  response: SavedSchedule,
  effect: {
    action: "schedule.changed",
    subject: ({ params }) => params.schedule_id,
    detail: () => ({ fields: ["paused"] }),
  },
  handle: ({ caller, params, body, now }) => pauseSchedule(caller, params.schedule_id, body.paused, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: pause }, sessionDoor);
