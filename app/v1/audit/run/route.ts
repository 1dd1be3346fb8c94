import { AuditRun, RunAuditBody } from "#lib/audits/schemas.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { PublicUrl } from "#lib/outgoing/public-url.ts";

const run = operation({
  id: "runAudit",
  summary: "Run a brand audit",
  description:
    "Starts an audit in the background. Poll GET /v1/audit/{audit_id}. A webhook_url is checked and kept; nothing is sent to it yet.",
  plan: "pro",
  scope: "write",
  body: RunAuditBody.extend({ webhook_url: PublicUrl.optional() }),
  response: AuditRun,
  invalidStatus: 422,
  titleOf: ({ path, code }) => {
    if (path[0] === "platforms" && path.length === 2 && code === "invalid_value") return "Invalid Platform";
    return path[0] === "webhook_url" ? "Invalid URL" : undefined;
  },
  problems: [
    "Invalid Platform",
    "Invalid URL",
    "Not Found",
    "No Platforms Connected",
    "Platform Not Connected",
    "Audit In Progress",
    "Audit Limit Reached",
  ],
  handle: ({ caller, body, now }) => startAudit(caller, body, { now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: run }, authenticate);
