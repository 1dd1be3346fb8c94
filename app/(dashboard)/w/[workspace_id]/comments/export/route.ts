import { sessionMember } from "#app/session-member.ts";
import { readFilters } from "#components/comments/read-filters.ts";
import { exportComments } from "#lib/comments/export-comments.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { utcDay } from "#lib/time.ts";
import { listFilters } from "../list-filters.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The comments that the address's filters leave, as a file for spreadsheets. It is sent as it is read. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id } = await params;
  return answer(request, async (now, headers) => {
    const member = await sessionMember(workspace_id);
    await admitMember(member, "viewer", headers);
    const today = utcDay(now);
    const page = readFilters(Object.fromEntries(new URL(request.url).searchParams));
    const pieces = exportComments(member.caller, listFilters(page, today));
    return new Response(streamOf(pieces), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="comments-${today}.csv"`,
        "x-content-type-options": "nosniff",
      },
    });
  });
}

/** Read on as the file is taken, and no further once nobody takes it. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
