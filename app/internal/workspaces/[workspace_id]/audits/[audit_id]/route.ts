import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { getAuditState } from "#lib/audits/describe-audit.ts";
import { AuditState } from "#lib/audits/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const get = internalEndpoint({
  summary: "An audit with its steps, in any state",
  role: "viewer",
  params: z.object({ workspace_id: z.string(), audit_id: z.string() }),
  response: AuditState,
  handle: ({ caller, params }) => getAuditState(caller, params.audit_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, sessionDoor);
