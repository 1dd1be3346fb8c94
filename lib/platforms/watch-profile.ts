import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { normaliseHandle } from "../profiles/handles.ts";
import { openWatched } from "../profiles/open-profile.ts";

/**
 * Watches somebody else's profile beside the caller's own: what is imported for its handle from now on belongs to it, and is
 * never part of the brand's score. One that is watched already stays as it is.
 * @param record writes the entry of the audit log, in the same transaction.
 * @throws Problem 400 `Invalid Request` for a handle that cannot be one or is one of the brand's own profiles, 409 `Limit
 * Reached` when the plan has no room for another.
 */
export async function watchProfile(
  caller: Caller,
  account: { platform: Platform; handle: string },
  now: Date,
  record?: Recorder,
): Promise<{ platform: Platform; handle: string; role: "watched" }> {
  const { workspaceId, plan } = caller;
  const { platform } = account;
  const handle = normaliseHandle(account.handle);
  const limit = planLimits(plan).watched_profiles;
  await withWorkspace(workspaceId, async (tx) => {
    const name = `watched profiles of ${workspaceId}`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
    const { role, isMore } = await openWatched(tx, workspaceId, { platform, handle }, now);
    if (role === "own")
      throw new Problem("Invalid Request", `@${handle} on ${platform} is one of your own profiles.`);
    const where = { workspaceId, role: "watched", disconnectedAt: null };
    if (!isMore) return;
    if (limit !== null && (await tx.profile.count({ where })) > limit) {
      const rooms = limit === 0 ? "no watched profiles" : `room for ${limit} watched profiles`;
      throw new Problem("Limit Reached", `The ${planName(plan)} plan has ${rooms}.`);
    }
    await record?.(tx, { workspaceId, subject: platform, detail: { handle } });
  });
  return { platform, handle, role: "watched" };
}
