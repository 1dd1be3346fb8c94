import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { AuditRun, RunAuditBody } from "#lib/audits/schemas.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";

const start = operation({
  id: "startAudit",
  summary: "Run an audit from the dashboard",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  body: RunAuditBody.pick({ platforms: true, lookback_days: true }),
  response: AuditRun,
  statusOf: { "Invalid Request": 422 },
  problems: ["Not Found", "No Platforms Connected", "Audit In Progress", "Audit Limit Reached"],
  handle: ({ caller, body, now }) => startAudit(caller, body, { now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: start },
  authenticateMember,
  admitMember,
);
