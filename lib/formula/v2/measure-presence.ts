import type { Platform } from "../names.ts";
import { agePlace } from "./age-place.ts";
import { sizeOn } from "./count-posts.ts";
import { sourceWords } from "./describe-figures.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { DAYS, DORMANT_Z, HALF_WAY_DAYS, SHARES } from "./parameters.ts";
import { firstCovered, type Profile } from "./prepare-profile.ts";
import { findTable, levelAt, placeLevel, type Tables } from "./reference/place-value.ts";
import type { Weighed } from "./weigh-profiles.ts";

/** Half a posting day a week is added before the logarithm, so that none at all is a place, too, and one is no leap. */
const LEAST_DAYS = 0.5;

/**
 * Presence: is the brand there, regularly, where it says it is? Days with a post a week, over 13 and over 4 weeks up to the
 * last covered day, against accounts of the same size. A day counts once, however many posts it has. The evidence is covered
 * days, not posts: observed silence is evidence.
 *
 * @returns inputs of the pillar; none for a profile whose posts are not known
 */
export function measurePresence({ profile, index, weight }: Weighed, tables: Tables): MeasuredInput[] {
  const kinds = [
    { kind: "cadence", days: DAYS.level, share: SHARES.cadence },
    { kind: "recent_cadence", days: DAYS.recent, share: SHARES.recentCadence },
  ] as const;
  return kinds.flatMap(({ kind, days, share }) => {
    const cadence = measureCadence(profile, days);
    const { platform } = profile;
    const table = tableOf(platform, kind, tables);
    if (cadence === null || table === null) return [];
    const size = sizeOn(profile, profile.today);
    // No post at all for three months is the last place, whatever the platform.
    const isSilent = measureCadence(profile, DAYS.level)?.used === 0;
    const z = isSilent ? DORMANT_Z : placeLevel(table, cadenceLevel(cadence.daysAWeek), size);
    return [
      {
        pillar: "presence",
        kind,
        platform,
        profile: index,
        input: `days with a post per week, of the last ${days} known days`,
        value: cadence.daysAWeek,
        unit: "days with a post per week",
        benchmark: Math.max(0, Math.exp(levelAt(table, 0, size)) - LEAST_DAYS),
        source: sourceWords(table, size),
        z: isSilent ? z : agePlace(z, profile, false),
        evidence:
          (cadence.known / (cadence.known + HALF_WAY_DAYS)) * Math.min(1, cadence.known / DAYS.recent),
        error: 0,
        weight: weight * share,
      },
    ];
  });
}

/**
 * How a profile was used in so many days up to its last covered one; null where none is covered. Days between covered ones
 * count as known: who leaves out files of days without a post does not post more.
 */
export function measureCadence({ covered, posts }: Profile, days: number) {
  const to = covered.at(-1)?.to;
  if (to === undefined) return null;
  const from = firstCovered(covered, to - days + 1);
  let [used, last] = [0, Number.NaN];
  for (const { day } of posts) {
    if (day !== last && day >= from && day <= to) used++;
    last = day;
  }
  return { known: to - from + 1, used, daysAWeek: (used * 7) / (to - from + 1) };
}

export function cadenceLevel(daysAWeek: number): number {
  return Math.log(daysAWeek + LEAST_DAYS);
}

/**
 * Days with a post a week of the median account.
 *
 * @param size log10 followers; null where they are not known
 * @returns the days, 0–7, with the table that says so
 */
export function typicalDays(platform: Platform, size: number | null, tables: Tables) {
  const table = tableOf(platform, "cadence", tables);
  return table && { table, days: Math.max(0, Math.exp(levelAt(table, 0, size)) - LEAST_DAYS) };
}

function tableOf(platform: Platform, metric: "cadence" | "recent_cadence", tables: Tables) {
  return findTable(tables, { platform, metric, numerator: "days with a post", denominator: "week" });
}
