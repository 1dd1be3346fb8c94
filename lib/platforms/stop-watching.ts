import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { isSameHandle } from "../profiles/handles.ts";
import { endConnections } from "./connect/end-connections.ts";
import { forgetProfiles } from "./sync/forget-watched.ts";

type Named = { platform: Platform; handle: string } | { profileId: string };

/**
 * Ends the watching of somebody else's profile, and takes away everything that is kept of it: nobody agreed that it stays.
 * @param record writes the entry of the audit log, in the same transaction.
 * @throws Problem 404 when no such profile is watched
 */
export async function stopWatching(
  { workspaceId }: Caller,
  named: Named,
  now: Date,
  record?: Recorder,
): Promise<{ platform: Platform; handle: string; removed: true }> {
  return withWorkspace(workspaceId, async (tx) => {
    const watched = await tx.profile.findMany({
      where: { workspaceId, role: "watched", disconnectedAt: null },
      select: { id: true, platform: true, handle: true },
    });
    const found = watched.find((one) =>
      "profileId" in named
        ? one.id === named.profileId
        : one.platform === named.platform && isSameHandle(one.handle, named.handle),
    );
    if (!found) throw new Problem("Not Found", "No such profile is watched.");
    const platform = found.platform as Platform;
    // Ends its syncs first: one that runs writes nothing any more.
    await endConnections(tx, workspaceId, [found.id], now);
    await forgetProfiles(tx, workspaceId, [found.id]);
    await record?.(tx, { workspaceId, subject: found.id, detail: { platform, handle: found.handle } });
    return { platform, handle: found.handle, removed: true };
  });
}
