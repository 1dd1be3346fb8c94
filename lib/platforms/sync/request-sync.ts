import type { Caller } from "../../caller.ts";
import { readWorkspace, type WorkspaceTx, withWorkspace } from "../../db.ts";
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

type Asked = {
  platform?: string | undefined;
  reason: SyncReason;
  now: Date;
  isWanted?: (profile: { id: string; role: string }) => boolean;
};

/** Asks for a sync of every profile of a workspace that is read from its platform, or of those of one platform, or only of some. */
export function requestSyncs(
  workspaceId: string,
  { platform, reason, now, isWanted = () => true }: Asked,
): Promise<{ profileId: string; syncId: string; platform: string; handle: string }[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const asked = [];
    const all = await listSyncable(tx, workspaceId, platform);
    for (const { id, platform: of, handle } of all.filter(isWanted)) {
      const syncId = await requestSync(tx, { workspaceId, profileId: id, platform: of, reason, now });
      asked.push({ profileId: id, syncId, platform: of, handle });
    }
    return asked;
  });
}

/**
 * Asks for a sync of the own profiles of a platform that are connected by its own interface, for a worker.
 * @returns how many there are; those that only files are imported for are none
 * @throws Problem 404 when the workspace has no profile there
 */
export async function askForSync(
  { workspaceId }: Caller,
  platform: string,
  now: Date,
): Promise<{ profiles: number }> {
  const where = { workspaceId, platform, disconnectedAt: null };
  const there = await readWorkspace(workspaceId, (db) => db.profile.count({ where }));
  if (there === 0) throw new Problem("Not Found", `${platform} is not connected to this workspace.`);
  const isWanted = ({ role }: { role: string }) => role === "own";
  const asked = await requestSyncs(workspaceId, { platform, reason: "manual", now, isWanted });
  return { profiles: asked.length };
}

/**
 * Asks for a sync of one watched profile, for a worker.
 * @returns how many are read: none where it is only imported
 * @throws Problem 404 when no such profile is watched
 */
export async function askForWatched(
  { workspaceId }: Caller,
  profileId: string,
  now: Date,
): Promise<{ profiles: number }> {
  const where = { workspaceId, id: profileId, role: "watched", disconnectedAt: null };
  const there = await readWorkspace(workspaceId, (db) => db.profile.count({ where }));
  if (there === 0) throw new Problem("Not Found", "No such profile is watched.");
  const isWanted = ({ id }: { id: string }) => id === profileId;
  return { profiles: (await requestSyncs(workspaceId, { reason: "manual", now, isWanted })).length };
}
