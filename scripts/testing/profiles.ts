import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { listProfilesOf } from "#lib/profiles/list-own-profiles.ts";
import { openProfile, openWatched } from "#lib/profiles/open-profile.ts";

/** Connects a profile as an import does. @returns its id */
export async function makeProfile(
  workspaceId: string,
  platform: Platform,
  handle = "brand",
): Promise<string> {
  const account = { platform, handle };
  return (await withWorkspace(workspaceId, (tx) => openProfile(tx, workspaceId, account, new Date()))).id;
}

/** Watches a profile that files are imported for. @returns its id */
export async function makeWatched(workspaceId: string, handle = "stonerow"): Promise<string> {
  const account = { platform: "linkedin", handle } as const;
  return (await withWorkspace(workspaceId, (tx) => openWatched(tx, workspaceId, account, new Date()))).id;
}

/** The id of the primary profile on a platform. */
export async function profileOf(workspaceId: string, platform: Platform): Promise<string> {
  const [primary] = await withWorkspace(workspaceId, (tx) => listProfilesOf(tx, workspaceId, platform));
  if (!primary) throw new Error(`${platform} is not connected`);
  return primary.id;
}
