import type { Platform } from "../../formula/names.ts";
import { loadPlatformData } from "../../score/load-platform-data.ts";
import { addDays } from "../../time.ts";
import type { RunningAudit, StepContext, StepOutputs } from "./audit-step.ts";

/** Takes down the figures of one platform as they are now; what changes later does not change the audit. */
export function collectPlatform({ audit, platform }: StepContext): Promise<StepOutputs["collect"]> {
  return loadPlatformData(audit.workspaceId, platform as Platform, {
    to: audit.day,
    postsFrom: firstDay(audit, audit.version.days.posts),
    followersFrom: firstDay(audit, audit.version.days.lookback),
  });
}

/**
 * The first day that an audit collects: that of its lookback, but never later than the formula looks at, since a lookback
 * must not change what a score means.
 */
export function firstDay(audit: RunningAudit, formulaDays: number): string {
  return addDays(audit.day, 1 - Math.max(audit.lookbackDays, formulaDays));
}
