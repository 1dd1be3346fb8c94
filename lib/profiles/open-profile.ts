import type { WorkspaceTx } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { isSameHandle } from "./handles.ts";

type Role = "own" | "watched";
type Account = { platform: Platform; handle: string };
type Source = "import" | "demo";

/**
 * The profile that a file's figures go to, by platform and handle in any capitals, own or watched: connected, made, or
 * connected again if it was disconnected. A new one is the brand's own. Until the transaction ends, others that open a profile
 * of the platform wait.
 * @param account with the handle as `normaliseHandle` gives it.
 * @returns its id and role
 */
export async function openProfile(
  tx: WorkspaceTx,
  workspaceId: string,
  { source = "import", ...account }: Account & { source?: Source | undefined },
  now: Date,
): Promise<{ id: string; role: Role }> {
  await lockProfiles(tx, workspaceId, account.platform);
  const known = await findProfile(tx, workspaceId, account, "own");
  if (!known) return makeProfile(tx, workspaceId, { ...account, source, role: "own", lastSync: now }, now);
  const isSynced = known.disconnectedAt === null && known.source === "oauth";
  await tx.profile.update({
    where: { workspaceId_id: { workspaceId, id: known.id } },
    data: {
      lastSync: now,
      // What a platform's own interface says of a profile is not changed by a file.
      ...(!isSynced && { handle: account.handle, status: "connected", source }),
      ...(known.disconnectedAt && { connectedAt: now, disconnectedAt: null }),
    },
  });
  return { id: known.id, role: known.role as Role };
}

/**
 * A watched profile, which never is part of the brand's score: the one that has the handle, connected again if it was
 * disconnected, else a new one.
 * @returns id and role of the profile that has the handle, which may be the brand's own, and whether it is one more than before.
 */
export async function openWatched(
  tx: WorkspaceTx,
  workspaceId: string,
  account: Account,
  now: Date,
): Promise<{ id: string; role: Role; isMore: boolean }> {
  await lockProfiles(tx, workspaceId, account.platform);
  const known = await findProfile(tx, workspaceId, account, "watched");
  if (!known) {
    const facts = { ...account, source: "import", role: "watched", lastSync: null } as const;
    return { ...(await makeProfile(tx, workspaceId, facts, now)), isMore: true };
  }
  if (known.disconnectedAt) {
    const where = { workspaceId_id: { workspaceId, id: known.id } };
    await tx.profile.update({ where, data: { connectedAt: now, disconnectedAt: null } });
  }
  return { id: known.id, role: known.role as Role, isMore: known.disconnectedAt !== null };
}

/** Lets whoever opens a profile of the platform wait until the transaction ends. */
export async function lockProfiles(tx: WorkspaceTx, workspaceId: string, platform: Platform): Promise<void> {
  await lockUntilEnd(tx, `profiles of ${workspaceId} ${platform}`);
}

/** The live profile with a handle; else, of a role, that was disconnected last, or whose handle is not known. */
async function findProfile(tx: WorkspaceTx, workspaceId: string, { platform, handle }: Account, role: Role) {
  const rows = await tx.profile.findMany({
    where: { workspaceId, platform, OR: [{ disconnectedAt: null }, { role }] },
    orderBy: { disconnectedAt: { sort: "desc", nulls: "first" } },
  });
  const named = rows.find((row) => isSameHandle(row.handle, handle));
  return named ?? rows.find((row) => row.handle === "" && row.role === role) ?? null;
}

async function makeProfile(
  tx: WorkspaceTx,
  workspaceId: string,
  facts: Account & { source: Source; role: Role; lastSync: Date | null },
  now: Date,
): Promise<{ id: string; role: Role }> {
  const made = { workspaceId, id: newId("prf"), ...facts, status: "connected" };
  await tx.profile.create({ data: { ...made, connectedAt: now } });
  return { id: made.id, role: facts.role };
}
