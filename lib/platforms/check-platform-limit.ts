import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { isSameHandle } from "../profiles/handles.ts";

/**
 * Checks that a profile of the brand's own may be connected to the caller's workspace; one that is connected or watched
 * already always may.
 * @param handle of the profile; without one any profile on the platform is enough.
 * @throws Problem 409 `Limit Reached` when the plan allows no more profiles.
 */
export async function checkPlatformLimit(caller: Caller, platform: Platform, handle?: string): Promise<void> {
  const limit = planLimits(caller.plan).platforms;
  if (limit === null) return;
  const { workspaceId } = caller;
  const profiles = await readWorkspace(workspaceId, (db) =>
    db.profile.findMany({ where: { workspaceId, disconnectedAt: null } }),
  );
  const own = profiles.filter(({ role }) => role === "own");
  const there = profiles.filter((one) => one.platform === platform);
  const isThere = there.some((one) => handle === undefined || isSameHandle(one.handle, handle));
  if (own.length < limit || isThere) return;
  const names = there.map((one) => `@${one.handle}`).join(", ");
  const hint = names && ` Each profile counts as one, and ${platform} has ${names}.`;
  throw new Problem("Limit Reached", `The ${planName(caller.plan)} plan includes ${limit} platforms.${hint}`);
}
