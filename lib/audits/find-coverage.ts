import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { formula } from "../formula/versions.ts";
import { disconnectedOn, listCountedProfiles } from "../profiles/list-counted-profiles.ts";
import { findObservedDays } from "../score/load-profile-data.ts";
import { hasRecentData, newestDay } from "../score/recent-data.ts";
import { utcDay } from "../time.ts";
import type { Coverage } from "./schemas.ts";

/** What the sources of the caller's workspace cover up to now. */
export async function findCoverage({ workspaceId }: Caller, now: Date): Promise<Coverage> {
  const day = utcDay(now);
  const profiles = await readWorkspace(workspaceId, (db) =>
    listCountedProfiles(db, workspaceId, day, formula()),
  );
  const sources: { observedFrom: string; observedTo: string }[] = [];
  for (const profile of profiles) {
    const observed = await findObservedDays(workspaceId, profile.id, disconnectedOn(profile, day) ?? day);
    if (observed) sources.push({ observedFrom: observed.from, observedTo: observed.to });
  }
  const oldest = sources.map(({ observedFrom }) => observedFrom).sort()[0] ?? null;
  return { isRecent: hasRecentData(sources, day), oldest, newest: newestDay(sources) };
}
