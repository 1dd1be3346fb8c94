import { formulaWindowDays } from "../../formula/compute-score.ts";
import type { Platform } from "../../formula/names.ts";
import { loadPlatformData } from "../../score/load-platform-data.ts";
import { addDays } from "../../score/utc-day.ts";
import type { RunningAudit, StepContext, StepOutputs } from "./audit-step.ts";

/** Takes down the figures of one platform as they are now; what changes later does not change the audit. */
export function collectPlatform(context: StepContext): Promise<StepOutputs["collect"]> {
  const { audit, platform } = context;
  return context.read((tx) =>
    loadPlatformData(tx, audit.workspaceId, platform as Platform, collectedDays(audit)),
  );
}

/**
 * The days that an audit collects: its lookback, but never less than the formula looks at, since a lookback must not
 * change what a score means.
 */
export function collectedDays(audit: RunningAudit): { from: string; to: string } {
  const days = Math.max(audit.lookbackDays, formulaWindowDays());
  return { from: addDays(audit.day, 1 - days), to: audit.day };
}
