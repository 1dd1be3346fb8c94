import type { WorkspaceReader } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { RECENT_DAYS } from "../formula/recent-days.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { addDays, utcDay } from "../time.ts";
import { listKeptProfiles, listOwnProfiles, listProfilesOf, type OwnProfile } from "./list-own-profiles.ts";

/**
 * The own profiles whose figures a version of the formula looks at on a day. One that takes profiles together looks at those
 * that are connected, and of a named platform without any at the best that there is (`listProfilesOf`). One that keeps them
 * apart looks at all (`isCountedOn`), so that no score rises because a connection is broken or was ended.
 *
 * @param day UTC day of the score, YYYY-MM-DD
 * @param platforms all when left out
 * @returns in the order of `listOwnProfiles`, platform by platform
 */
export async function listCountedProfiles(
  tx: WorkspaceReader,
  workspaceId: string,
  day: string,
  version: Pick<FormulaVersion, "profiles">,
  platforms?: readonly Platform[],
): Promise<OwnProfile[]> {
  if (version.profiles === "apart") {
    const kept = (await listKeptProfiles(tx, workspaceId)).filter((one) => isCountedOn(one, day));
    return kept.filter(({ platform }) => platforms?.includes(platform) ?? true);
  }
  if (platforms === undefined) {
    return (await listOwnProfiles(tx, workspaceId)).filter(({ status }) => status === "connected");
  }
  const found: OwnProfile[] = [];
  for (const platform of platforms) found.push(...(await listProfilesOf(tx, workspaceId, platform)));
  return found;
}

/**
 * Whether a profile counts on a day where profiles are kept apart: until 13 weeks after it was disconnected, so that
 * disconnecting a weak one is no way up.
 *
 * @param day UTC day, YYYY-MM-DD
 */
export function isCountedOn({ disconnectedAt }: Pick<OwnProfile, "disconnectedAt">, day: string): boolean {
  return disconnectedAt === null || day <= addDays(utcDay(disconnectedAt), RECENT_DAYS);
}

/** The day on which a profile was disconnected, as it was known on a day; undefined while it was connected. */
export function disconnectedOn(
  { disconnectedAt }: Pick<OwnProfile, "disconnectedAt">,
  day: string,
): string | undefined {
  const on = disconnectedAt ? utcDay(disconnectedAt) : undefined;
  return on && on <= day ? on : undefined;
}
