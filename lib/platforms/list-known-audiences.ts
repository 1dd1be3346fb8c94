import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { findNewestAudience } from "./find-audience.ts";
import type { KnownAudience } from "./schemas.ts";

/** What is known of the audience of each profile of the caller's workspace, whose next import may find it connected or not. */
export async function listKnownAudiences({ workspaceId }: Caller): Promise<KnownAudience[]> {
  return readWorkspace(workspaceId, async (db) => {
    const profiles = await db.profile.findMany({
      where: { workspaceId },
      // Of two with one handle the next import goes to the one that is connected.
      orderBy: [{ disconnectedAt: { sort: "desc", nulls: "first" } }, { id: "asc" }],
    });
    const newest = await findNewestAudience(db, workspaceId);
    return profiles.map(({ id, platform, handle, role }) => ({
      platform: platform as Platform,
      handle,
      role: role as KnownAudience["role"],
      newest: newest.get(id) ?? null,
    }));
  });
}
