import { sessionMember } from "#app/session-member.ts";
import { readFilter } from "#components/posts/post-filter.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { streamParts } from "#lib/http/stream-parts.ts";
import { writePostsCsv } from "#lib/posts/write-posts-csv.ts";
import { utcDay } from "#lib/time.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The posts that the page's filter leaves, as a CSV file, for members of the workspace. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async (now, headers) => {
    const { workspace_id } = await params;
    const member = await sessionMember(workspace_id);
    await admitMember(member, "viewer", headers);
    const filter = readFilter(Object.fromEntries(new URL(request.url).searchParams));
    return new Response(streamParts(writePostsCsv(member.caller, filter)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="posts-${utcDay(now)}.csv"`,
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}
