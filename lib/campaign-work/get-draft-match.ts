import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { authoriseDrafts } from "../drafts/authorise-drafts.ts";
import type { Draft } from "../drafts/schemas.ts";
import { addDays, utcDay } from "../time.ts";
import { readPublished } from "./read-published.ts";
import { readWork } from "./read-work.ts";
import type { DraftMatch } from "./schemas.ts";

/** Of which days a person may choose posts: so many before and after the planned one. */
const DAYS_ABOUT = 14;
const MOST_CHOICES = 60;

/**
 * What became of a draft of a campaign, and which posts a person may choose instead.
 * @returns null of a draft without a campaign
 * @throws Problem 403 `Plan Required` below Agency.
 */
export async function getDraftMatch(caller: Caller, draft: Draft, now: Date): Promise<DraftMatch | null> {
  authoriseDrafts(caller);
  const { workspaceId } = caller;
  const { id, platform, planned_on, campaign_id } = draft;
  if (campaign_id === null) return null;
  return withWorkspace(workspaceId, async (tx) => {
    const { planned } = await readWork(tx, workspaceId, campaign_id);
    const own = planned.find((one) => one.id === id);
    const about = planned_on ?? utcDay(now);
    const posts = await readPublished(tx, {
      ...{ workspaceId, platform, limit: MOST_CHOICES },
      ...{ from: addDays(about, -DAYS_ABOUT), to: addDays(about, DAYS_ABOUT) },
    });
    const posted_as = own?.chosen === "none" ? "none" : own?.chosen ? "post" : "auto";
    const choices = posts.map(({ text: _, ...post }) => post);
    return { posted_as, posted: own?.posted ?? null, choices };
  });
}
