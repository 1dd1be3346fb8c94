import type { Sync } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { canConnect } from "./connect/start-connect.ts";
import { findAudience } from "./find-audience.ts";
import type { ConnectedAccount, SyncFacts } from "./schemas.ts";

/** Connected accounts of a workspace, and the platforms of which accounts can be connected here. */
export async function listConnections({
  workspaceId,
}: Caller): Promise<{ accounts: ConnectedAccount[]; open: Platform[] }> {
  const open = PLATFORMS.filter(canConnect);
  return readWorkspace(workspaceId, async (db) => {
    const all = await readAccounts(db, workspaceId, "own");
    return { accounts: all.filter(({ isRead }) => isRead).map(({ account }) => account), open };
  });
}

/** Profiles of a role with their newest sync, those that came first before others; `isRead`: by their platform's interface. */
export async function readAccounts(
  tx: WorkspaceReader,
  workspaceId: string,
  role: "own" | "watched",
): Promise<{ account: ConnectedAccount; isRead: boolean }[]> {
  const rows = await tx.connection.findMany({
    where: { workspaceId },
    select: { profileId: true, errorDetail: true, pictureKind: true },
  });
  const profiles = await tx.profile.findMany({
    where: { workspaceId, disconnectedAt: null, role },
    orderBy: { connectedAt: "asc" },
  });
  const syncs = await tx.sync.findMany({
    where: { workspaceId, profileId: { in: rows.map(({ profileId }) => profileId) } },
    orderBy: [{ profileId: "asc" }, { createdAt: "desc" }],
    distinct: ["profileId"],
  });
  const audiences = await findAudience(tx, workspaceId);
  return profiles.map((profile) => {
    const row = rows.find(({ profileId }) => profileId === profile.id);
    const sync = syncs.find(({ profileId }) => profileId === profile.id);
    const account = {
      profileId: profile.id,
      platform: profile.platform as Platform,
      handle: profile.handle,
      name: profile.name,
      followers: audiences.get(profile.id) ?? null,
      status: profile.status,
      problem: row?.errorDetail ?? null,
      hasPicture: row?.pictureKind != null,
      sync: sync ? presentSync(sync) : null,
    };
    return { account, isRead: row !== undefined };
  });
}

function presentSync(sync: Sync): SyncFacts {
  const { status, step, posts, comments, missing } = sync;
  const completedAt = sync.completedAt?.toISOString() ?? null;
  return { status, step, posts, comments, completedAt, missing, error: sync.errorDetail };
}

/** The product's own copy of an account's picture; null where there is none. */
export async function findPicture(
  { workspaceId }: Caller,
  profileId: string,
): Promise<{ bytes: Uint8Array; kind: string } | null> {
  const row = await readWorkspace(workspaceId, (db) =>
    db.connection.findFirst({
      where: { workspaceId, profileId },
      select: { picture: true, pictureKind: true },
    }),
  );
  return row?.picture && row.pictureKind ? { bytes: row.picture, kind: row.pictureKind } : null;
}
