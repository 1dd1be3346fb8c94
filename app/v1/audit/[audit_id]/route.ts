import { getAudit } from "#lib/audits/get-audit.ts";
import { AuditParams, AuditQuery, AuditResult } from "#lib/audits/schemas.ts";
import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";

const get = operation({
  id: "getAudit",
  summary: "Result of an audit",
  description: "The result of an audit that has ended; 425 with the progress while it is processing.",
  plan: "pro",
  scope: "read",
  params: AuditParams,
  query: AuditQuery,
  response: AuditResult,
  problems: ["Not Found", "Too Early"],
  handle: ({ caller, params, query }) => getAudit(caller, params.audit_id, query.expand),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, authenticate);
