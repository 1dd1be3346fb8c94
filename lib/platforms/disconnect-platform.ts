import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";

/**
 * Disconnects a platform: it no longer counts in scores and audits, also not in the reconstructed history. Its figures
 * stay, and count again when it is connected again.
 * @throws Problem 404 when it is not connected.
 */
export async function disconnectPlatform(
  caller: Caller,
  platform: Platform,
  now: Date,
): Promise<{ platform: Platform; disconnected: true }> {
  const { workspaceId } = caller;
  const { count } = await withWorkspace(workspaceId, (tx) =>
    tx.platformConnection.deleteMany({ where: { workspaceId, platform } }),
  );
  if (count === 0) throw new Problem("Not Found", `${platform} is not connected to this workspace.`);
  await rebuildHistory(workspaceId, now);
  return { platform, disconnected: true };
}
