import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { isSameHandle } from "../profiles/handles.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";

/**
 * Makes a profile the primary one of its platform, which lists show.
 * @param record writes the entry of the audit log, in the same transaction.
 * @throws Problem 404 when no own profile with that handle is connected.
 */
export async function preferProfile(
  { workspaceId }: Caller,
  { platform, handle }: { platform: Platform; handle: string },
  now: Date,
  record?: Recorder,
): Promise<{ platform: Platform; handle: string; primary: true }> {
  return withWorkspace(workspaceId, async (tx) => {
    const found = (await listOwnProfiles(tx, workspaceId)).find(
      (one) => one.platform === platform && isSameHandle(one.handle, handle),
    );
    if (!found)
      throw new Problem("Not Found", `${handle} on ${platform} is not connected to this workspace.`);
    const where = { workspaceId_id: { workspaceId, id: found.id } };
    await tx.profile.update({ where, data: { preferredAt: now } });
    await record?.(tx, { workspaceId, subject: found.id, detail: { platform, handle: found.handle } });
    return { platform, handle: found.handle, primary: true };
  });
}
