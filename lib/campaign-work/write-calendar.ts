import type { Caller } from "../caller.ts";
import { getStoredCampaign } from "../campaigns/get-stored-campaign.ts";
import { openCampaigns } from "../campaigns/open-campaigns.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { readPlan } from "./read-plan.ts";
import { type CalendarEvent, writeIcs } from "./write-ics.ts";

const UNNAMED = "Post without words";

/**
 * The phases of a campaign and the posts that are planned for it, as a calendar; posts without a day are left out.
 * @returns its name, and the file
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id.
 */
export async function writeCalendar(
  caller: Caller,
  id: string,
  now: Date,
): Promise<{ name: string; file: string }> {
  const { id: workspaceId } = await openCampaigns(caller, "campaigns:read", now);
  const { name, plan } = await withWorkspace(workspaceId, async (tx) => ({
    name: (await getStoredCampaign(tx, { workspaceId, id })).name,
    plan: await readPlan(tx, workspaceId, id),
  }));
  const phases = plan.phases.map(
    (phase, n): CalendarEvent => ({
      uid: `${id}.${n + 1}@plinth`,
      first: phase.first_day,
      last: phase.last_day,
      summary: `${name}: ${phase.name}`,
    }),
  );
  const posts = plan.posts.flatMap(({ id: draft, planned_on: day, platform, words, texts: [text] }) =>
    day === null
      ? []
      : [
          {
            ...{ uid: `${draft}@plinth`, first: day, last: day },
            summary: `${PLATFORM_WORDS[platform]}: ${words ?? UNNAMED}`,
            ...(text && { description: text }),
          },
        ],
  );
  return { name, file: writeIcs(name, [...phases, ...posts], now) };
}
