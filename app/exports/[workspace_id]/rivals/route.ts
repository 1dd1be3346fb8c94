import { sessionMember } from "#app/session-member.ts";
import { readRivalView } from "#components/rivals/rival-address.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { attachment } from "#lib/http/attachment.ts";
import { answer } from "#lib/http/route.ts";
import { compareRivals } from "#lib/rivals/compare-rivals.ts";
import { orderRows } from "#lib/rivals/order-rows.ts";
import { writeRivalsCsv } from "#lib/rivals/write-rivals-csv.ts";
import { utcDay } from "#lib/time.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The table of the page as a CSV file, for members of the workspace. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async (now, headers) => {
    const member = await sessionMember((await params).workspace_id);
    await admitMember(member, "viewer", headers);
    const { searchParams } = new URL(request.url);
    const view = readRivalView({ ...Object.fromEntries(searchParams), with: searchParams.getAll("with") });
    const rivals = await compareRivals(member.caller, view, now);
    return new Response(writeRivalsCsv(rivals, orderRows(rivals.rows, view.order)), {
      headers: attachment(["rivals", utcDay(now)], "csv", "text/csv; charset=utf-8"),
    });
  });
}
