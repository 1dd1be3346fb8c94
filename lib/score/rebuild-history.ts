import { setImmediate as yieldToOthers } from "node:timers/promises";
import { withWorkspace } from "../db.ts";
import { computeScore, formulaWindowDays } from "../formula/compute-score.ts";
import type { FormulaInput, PlatformInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { loadPlatformData } from "./load-platform-data.ts";
import { type HistoryDay, replaceHistory } from "./replace-history.ts";
import { addDays, daysBetween, utcDay } from "./utc-day.ts";

/** Reconstruction covers the newest five years of a workspace's data. */
const MOST_DAYS = 5 * 365 + 1;
const DAYS_BEFORE_A_PAUSE = 50;

/**
 * Writes the reconstructed history of a workspace anew: one point a day from the first to the last day with data, each
 * from data dated up to that day.
 * @returns how many points it has now.
 */
export async function rebuildHistory(workspaceId: string, now: Date): Promise<{ points: number }> {
  const days = await buildHistory(workspaceId, now);
  await withWorkspace(workspaceId, (tx) => replaceHistory(tx, workspaceId, days, now), { timeoutMs: 60_000 });
  return { points: days.length };
}

/** Computes what `rebuildHistory` writes. */
export async function buildHistory(workspaceId: string, now: Date): Promise<HistoryDay[]> {
  const platforms = await loadEverything(workspaceId, utcDay(now));
  const first = platforms.map((platform) => platform.observedFrom).sort()[0];
  const last = platforms
    .map((platform) => platform.observedTo)
    .sort()
    .at(-1);
  if (!first || !last) return [];
  const start = daysBetween(first, last) < MOST_DAYS ? first : addDays(last, 1 - MOST_DAYS);
  const cuts = platforms.map(cutByDay);
  const days: HistoryDay[] = [];
  for (let date = start; date <= last; date = addDays(date, 1)) {
    const input: FormulaInput = { asOf: date, platforms: cuts.flatMap((cut) => cut(date) ?? []) };
    days.push({ date, result: computeScore(input) });
    if (days.length % DAYS_BEFORE_A_PAUSE === 0) await yieldToOthers();
  }
  return days;
}

function loadEverything(workspaceId: string, to: string): Promise<PlatformInput[]> {
  const range = { from: "0001-01-01", to };
  return withWorkspace(
    workspaceId,
    async (tx) => {
      const rows = await tx.platformConnection.findMany({ where: { workspaceId } });
      const inputs: PlatformInput[] = [];
      for (const { platform } of rows) {
        const name = platform as Platform;
        const data = await loadPlatformData(tx, workspaceId, name, range);
        if (data) inputs.push({ ...data, comments: await loadCommentDays(tx, workspaceId, name, range) });
      }
      return inputs;
    },
    { timeoutMs: 120_000 },
  );
}

type Dated = { date: string };

/**
 * A function that gives a platform's data as they were known on a day. Days must be asked in rising order: each list is
 * walked through once.
 */
function cutByDay(platform: PlatformInput): (day: string) => PlatformInput | null {
  const known = [...platform.posts, ...platform.followers, ...platform.comments]
    .map((item) => item.date)
    .sort();
  const posts = slidingWindow(platform.posts);
  const followers = slidingWindow(platform.followers);
  const comments = slidingWindow(platform.comments);
  let seen = 0;
  return (day) => {
    while (seen < known.length && (known[seen] as string) <= day) seen++;
    const observedTo = known[seen - 1];
    if (!observedTo) return null;
    const cut = { posts: posts(day), followers: followers(day), comments: comments(day) };
    return { platform: platform.platform, observedFrom: platform.observedFrom, observedTo, ...cut };
  };
}

function slidingWindow<T extends Dated>(items: T[]): (day: string) => T[] {
  const sorted = [...items].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const window = formulaWindowDays();
  let from = 0;
  let to = 0;
  return (day) => {
    const oldest = addDays(day, 1 - window);
    while (to < sorted.length && (sorted[to] as T).date <= day) to++;
    while (from < to && (sorted[from] as T).date < oldest) from++;
    return sorted.slice(from, to);
  };
}
