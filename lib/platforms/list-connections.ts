import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { canConnect } from "./connect/start-connect.ts";
import { findAudience } from "./find-audience.ts";
import type { ConnectedAccount } from "./schemas.ts";

/** Connected accounts of a workspace, and the platforms of which accounts can be connected here. */
export async function listConnections({
  workspaceId,
}: Caller): Promise<{ accounts: ConnectedAccount[]; open: Platform[] }> {
  const open = PLATFORMS.filter(canConnect);
  return withWorkspace(workspaceId, async (tx) => {
    const rows = await tx.connection.findMany({
      where: { workspaceId },
      select: { profileId: true, errorDetail: true, pictureKind: true },
    });
    if (rows.length === 0) return { accounts: [], open };
    const ids = rows.map(({ profileId }) => profileId);
    const profiles = await tx.profile.findMany({
      where: { workspaceId, id: { in: ids }, disconnectedAt: null, role: "own" },
      orderBy: { connectedAt: "asc" },
    });
    const syncs = await tx.sync.findMany({
      where: { workspaceId, profileId: { in: ids } },
      orderBy: [{ profileId: "asc" }, { createdAt: "desc" }],
      distinct: ["profileId"],
    });
    const audiences = await findAudience(tx, workspaceId);
    const accounts = profiles.map((profile): ConnectedAccount => {
      const row = rows.find(({ profileId }) => profileId === profile.id);
      const sync = syncs.find(({ profileId }) => profileId === profile.id);
      return {
        profileId: profile.id,
        platform: profile.platform as Platform,
        handle: profile.handle,
        name: profile.name,
        followers: audiences.get(profile.id) ?? null,
        status: profile.status,
        problem: row?.errorDetail ?? null,
        hasPicture: row?.pictureKind != null,
        sync: sync
          ? {
              status: sync.status,
              step: sync.step,
              posts: sync.posts,
              comments: sync.comments,
              completedAt: sync.completedAt?.toISOString() ?? null,
              missing: sync.missing,
              error: sync.errorDetail,
            }
          : null,
      };
    });
    return { accounts, open };
  });
}

/** The product's own copy of an account's picture; null where there is none. */
export async function findPicture(
  { workspaceId }: Caller,
  profileId: string,
): Promise<{ bytes: Uint8Array; kind: string } | null> {
  const row = await withWorkspace(workspaceId, (tx) =>
    tx.connection.findFirst({
      where: { workspaceId, profileId },
      select: { picture: true, pictureKind: true },
    }),
  );
  return row?.picture && row.pictureKind ? { bytes: row.picture, kind: row.pictureKind } : null;
}
