import type { Platform } from "../../formula/names.ts";
import { listCountedProfiles } from "../../profiles/list-counted-profiles.ts";
import { loadProfileData } from "../../score/load-profile-data.ts";
import { isMissingInTest } from "../provoked-audit.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";
import { refreshFigures, tellMissing } from "./refresh-figures.ts";

/**
 * Takes down the figures of one platform's profiles as they are now; what changes later does not change the audit. A lookback
 * never makes a window shorter than the formula's, since it must not change what a score means.
 */
export async function collectPlatform({
  audit,
  platform,
  read,
  ...context
}: StepContext): Promise<StepOutputs["collect"]> {
  const { workspaceId, day, version, lookbackDays: lookback } = audit;
  const names = [platform as Platform];
  if (isMissingInTest(audit, platform as Platform)) {
    await tellMissing(audit, names, ["Test mode: its lookback asks for this."], context.write);
    return [];
  }
  if (audit.asOf === null) await refreshFigures(audit, names, context);
  const profiles = await read((tx) => listCountedProfiles(tx, workspaceId, day, version, names));
  const collected: StepOutputs["collect"] = [];
  for (const profile of profiles) {
    const data = await loadProfileData(workspaceId, profile, { day, version, lookback });
    if (data) collected.push(data);
  }
  return collected;
}
