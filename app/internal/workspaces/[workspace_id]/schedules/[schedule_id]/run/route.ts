import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { runNow } from "#lib/schedules/run-now.ts";
import { SavedSchedule, ScheduleParams } from "#lib/schedules/schemas.ts";

const run = internalEndpoint({
  summary: "Run a schedule now, with its reports, beside its plan",
  role: "editor",
  params: ScheduleParams,
  response: SavedSchedule,
  effect: {
    action: "schedule.changed",
    subject: ({ params }) => params.schedule_id,
    detail: () => ({ fields: ["run_now"] }),
  },
  handle: ({ caller, params, now }) => runNow(caller, params.schedule_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: run }, sessionDoor);
