import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { getAuditState } from "#lib/audits/describe-audit.ts";
import { AuditState } from "#lib/audits/schemas.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";

const get = operation({
  id: "getAuditState",
  summary: "An audit with its steps, in any state",
  plan: "creator",
  scope: "read",
  params: z.object({ workspace_id: z.string(), audit_id: z.string() }),
  response: AuditState,
  problems: ["Not Found"],
  handle: ({ caller, params }) => getAuditState(caller, params.audit_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get },
  authenticateMember,
  admitMember,
);
