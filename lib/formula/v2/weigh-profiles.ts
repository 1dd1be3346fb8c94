import { countExposure, levelPosts, sizeOn } from "./count-posts.ts";
import { EXPOSURES, SIZE_POWER } from "./parameters.ts";
import type { Profile } from "./prepare-profile.ts";
import { findTable, type Tables } from "./reference/place-value.ts";
import { ratioOf, typicalLevel } from "./typical-level.ts";

/** A profile with its place among the profiles of the brand and its weight among them; all weights add up to 1. */
export type Weighed = { profile: Profile; index: number; weight: number };

/** log10 followers of a profile of which neither audience nor exposure is known, on a platform without a table. */
const UNKNOWN_SIZE = 4;

/**
 * Profiles weigh by the audience they hold; where it is not known, by the audience that their exposure is typical of, else as
 * the median account of the platform.
 */
export function weighProfiles(profiles: readonly Profile[], tables: Tables): Weighed[] {
  const weights = profiles.map((profile) => 10 ** (SIZE_POWER * sizeOf(profile, tables)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return profiles.map((profile, index) => ({ profile, index, weight: (weights[index] as number) / total }));
}

function sizeOf(profile: Profile, tables: Tables): number {
  const known = sizeOn(profile, profile.today);
  if (known !== null) return known;
  for (const exposure of EXPOSURES) {
    const figures = countExposure(profile, levelPosts(profile), exposure, tables);
    const level = typicalLevel(figures?.ratios ?? []);
    if (figures && level !== null)
      return Math.max(0, figures.table.medianSize + Math.log10(Math.max(1e-3, ratioOf(level))));
  }
  const { platform } = profile;
  const audience = findTable(tables, {
    platform,
    metric: "audience",
    numerator: "none",
    denominator: "account",
  });
  return audience?.medianSize ?? UNKNOWN_SIZE;
}
