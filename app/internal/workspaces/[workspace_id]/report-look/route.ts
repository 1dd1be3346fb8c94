import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { saveLook } from "#lib/report-look/save-look.ts";
import { ReportLook, ReportLookBody } from "#lib/report-look/schemas.ts";

const change = internalEndpoint({
  summary: "Change how reports of the workspace look",
  role: ROLE_FOR.settings,
  params: z.object({ workspace_id: z.string() }),
  body: ReportLookBody,
  response: ReportLook,
  statusOf: { "Invalid Request": 422 },
  effect: {
    action: "workspace.changed",
    subject: ({ caller }) => caller.workspaceId,
    detail: ({ body }) => ({ fields: Object.keys(body).map((name) => `report_${name}`) }),
  },
  handle: ({ caller, body, now }) => saveLook(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: change }, sessionDoor);
