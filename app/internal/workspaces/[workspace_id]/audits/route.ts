import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { AuditRun, DashboardRunBody } from "#lib/audits/schemas.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { startPastAudit } from "#lib/audits/start-past-audit.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const start = internalEndpoint({
  summary: "Run an audit from the dashboard",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: DashboardRunBody,
  response: AuditRun,
  statusOf: { "Invalid Request": 422 },
  effect: {
    action: "audit.started",
    subject: ({ result }) => result.audit_id,
    detail: ({ result, body }) => ({
      ...{ platforms: result.platforms_included, lookback_days: result.lookback_days },
      ...(body.as_of && { as_of: body.as_of }),
    }),
  },
  handle: ({ caller, body: { as_of, ...options }, now }) =>
    as_of ? startPastAudit(caller, options, as_of, now) : startAudit(caller, options, { now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: start }, sessionDoor);
