import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { dismissNotice } from "#lib/notices/dismiss-notice.ts";
import { DismissedNotice, NoticeParams } from "#lib/notices/schemas.ts";

const dismiss = operation({
  id: "dismissNotice",
  summary: "Take a notice out of the dashboard",
  plan: "creator",
  scope: "write",
  params: NoticeParams,
  body: z.object({}),
  response: DismissedNotice,
  problems: ["Not Found"],
  handle: ({ caller, params, now }) => dismissNotice(caller, params.notice_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: dismiss },
  authenticateMember,
  admitMember,
);
