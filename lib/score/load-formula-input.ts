import { withWorkspace } from "../db.ts";
import type { CommentDay, FormulaInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { listCountedProfiles } from "../profiles/list-counted-profiles.ts";
import type { OwnProfile } from "../profiles/list-own-profiles.ts";
import { countProfileComments } from "./count-profile-comments.ts";
import { loadProfileData, type ProfileData } from "./load-profile-data.ts";
import { mergeProfiles } from "./merge-profiles.ts";

/** Comments of a profile, classified and counted. */
export type CountedComments = { profile: string; days: CommentDay[] };
type Version = Pick<FormulaVersion, "days" | "profiles" | "comments">;

/** What a score is computed of, and the counts of comments in it. */
export type LoadedInput = { input: FormulaInput; platforms: Platform[]; comments: CountedComments[] };

/**
 * Everything that a version of the formula looks at on a day, from the figures of the profiles that count as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 * @param known counts of comments, when they were classified for this day already and nothing has changed since.
 * @returns the input, the platforms that it is of, and the counts of comments by profile
 */
export async function loadFormulaInput(
  workspaceId: string,
  day: string,
  version: Version,
  known?: readonly CountedComments[],
): Promise<LoadedInput> {
  const profiles = await withWorkspace(workspaceId, (tx) =>
    listCountedProfiles(tx, workspaceId, day, version),
  );
  return loadInputs(workspaceId, day, profiles, version, known);
}

/**
 * Everything that a version of the formula looks at on a day, from the figures of the named platforms as they are now.
 * @param day UTC day of the score, YYYY-MM-DD.
 */
export async function loadPlatformInputs(
  workspaceId: string,
  day: string,
  names: readonly Platform[],
  version: Version,
): Promise<FormulaInput> {
  const profiles = await withWorkspace(workspaceId, (tx) =>
    listCountedProfiles(tx, workspaceId, day, version, names),
  );
  return (await loadInputs(workspaceId, day, profiles, version)).input;
}

async function loadInputs(
  workspaceId: string,
  day: string,
  profiles: readonly OwnProfile[],
  version: Version,
  known: readonly CountedComments[] = [],
): Promise<LoadedInput> {
  const found: ProfileData[] = [];
  for (const profile of profiles) {
    const data = await loadProfileData(workspaceId, profile, { day, version });
    if (data) found.push(data);
  }
  const counts = new Map(known.map((one) => [one.profile, one.days]));
  const counted = found.every(({ id }) => counts.has(id))
    ? counts
    : await countProfileComments(workspaceId, found, { day, version });
  const loaded = found.map((data) => ({ ...data, comments: counted.get(data.id) ?? [] }));
  return {
    input: mergeProfiles({ asOf: day, profiles: loaded }, version),
    platforms: [...new Set(profiles.map(({ platform }) => platform))],
    comments: loaded.map(({ id, comments }) => ({ profile: id, days: comments })),
  };
}
