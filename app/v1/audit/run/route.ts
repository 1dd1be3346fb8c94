import { AuditRun, RunAuditBody } from "#lib/audits/schemas.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { PublicUrl } from "#lib/outgoing/public-url.ts";

const WEBHOOK_URL = {
  description:
    "A public HTTPS address that receives a signed POST when the audit ends. The signing secret is shown in the dashboard, under Webhooks.",
  examples: ["https://hooks.example.com/plinth"],
};

const run = operation({
  id: "runAudit",
  summary: "Run a brand audit",
  description:
    "Starts an audit in the background. Poll GET /v1/audit/{audit_id}, or give a webhook_url: it receives a signed POST when the audit ends, with the body of `audit.completed`; if the audit failed, its `status` is `failed`.",
  plan: "pro",
  scope: "audits:write",
  body: RunAuditBody.extend({ webhook_url: PublicUrl.optional().meta(WEBHOOK_URL) }),
  response: AuditRun,
  statusOf: { "Invalid Request": 422 },
  titleOf: ({ path, code }) => {
    if (path[0] === "platforms" && path.length === 2 && code === "invalid_value") return "Invalid Platform";
    return path[0] === "webhook_url" ? "Invalid URL" : undefined;
  },
  example: {
    body: { platforms: ["instagram", "tiktok"], lookback_days: 90 },
    answer: {
      audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV",
      status: "processing",
      estimated_completion: "2026-11-01T09:32:00.000Z",
      workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
      platforms_included: ["instagram", "tiktok"],
      lookback_days: 90,
    },
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
  effect: {
    action: "audit.started",
    subject: ({ result }) => result.audit_id,
    workspace: ({ result }) => result.workspace_id,
    detail: ({ result }) => ({ platforms: result.platforms_included, lookback_days: result.lookback_days }),
  },
  handle: ({ caller, body, now }) => startAudit(caller, body, { now }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: run }, keyDoor);
