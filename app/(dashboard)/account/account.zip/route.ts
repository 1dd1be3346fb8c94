import { sessionUser } from "#app/session-user.ts";
import { countMember } from "#lib/http/admit-member.ts";
import { attachment } from "#lib/http/attachment.ts";
import { answer } from "#lib/http/route.ts";
import { streamParts } from "#lib/http/stream-parts.ts";
import { exportPerson } from "#lib/members/departure/export-person.ts";
import { sessionOver } from "#lib/members/is-session-alive.ts";
import { utcDay } from "#lib/time.ts";

/** All that is kept about the user as one archive. */
export function GET(request: Request): Promise<Response> {
  return answer(request, async (now, told) => {
    const user = await sessionUser();
    if (!user) throw sessionOver();
    await countMember(user.id, told);
    return new Response(streamParts(await exportPerson(user.id, now)), {
      headers: attachment(["account", utcDay(now)], "zip", "application/zip"),
    });
  });
}
