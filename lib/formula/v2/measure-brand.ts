import type { FormulaInput } from "../formula-input.ts";
import { PLATFORMS } from "../names.ts";
import { measureImpact } from "./measure-impact.ts";
import { measureMomentum } from "./measure-momentum.ts";
import { measurePresence } from "./measure-presence.ts";
import { measureReach } from "./measure-reach.ts";
import { measureSentiment } from "./measure-sentiment.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { type PlacedDays, type Profile, prepareProfile } from "./prepare-profile.ts";
import type { Tables } from "./reference/place-value.ts";
import { weighProfiles } from "./weigh-profiles.ts";

/** Days of posts as they were placed last, by profile. */
export type PlacedProfiles = Map<string, PlacedDays>;

/**
 * Measures every input of every pillar on every profile.
 *
 * @param input all data of the brand, in any order
 * @param tables where accounts lie in every measure
 * @param placed of the day before, where days are asked for in turn
 * @returns the prepared profiles of which anything is known, and the inputs, in the order of pillars
 * @throws RangeError when a date is no day
 */
export function measureBrand(
  input: FormulaInput,
  tables: Tables,
  placed?: PlacedProfiles,
): { profiles: Profile[]; inputs: MeasuredInput[] } {
  const profiles = prepareProfiles(input, placed);
  const weighed = weighProfiles(profiles);
  const each = [measurePresence, measureReach, measureImpact].flatMap((measure) =>
    weighed.flatMap((one) => measure(one, tables)),
  );
  const momentum = weighed.flatMap((one) => measureMomentum(one, tables));
  return { profiles, inputs: [...each, ...measureSentiment(weighed), ...momentum] };
}

/** The profiles of which anything is known, in the order of platforms. @throws RangeError when a date is no day */
export function prepareProfiles(input: FormulaInput, placed: PlacedProfiles = new Map()): Profile[] {
  const asOf = input.asOf.slice(0, 10);
  return input.platforms
    .toSorted((a, b) => compare(a.profile ?? "", b.profile ?? ""))
    .map((one, at) => prepareProfile(one, asOf, daysOf(placed, one.profile ?? `${at}`)))
    .filter(({ covered, followers, comments }) => covered.length + followers.length + comments.length > 0)
    .sort((a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform));
}

function daysOf(placed: PlacedProfiles, profile: string): PlacedDays {
  const days: PlacedDays = placed.get(profile) ?? new Map();
  placed.set(profile, days);
  return days;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
