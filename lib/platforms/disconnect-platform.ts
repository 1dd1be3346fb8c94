import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { bumpDataVersion } from "../score/data-version.ts";
import { withHistoryLock } from "../score/history-lock.ts";
import { buildHistory } from "../score/rebuild-history.ts";
import { replaceHistory } from "../score/replace-history.ts";

/** A person waits for the answer. */
const MAX_WAIT_MS = 5_000;

/**
 * Disconnects a platform: it no longer counts in scores and audits, also not in the reconstructed history, all in one
 * transaction. Its figures stay, and count again when it is connected again.
 * @throws Problem 404 when it is not connected, 503 while its history is being written after an import.
 */
export async function disconnectPlatform(
  caller: Caller,
  platform: Platform,
  now: Date,
): Promise<{ platform: Platform; disconnected: true }> {
  const { workspaceId } = caller;
  const disconnect = async () => {
    const history = await buildHistory(workspaceId, now, platform);
    await withWorkspace(workspaceId, async (tx) => {
      const { count } = await tx.platformConnection.deleteMany({ where: { workspaceId, platform } });
      if (count === 0) throw new Problem("Not Found", `${platform} is not connected to this workspace.`);
      await replaceHistory(tx, workspaceId, history, now);
      await bumpDataVersion(tx, workspaceId);
    });
  };
  await withHistoryLock(workspaceId, disconnect, MAX_WAIT_MS);
  return { platform, disconnected: true };
}
