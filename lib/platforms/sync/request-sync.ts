import type { Caller } from "../../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../../db.ts";
import { newId } from "../../ids.ts";
import { wakeWorker } from "../../jobs/wake-worker.ts";
import { Problem } from "../../problems.ts";

export type SyncReason = "connect" | "night" | "manual" | "audit";
type Wanted = { workspaceId: string; profileId: string; platform: string; reason: SyncReason; now: Date };

/** Asks for a sync of a connected profile, in the caller's transaction; the one that is under way when there is one. */
export async function requestSync(tx: WorkspaceTx, wanted: Wanted): Promise<string> {
  const { now, ...facts } = wanted;
  const id = newId("syn");
  const made = await tx.sync.createMany({
    data: [{ ...facts, id, status: "processing", createdAt: now }],
    skipDuplicates: true,
  });
  if (made.count > 0) {
    await wakeWorker(tx, "syncs");
    return id;
  }
  const { workspaceId, profileId } = wanted;
  const running = await tx.sync.findFirst({ where: { workspaceId, profileId, status: "processing" } });
  return running ? running.id : requestSync(tx, wanted);
}

/** The connected profiles of a workspace that can be synced, own ones first. */
export async function listSyncable(tx: WorkspaceTx, workspaceId: string, platform?: string) {
  const connections = await tx.connection.findMany({
    where: { workspaceId, ...(platform !== undefined && { platform }) },
    select: { profileId: true, nextSyncAt: true },
  });
  const ids = connections.map(({ profileId }) => profileId);
  return tx.profile.findMany({
    where: { workspaceId, id: { in: ids }, disconnectedAt: null },
    orderBy: [{ role: "asc" }, { platform: "asc" }, { connectedAt: "asc" }],
  });
}

/** Asks for a sync of every connected profile of a workspace, or of those of one platform. */
export function requestSyncs(
  workspaceId: string,
  { platform, reason, now }: { platform?: string | undefined; reason: SyncReason; now: Date },
): Promise<{ profileId: string; syncId: string; platform: string; handle: string }[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const asked = [];
    for (const { id, platform: of, handle } of await listSyncable(tx, workspaceId, platform)) {
      const syncId = await requestSync(tx, { workspaceId, profileId: id, platform: of, reason, now });
      asked.push({ profileId: id, syncId, platform: of, handle });
    }
    return asked;
  });
}

/**
 * Asks for a sync of the profiles of a platform that are connected by its own interface, for a worker.
 * @returns how many there are; those that only files are imported for are none
 * @throws Problem 404 when the workspace has no profile there
 */
export async function askForSync(
  { workspaceId }: Caller,
  platform: string,
  now: Date,
): Promise<{ profiles: number }> {
  const where = { workspaceId, platform, disconnectedAt: null };
  const there = await withWorkspace(workspaceId, (tx) => tx.profile.count({ where }));
  if (there === 0) throw new Problem("Not Found", `${platform} is not connected to this workspace.`);
  const asked = await requestSyncs(workspaceId, { platform, reason: "manual", now });
  return { profiles: asked.length };
}
