import type { Platform } from "../../formula/names.ts";
import { listProfilesOf } from "../../profiles/list-own-profiles.ts";
import { loadProfileData } from "../../score/load-profile-data.ts";
import { addDays } from "../../time.ts";
import type { RunningAudit, StepContext, StepOutputs } from "./audit-step.ts";

/** Takes down the figures of one platform's profiles as they are now; what changes later does not change the audit. */
export async function collectPlatform({
  audit,
  platform,
  read,
}: StepContext): Promise<StepOutputs["collect"]> {
  const { workspaceId, day, version } = audit;
  const range = {
    to: day,
    postsFrom: firstDay(audit, version.days.posts),
    followersFrom: firstDay(audit, version.days.lookback),
  };
  const profiles = await read((tx) => listProfilesOf(tx, workspaceId, platform as Platform));
  const collected: StepOutputs["collect"] = [];
  for (const profile of profiles) {
    const data = await loadProfileData(workspaceId, profile, range);
    if (data) collected.push(data);
  }
  return collected;
}

/**
 * The first day that an audit collects: that of its lookback, but never later than the formula looks at, since a lookback
 * must not change what a score means.
 */
export function firstDay(audit: RunningAudit, formulaDays: number): string {
  return addDays(audit.day, 1 - Math.max(audit.lookbackDays, formulaDays));
}
