import { setImmediate as yieldToOthers } from "node:timers/promises";
import { withWorkspace } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { withHistoryLock } from "./history-lock.ts";
import { findObservedDays } from "./load-platform-data.ts";
import { type HistoryDay, replaceHistory } from "./replace-history.ts";
import { walkPlatform } from "./walk-platform.ts";

/** Reconstruction covers the newest five years of a workspace's data. */
const MAX_DAYS = 5 * 365 + 1;

/**
 * Writes the reconstructed history of a workspace anew: one point a day from the first to the last day with data, each
 * from data dated up to that day.
 * @returns how many points it has now.
 */
export function rebuildHistory(workspaceId: string, now: Date): Promise<{ points: number }> {
  return withHistoryLock(workspaceId, async () => {
    const days = await buildHistory(workspaceId, now);
    await withWorkspace(workspaceId, (tx) => replaceHistory(tx, workspaceId, days, now));
    return { points: days.length };
  });
}

/**
 * Computes what `rebuildHistory` writes; to be called under the lock of the history.
 * @param without a platform that is left out, as one that is about to be disconnected.
 */
export async function buildHistory(
  workspaceId: string,
  now: Date,
  without?: Platform,
): Promise<HistoryDay[]> {
  const observed = await findObserved(workspaceId, utcDay(now), without);
  const first = observed.map(({ days }) => days.from).sort()[0];
  const to = observed
    .map(({ days }) => days.to)
    .sort()
    .at(-1);
  if (!first || !to) return [];
  const from = daysBetween(first, to) < MAX_DAYS ? first : addDays(to, 1 - MAX_DAYS);
  const version = formula();
  const walks = await Promise.all(
    observed.map(({ platform, days }) => walkPlatform(workspaceId, platform, days, { from, to }, version)),
  );
  const history: HistoryDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const platforms = (await Promise.all(walks.map((walk) => walk(date)))).filter((data) => data !== null);
    const input: FormulaInput = { asOf: date, platforms };
    const { score, pillars, formulaVersion } = version.score(input);
    history.push({ date, score, pillars, formulaVersion });
    await yieldToOthers();
  }
  return history;
}

async function findObserved(workspaceId: string, to: string, without: Platform | undefined) {
  const rows = await withWorkspace(workspaceId, (tx) =>
    tx.platformConnection.findMany({ where: { workspaceId } }),
  );
  const platforms = rows.map((row) => row.platform as Platform).filter((platform) => platform !== without);
  const found = await Promise.all(
    platforms.map(async (platform) => ({
      platform,
      days: await findObservedDays(workspaceId, platform, to),
    })),
  );
  return found.flatMap(({ platform, days }) => (days ? [{ platform, days }] : []));
}
