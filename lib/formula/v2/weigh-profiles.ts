import { sizeOn } from "./count-posts.ts";
import { SIZE_POWER } from "./parameters.ts";
import type { Profile } from "./prepare-profile.ts";

/** A profile with its place among the profiles of the brand and its weight among them; all weights add up to 1. */
export type Weighed = { profile: Profile; index: number; weight: number };

/** log10 followers of a profile whose audience is not known: that of the median account. */
const UNKNOWN_SIZE = 4;

/**
 * Profiles weigh by the audience they hold; one whose audience is not known, as the median account. Not by what posts get to: a
 * weight that a brand can move by its posts could be moved towards its better profiles.
 */
export function weighProfiles(profiles: readonly Profile[]): Weighed[] {
  const weights = profiles.map(
    (profile) => 10 ** (SIZE_POWER * (sizeOn(profile, profile.today) ?? UNKNOWN_SIZE)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return profiles.map((profile, index) => ({ profile, index, weight: (weights[index] as number) / total }));
}
