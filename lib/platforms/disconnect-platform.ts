import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { isSameHandle } from "../profiles/handles.ts";
import { bumpDataVersion } from "../score/data-version.ts";
import { withHistoryLock } from "../score/history-lock.ts";
import { buildHistory } from "../score/rebuild-history.ts";
import { replaceHistory } from "../score/replace-history.ts";
import { endConnections, readGranted, revokeGranted } from "./connect/end-connections.ts";

/** A person waits for the answer. */
const MAX_WAIT_MS = 5_000;

type Named = { platform: Platform; handle?: string | undefined };

/**
 * Disconnects the brand's own profiles on a platform, or the one with a handle, own or watched, and writes the reconstructed
 * history anew, all in one transaction. How long they go on counting is a matter of the formula's version
 * (`listCountedProfiles`). Tokens are removed, and revoked where the platform has an address for that. Figures stay, and count again when they are connected again.
 * @param record writes the entry of the audit log, in that transaction.
 * @throws Problem 404 when there is none, 503 while the history is being written after an import.
 */
export async function disconnectPlatform(
  caller: Caller,
  named: Named,
  now: Date,
  record?: Recorder,
): Promise<{ platform: Platform; disconnected: true }> {
  const { workspaceId } = caller;
  const disconnect = async () => {
    const ids = await withWorkspace(workspaceId, (tx) => findNamed(tx, workspaceId, named));
    const history = await buildHistory(workspaceId, now, ids);
    const granted = await withWorkspace(workspaceId, (tx) => readGranted(tx, workspaceId, ids));
    await withWorkspace(workspaceId, async (tx) => {
      const where = { workspaceId, id: { in: ids } };
      await tx.profile.updateMany({ where, data: { disconnectedAt: now } });
      await endConnections(tx, workspaceId, ids, now);
      await replaceHistory(tx, workspaceId, history, now);
      await bumpDataVersion(tx, workspaceId);
      await record?.(tx, { workspaceId, subject: named.platform });
    });
    await revokeGranted(granted);
  };
  await withHistoryLock(workspaceId, disconnect, MAX_WAIT_MS);
  return { platform: named.platform, disconnected: true };
}

async function findNamed(
  tx: WorkspaceTx,
  workspaceId: string,
  { platform, handle }: Named,
): Promise<string[]> {
  const live = await tx.profile.findMany({ where: { workspaceId, platform, disconnectedAt: null } });
  const found = live.filter((one) =>
    handle === undefined ? one.role === "own" : isSameHandle(one.handle, handle),
  );
  if (found.length > 0) return found.map(({ id }) => id);
  const name = handle === undefined ? platform : `${handle} on ${platform}`;
  throw new Problem("Not Found", `${name} is not connected to this workspace.`);
}
