import { agePlace } from "./age-place.ts";
import { countExposure, levelPosts, sizeOn } from "./count-posts.ts";
import { sourceWords, valuesOf } from "./describe-figures.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { DAYS, DORMANT_Z, EXPOSURES, HALVED, SHARES } from "./parameters.ts";
import { coveredShare } from "./prepare-profile.ts";
import { findTable, levelAt, placeLevel, type Tables } from "./reference/place-value.ts";
import { evidenceOf, typicalLevel } from "./typical-level.ts";
import type { Weighed } from "./weigh-profiles.ts";

/**
 * Reach: how many people does the brand get to? A third is its audience, two thirds what its typical post gets to against
 * accounts of the same size. Every exposure that the posts have is counted, and shares that weight.
 *
 * @returns inputs of the pillar, for what is known
 */
export function measureReach(weighed: Weighed, tables: Tables): MeasuredInput[] {
  const audience = audienceInput(weighed, tables);
  const { posts, silent } = weighed.profile;
  if (posts.length > 0 || silent < DAYS.level) return [...audience, ...exposureInputs(weighed, tables)];
  return audience.flatMap((one) => [{ ...one, ...LAST_PLACE }, noExposure(one, silent)]);
}

/** An audience that has got no post for three months is reached by nothing: the profile stands last. */
const LAST_PLACE = { z: DORMANT_Z, evidence: 1 };

function noExposure(audience: MeasuredInput, silent: number): MeasuredInput {
  return {
    ...audience,
    ...LAST_PLACE,
    kind: "exposure",
    input: `posts of the last ${silent} known days`,
    value: 0,
    unit: "posts",
    benchmark: 1,
    source: "at least one",
    weight: (audience.weight * SHARES.exposure) / SHARES.audience,
  };
}

function audienceInput({ profile, index, weight }: Weighed, tables: Tables): MeasuredInput[] {
  const { platform, followers } = profile;
  const newest = followers.at(-1);
  const table = findTable(tables, {
    platform,
    metric: "audience",
    numerator: "none",
    denominator: "account",
  });
  if (newest === undefined || table === null) return [];
  const unit = platform === "youtube" ? "subscribers" : "followers";
  return [
    {
      pillar: "reach",
      kind: "audience",
      platform,
      profile: index,
      input: `${unit}, compared by their logarithm`,
      value: newest.count,
      unit,
      benchmark: Math.exp(levelAt(table, 0, null)),
      source: sourceWords(table, null),
      z: agePlace(placeLevel(table, Math.log(Math.max(1, newest.count)), null), profile),
      evidence: table.assumption ? HALVED : 1,
      error: 0,
      weight: weight * SHARES.audience,
    },
  ];
}

function exposureInputs({ profile, index, weight }: Weighed, tables: Tables): MeasuredInput[] {
  const posts = levelPosts(profile);
  const size = sizeOn(profile, profile.today);
  const known = EXPOSURES.flatMap((exposure) => {
    const figures = countExposure(profile, posts, exposure, tables);
    return figures ? [{ exposure, ...figures }] : [];
  });
  return known.flatMap(({ exposure, table, ratios }) => {
    const level = typicalLevel(ratios);
    if (level === null) return [];
    const halved = (size === null ? HALVED : 1) * (table.assumption ? HALVED : 1);
    return [
      {
        pillar: "reach",
        kind: "exposure",
        platform: profile.platform,
        profile: index,
        input: `${exposure} per post, typical of ${ratios.length} posts`,
        unit: `${exposure} per post`,
        ...valuesOf(table, level, levelAt(table, 0, size), size),
        source: sourceWords(table, size),
        z: agePlace(placeLevel(table, level, size), profile),
        evidence: evidenceOf(ratios.length, table.halfWay, coveredShare(profile)) * halved,
        error: Math.sqrt(table.halfWay / ratios.length),
        weight: (weight * SHARES.exposure) / known.length,
      },
    ];
  });
}
