import { answerFile } from "#app/answer-file.ts";
import { writeCalendar } from "#lib/campaign-work/write-calendar.ts";
import { attachment } from "#lib/http/attachment.ts";

type Context = { params: Promise<{ workspace_id: string; campaign_id: string }> };

/** The phases and planned posts of a campaign for a calendar. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, campaign_id } = await params;
  return answerFile(request, workspace_id, async ({ caller, workspace }) => {
    const { name, file } = await writeCalendar(caller, campaign_id, new Date());
    return { body: file, headers: attachment([workspace.name, name], "ics", "text/calendar; charset=utf-8") };
  });
}
