import type { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { listOwnProfiles, primaryOnes } from "../profiles/list-own-profiles.ts";
import { findAudience } from "./find-audience.ts";
import type { PlatformList, PlatformsQuery } from "./schemas.ts";

/** The platforms of a workspace, each by its primary profile with its audience, and those that it could still connect. */
export async function listPlatforms(
  caller: Caller,
  query: z.infer<typeof PlatformsQuery>,
): Promise<PlatformList> {
  requireScope(caller, "platforms:read");
  const { id } = await resolveWorkspace(caller, query.workspace_id);
  return readWorkspace(id, async (db) => {
    const rows = primaryOnes(await listOwnProfiles(db, id));
    const audiences = await findAudience(db, id);
    const known = PLATFORMS.flatMap((name) => rows.find((row) => row.platform === name) ?? []);
    const platforms = known.map((row) => present(row, audiences.get(row.id) ?? null));
    return {
      platforms,
      total_connected: known.filter((row) => row.status === "connected").length,
      available: PLATFORMS.filter((name) => !known.some((row) => row.platform === name)),
    };
  });
}

type Row = { platform: string; status: string; lastSync: Date | null; handle: string };
type Status = PlatformList["platforms"][number]["status"];

function present(row: Row, audience: number | null): PlatformList["platforms"][number] {
  const entry = {
    status: row.status as Status,
    last_sync: row.lastSync?.toISOString() ?? null,
    handle: row.handle,
  };
  if (row.platform === "youtube") return { name: "youtube", ...entry, subscribers: audience };
  return { name: row.platform as Exclude<Platform, "youtube">, ...entry, followers: audience };
}
