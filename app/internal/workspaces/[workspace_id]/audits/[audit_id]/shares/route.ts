import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { createShare } from "#lib/shares/create-share.ts";
import { CreatedShare, CreateShareBody } from "#lib/shares/schemas.ts";

const share = internalEndpoint({
  summary: "Make a link to an audit",
  role: "editor",
  params: z.object({ workspace_id: z.string(), audit_id: z.string() }),
  body: CreateShareBody,
  response: CreatedShare,
  effect: { action: "audit.shared", writtenBy: "handler" },
  handle: ({ caller, params, body, now, record }) =>
    createShare(caller, { auditId: params.audit_id, ...body }, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: share }, sessionDoor);
