import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { AuditRun, RunAuditBody } from "#lib/audits/schemas.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const start = internalEndpoint({
  summary: "Run an audit from the dashboard",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: RunAuditBody.pick({ platforms: true, lookback_days: true }),
  response: AuditRun,
  statusOf: { "Invalid Request": 422 },
  effect: {
    action: "audit.started",
    subject: ({ result }) => result.audit_id,
    detail: ({ result }) => ({ platforms: result.platforms_included, lookback_days: result.lookback_days }),
  },
  handle: ({ caller, body, now }) => startAudit(caller, body, { now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: start }, sessionDoor);
