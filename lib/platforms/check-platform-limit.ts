import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";

/**
 * Checks that a platform may be connected to the caller's workspace; one that is connected already always may.
 * @throws Problem 409 `Limit Reached` when the plan allows no more platforms.
 */
export async function checkPlatformLimit(caller: Caller, platform: Platform): Promise<void> {
  const limit = planLimits(caller.plan).platforms;
  if (limit === null) return;
  const { workspaceId } = caller;
  const rows = await withWorkspace(workspaceId, (tx) =>
    tx.platformConnection.findMany({ where: { workspaceId } }),
  );
  if (rows.length < limit || rows.some((row) => row.platform === platform)) return;
  throw new Problem("Limit Reached", `The ${planName(caller.plan)} plan has room for ${limit} platforms.`);
}
