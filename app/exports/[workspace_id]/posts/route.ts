import { sessionUser } from "#app/session-user.ts";
import { readFilter } from "#components/posts/post-filter.ts";
import { findMember } from "#lib/access/find-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { writePostsCsv } from "#lib/posts/write-posts-csv.ts";
import { Problem } from "#lib/problems.ts";
import { utcDay } from "#lib/time.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The posts that the page's filter leaves, as a CSV file, for members of the workspace. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async (now, headers) => {
    const { workspace_id } = await params;
    const user = await sessionUser();
    if (!user) throw new Problem("Unauthorized", "Your session has ended. Sign in again.");
    const member = await findMember(user.id, workspace_id);
    if (!member) throw new Problem("Not Found", "There is no such workspace, or you are not a member of it.");
    await admitMember(member, "viewer", headers);
    const filter = readFilter(Object.fromEntries(new URL(request.url).searchParams));
    return new Response(streamText(writePostsCsv(member.caller, filter)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="posts-${utcDay(now)}.csv"`,
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
}

/** A text that is made as fast as it is taken. */
function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (stream) => {
      const { value, done } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
