import type { ComparedPlatform } from "#lib/platforms/schemas.ts";

/** The percentiles of a profile among the reference accounts, 0–100, by the inputs that the table has a column for. */
export type RivalPlaces = { followers: number | null; posts: number | null; rate: number | null };

const UNITS: Record<string, keyof RivalPlaces> = {
  followers: "followers",
  subscribers: "followers",
  "days with a post per week": "posts",
  "interactions per follower": "rate",
};

/** By the id of a profile. Of two inputs with one unit the first stands: that of 13 weeks. */
export function listPlaces(compared: readonly ComparedPlatform[]): Map<string, RivalPlaces> {
  const places = new Map<string, RivalPlaces>();
  for (const { profiles, inputs } of compared)
    for (const [at, { profileId }] of profiles.entries()) {
      const found: RivalPlaces = { followers: null, posts: null, rate: null };
      for (const { unit, values } of inputs) {
        const name = UNITS[unit];
        if (name) found[name] ??= values[at]?.percentile ?? null;
      }
      places.set(profileId, found);
    }
  return places;
}
