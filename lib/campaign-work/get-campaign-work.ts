import type { Caller } from "../caller.ts";
import { openCampaigns } from "../campaigns/open-campaigns.ts";
import { findPhase } from "../campaigns/phase-days.ts";
import { withWorkspace } from "../db.ts";
import { OPEN_STATUSES } from "../drafts/schemas.ts";
import { addDays, utcDay } from "../time.ts";
import { findGaps } from "./find-gaps.ts";
import { readCoverage } from "./read-coverage.ts";
import { readResults } from "./read-results.ts";
import { readWork, type Work } from "./read-work.ts";
import type { CampaignWork, PlannedPost } from "./schemas.ts";

/** Who posted on a platform so many days before a campaign, or in it, posts there. */
const USUAL_DAYS = 28;

/**
 * What is planned for a campaign of the caller's workspace and what was posted of it, phase by phase, with what came of each phase and
 * what the plan lacks.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id.
 */
export async function getCampaignWork(caller: Caller, id: string, now: Date): Promise<CampaignWork> {
  const { id: workspaceId } = await openCampaigns(caller, "campaigns:read", now);
  const today = utcDay(now);
  const { work, coverage } = await withWorkspace(workspaceId, async (tx) => {
    const read = await readWork(tx, workspaceId, id);
    const first = read.phases[0]?.first_day ?? today;
    const days = { from: addDays(first, -USUAL_DAYS), to: read.phases.at(-1)?.last_day ?? today };
    return { work: read, coverage: await readCoverage(tx, workspaceId, days) };
  });
  const { phases, planned } = work;
  const results = await readResults(caller, { phases, coverage, today, now });
  const phaseOf = ({ planned_on }: { planned_on: string | null }) => findPhase(phases, planned_on);
  return {
    phases: phases.map((phase, n) => ({
      ...phase,
      planned: planned.filter((post) => phaseOf(post) === n).map(present),
      results: results[n] ?? null,
    })),
    outside: planned.filter((post) => phaseOf(post) === -1).map(present),
    gaps: findGaps({ ...whatCounts(work), phases, today, platforms: listPlatforms(work, coverage) }),
  };
}

/** What can still go out, and what went out: a planned post that went out is one of those. */
function whatCounts({ planned, published }: Work) {
  const open = planned.filter(({ status, posted }) => OPEN_STATUSES.includes(status) && posted === null);
  return {
    planned: open.flatMap(({ platform, planned_on: day, texts: [text = ""] }) =>
      day === null ? [] : [{ platform, day, text }],
    ),
    published,
  };
}

function listPlatforms({ planned }: Work, coverage: Awaited<ReturnType<typeof readCoverage>>) {
  const used = coverage.filter(({ isUsed }) => isUsed).map(({ platform }) => platform);
  const all = [...new Set([...used, ...planned.map(({ platform }) => platform)])].sort();
  return all.map((platform) => ({
    platform,
    knownUntil: coverage.find((one) => one.platform === platform)?.runs.at(-1)?.to ?? null,
  }));
}

function present({ texts: _, chosen: __, ...post }: Work["planned"][number]): PlannedPost {
  return post;
}
