import type { ComparedPlatform } from "#lib/platforms/schemas.ts";

const AUDIENCE = ["followers", "subscribers"];

/**
 * The percentile of the audience of each profile among the reference accounts, 0–100, by its id. Other figures of the table are of its own period,
 * which no percentile is known of; those of the formula's inputs stand below it.
 */
export function listPlaces(compared: readonly ComparedPlatform[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { profiles, inputs } of compared) {
    const audience = inputs.find(({ unit }) => AUDIENCE.includes(unit));
    for (const [at, { profileId }] of profiles.entries()) {
      const place = audience?.values[at]?.percentile;
      if (place !== null && place !== undefined) places.set(profileId, place);
    }
  }
  return places;
}
