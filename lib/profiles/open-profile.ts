import type { WorkspaceTx } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { newId } from "../ids.ts";
import { isSameHandle } from "./handles.ts";

type Account = { platform: Platform; handle: string };

/**
 * The profile that a file's figures go to, by platform and handle in any capitals: connected, made, or connected again if it
 * was disconnected. Until the transaction ends, others that open a profile of the platform wait.
 * @param account with the handle as `normaliseHandle` gives it.
 * @returns its id and role
 */
export async function openProfile(
  tx: WorkspaceTx,
  workspaceId: string,
  { platform, handle }: Account,
  now: Date,
): Promise<{ id: string; role: string }> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(${`profiles of ${workspaceId} ${platform}`}, 0))`;
  const known = await findProfile(tx, workspaceId, { platform, handle });
  const imported = { handle, status: "connected", source: "import", lastSync: now };
  if (!known) {
    const made = { workspaceId, id: newId("prf"), platform, role: "own", ...imported, connectedAt: now };
    return tx.profile.create({ data: made, select: { id: true, role: true } });
  }
  const isSynced = known.disconnectedAt === null && known.source === "oauth";
  await tx.profile.update({
    where: { workspaceId_id: { workspaceId, id: known.id } },
    data: {
      // What a platform's own interface says of a profile is not changed by a file.
      ...(isSynced ? { lastSync: now } : imported),
      ...(known.disconnectedAt && { connectedAt: now, disconnectedAt: null }),
    },
  });
  return known;
}

/** The profile with a handle: the live one, else the one that was disconnected last; else one whose handle is not known. */
async function findProfile(tx: WorkspaceTx, workspaceId: string, { platform, handle }: Account) {
  const rows = await tx.profile.findMany({
    where: { workspaceId, platform },
    orderBy: { disconnectedAt: { sort: "desc", nulls: "first" } },
  });
  return (
    rows.find((row) => isSameHandle(row.handle, handle)) ?? rows.find((row) => row.handle === "") ?? null
  );
}
