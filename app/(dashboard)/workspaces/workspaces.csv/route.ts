import { sessionUser } from "#app/session-user.ts";
import { countMember } from "#lib/http/admit-member.ts";
import { attachment } from "#lib/http/attachment.ts";
import { answer } from "#lib/http/route.ts";
import { sessionOver } from "#lib/members/is-session-alive.ts";
import { listPortfolio } from "#lib/portfolio/list-portfolio.ts";
import { writePortfolioCsv } from "#lib/portfolio/write-portfolio-csv.ts";

/** All workspaces of the user as a table. */
export function GET(request: Request): Promise<Response> {
  return answer(request, async (now, told) => {
    const user = await sessionUser();
    if (!user) throw sessionOver();
    await countMember(user.id, told);
    return new Response(writePortfolioCsv(await listPortfolio(user.id, now)), {
      headers: attachment(["workspaces"], "csv", "text/csv; charset=utf-8"),
    });
  });
}
