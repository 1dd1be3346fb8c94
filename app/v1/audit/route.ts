import { listAudits } from "#lib/audits/list-audits.ts";
import { AuditList } from "#lib/audits/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { PageQuery } from "#lib/paging/schemas.ts";

const list = operation({
  id: "listAudits",
  summary: "List audits",
  description: "The audits of the key's workspace in every state, newest first.",
  plan: "pro",
  scope: "audits:read",
  query: PageQuery,
  response: AuditList,
  example: {
    query: { limit: "20" },
    answer: {
      audits: [
        {
          audit_id: "aud_5dJ0qXw8Zr2LmTn6Yb4KcV",
          status: "completed",
          score: 54.2,
          started_at: "2026-11-01T09:30:00.000Z",
          completed_at: "2026-11-01T09:32:11.482Z",
        },
      ],
      total: 1,
      limit: 20,
      offset: 0,
    },
  },
  problems: ["Not Found"],
  handle: ({ caller, query }) => listAudits(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, keyDoor);
