import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { dismissNotice } from "#lib/notices/dismiss-notice.ts";
import { DismissedNotice, NoticeParams } from "#lib/notices/schemas.ts";

const dismiss = internalEndpoint({
  summary: "Take a notice out of the dashboard",
  role: ROLE_FOR.notices,
  params: NoticeParams,
  body: z.object({}),
  response: DismissedNotice,
  effect: { action: "notice.dismissed", subject: ({ params }) => params.notice_id },
  handle: ({ caller, params, now }) => dismissNotice(caller, params.notice_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: dismiss }, sessionDoor);
