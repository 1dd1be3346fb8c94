import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { findAudience } from "./find-audience.ts";

export type ListedProfile = {
  platform: string;
  /** Without the @. */
  handle: string;
  role: string;
  status: string;
  source: string;
  /** ISO 8601; null before the first figures. */
  last_sync: string | null;
  /** Followers or subscribers; null while it is not known. */
  followers: number | null;
};

/**
 * All profiles of a workspace, own and watched, that are not disconnected: by platform in the order of the contract, own ones
 * before watched ones, of one platform the primary one first.
 */
export async function listProfiles({ workspaceId }: Caller): Promise<{ platforms: ListedProfile[] }> {
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.profile.findMany({
      where: { workspaceId, disconnectedAt: null },
      orderBy: [
        { role: "asc" },
        { preferredAt: { sort: "desc", nulls: "last" } },
        { connectedAt: "asc" },
        { id: "asc" },
      ],
    });
    const audiences = await findAudience(db, workspaceId);
    const sorted = PLATFORMS.flatMap((name) => rows.filter(({ platform }) => platform === name));
    const platforms = sorted.map(({ id, platform, handle, role, status, source, lastSync }) => {
      const [last_sync, followers] = [lastSync?.toISOString() ?? null, audiences.get(id) ?? null];
      return { platform, handle, role, status, source, last_sync, followers };
    });
    return { platforms };
  });
}
