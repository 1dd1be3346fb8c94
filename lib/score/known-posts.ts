import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { daysBetween, utcDay } from "../time.ts";

/** Days of which one file holds the posts; UTC days, both inclusive. */
export type PostPeriod = { from: string; to: string; isStated: boolean };
export type KnownPosts = { from: string; to: string };

/**
 * Between two files there may be days that no file covers. Up to so many are taken for a pause between two posts, more for a
 * missing file. Where a file states its days, less has to be guessed.
 */
const MAX_PAUSE_DAYS = { guessed: 35, stated: 7 };

/** The days whose posts the files of a profile hold, the earliest period first. */
export function loadPostPeriods(workspaceId: string, profileId: string): Promise<PostPeriod[]> {
  return withWorkspace(workspaceId, async (tx) => {
    return (await readPostPeriods(tx, workspaceId, profileId)).get(profileId) ?? [];
  });
}

/** The same of all profiles of a workspace that have any, or of one. */
export async function readPostPeriods(
  tx: WorkspaceTx,
  workspaceId: string,
  profileId?: string,
): Promise<Map<string, PostPeriod[]>> {
  const rows = await tx.postPeriod.findMany({
    where: { workspaceId, ...(profileId && { profileId }) },
    orderBy: [{ firstDay: "asc" }, { lastDay: "asc" }],
  });
  const byProfile = Map.groupBy(rows, ({ profileId }) => profileId);
  return new Map([...byProfile].map(([profileId, periods]) => [profileId, periods.map(toPeriod)]));
}

function toPeriod({ firstDay, lastDay, isStated }: { firstDay: Date; lastDay: Date; isStated: boolean }) {
  return { from: utcDay(firstDay), to: utcDay(lastDay), isStated };
}

/**
 * The newest unbroken run of days, up to a day, whose posts are known: only there a day without a post is silence. Figures of
 * the audience and comments say nothing of posts.
 *
 * @param periods of the profile's files, the earliest first
 * @param posts day of the first post, and of the last one up to the day; null when there is none
 * @param day UTC day, YYYY-MM-DD
 * @returns first and last day of the run, or null when no posts are known
 */
export function findKnownPosts(
  periods: readonly PostPeriod[],
  posts: KnownPosts | null,
  day: string,
): KnownPosts | null {
  return listKnownRuns(periods, posts, day).at(-1) ?? null;
}

/**
 * All unbroken runs of days, up to a day, whose posts are known, the earliest first. A file that states no days ends with its
 * last post; of a file that goes beyond the day only the part before it counts (no look-ahead). Arguments are those of
 * `findKnownPosts`.
 */
export function listKnownRuns(
  periods: readonly PostPeriod[],
  posts: KnownPosts | null,
  day: string,
): KnownPosts[] {
  const runs: PostPeriod[] = [];
  for (const period of periods.length > 0 ? periods : ofRowsAlone(posts)) {
    const end = period.isStated ? day : (posts?.to ?? "");
    const [to = end] = [period.to, end].sort();
    if (period.from > to) continue;
    const covered = { ...period, to };
    const last = runs.pop();
    if (!last) runs.push(covered);
    else if (isApart(last, covered)) runs.push(last, covered);
    else runs.push(join(last, covered));
  }
  return runs.map(({ from, to }) => ({ from, to }));
}

/** Posts that came otherwise than in files. */
function ofRowsAlone(posts: KnownPosts | null): PostPeriod[] {
  return posts ? [{ ...posts, isStated: false }] : [];
}

function isApart(run: PostPeriod, next: PostPeriod): boolean {
  const max = MAX_PAUSE_DAYS[run.isStated || next.isStated ? "stated" : "guessed"];
  return daysBetween(run.to, next.from) - 1 > max;
}

function join(run: PostPeriod, next: PostPeriod): PostPeriod {
  const isLonger = next.to > run.to || (next.to === run.to && next.isStated);
  return { ...(isLonger ? next : run), from: run.from };
}
