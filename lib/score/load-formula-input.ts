import { withWorkspace } from "../db.ts";
import type { CommentDay, FormulaInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { listOwnProfiles, listProfilesOf, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays } from "../time.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { loadProfileData } from "./load-profile-data.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import type { ProfileInput } from "./profile-input.ts";

export type PlatformComments = { platform: Platform; days: CommentDay[] };
type Days = Pick<FormulaVersion, "days">;

/**
 * Everything that the formula looks at on a day, from the figures of all connected profiles of the brand as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 * @param known counts of comments, when they were classified for this day already and nothing has changed since.
 */
export async function loadFormulaInput(
  workspaceId: string,
  day: string,
  known?: PlatformComments[],
): Promise<FormulaInput> {
  const profiles = await withWorkspace(workspaceId, (tx) => listOwnProfiles(tx, workspaceId));
  const connected = profiles.filter(({ status }) => status === "connected");
  return loadInputs(workspaceId, day, connected, formula(), known);
}

/**
 * Everything that a version of the formula looks at on a day, from the figures of the named platforms as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 */
export async function loadPlatformInputs(
  workspaceId: string,
  day: string,
  names: readonly Platform[],
  version: Days,
): Promise<FormulaInput> {
  const profiles: OwnProfile[] = [];
  for (const platform of names)
    profiles.push(...(await withWorkspace(workspaceId, (tx) => listProfilesOf(tx, workspaceId, platform))));
  return loadInputs(workspaceId, day, profiles, version);
}

async function loadInputs(
  workspaceId: string,
  day: string,
  profiles: readonly OwnProfile[],
  { days }: Days,
  known: PlatformComments[] = [],
): Promise<FormulaInput> {
  const postsFrom = addDays(day, 1 - days.posts);
  const range = { to: day, postsFrom, followersFrom: addDays(day, 1 - days.lookback) };
  const uncounted = profiles.filter(({ platform }) => !known.some((one) => one.platform === platform));
  const counted = await loadCommentDays(workspaceId, uncounted, { from: postsFrom, to: day });
  const loaded: ProfileInput[] = [];
  for (const profile of profiles) {
    const data = await loadProfileData(workspaceId, profile, range);
    if (data) loaded.push({ ...data, comments: counted.get(profile.id) ?? [] });
  }
  const { asOf, platforms } = mergeProfiles({ asOf: day, profiles: loaded });
  return {
    asOf,
    platforms: platforms.map((one) => ({ ...one, comments: countsOf(one, known) ?? one.comments })),
  };
}

function countsOf({ platform }: { platform: Platform }, known: PlatformComments[]): CommentDay[] | undefined {
  return known.find((one) => one.platform === platform)?.days;
}
