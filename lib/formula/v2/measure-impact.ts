import { agePlace } from "./age-place.ts";
import { countInteractions, countRates, levelPosts, sizeOn } from "./count-posts.ts";
import { numeratorWords, sourceWords, valuesOf } from "./describe-figures.ts";
import { measureDepth } from "./measure-depth.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { EXPOSURES, HALVED, SHARES } from "./parameters.ts";
import { coveredShare, type Posted } from "./prepare-profile.ts";
import { levelAt, placeLevel, type Tables } from "./reference/place-value.ts";
import { evidenceOf, typicalLevel } from "./typical-level.ts";
import type { Weighed } from "./weigh-profiles.ts";

/**
 * Impact: do people respond? Interactions of the typical post against accounts of the same size, the rate by each exposure
 * that the posts have, and how deep the interactions go. All of them are pooled, so that more data do not change what is
 * measured.
 *
 * @returns inputs of the pillar, for what is known
 */
export function measureImpact(weighed: Weighed, tables: Tables): MeasuredInput[] {
  const posts = levelPosts(weighed.profile);
  return [
    ...interactionInput(weighed, posts, tables),
    ...rateInputs(weighed, posts, tables),
    ...depthInput(weighed, posts, tables),
  ];
}

function interactionInput(
  { profile, index, weight }: Weighed,
  posts: Posted[],
  tables: Tables,
): MeasuredInput[] {
  const figures = countInteractions(profile, posts, tables);
  const level = typicalLevel(figures?.ratios ?? []);
  if (figures === null || level === null) return [];
  const { table, ratios } = figures;
  const size = sizeOn(profile, profile.today);
  const { value, benchmark } = valuesOf(table, level, levelAt(table, 0, size), size);
  const by = size === null ? 1 : 10 ** size;
  const of = `${numeratorWords(table)}, typical of ${ratios.length} posts`;
  const halved = (size === null ? HALVED : 1) * (table.assumption ? HALVED : 1);
  return [
    {
      pillar: "impact",
      kind: "engagement",
      platform: profile.platform,
      profile: index,
      input: size === null ? `interactions per post: ${of}` : `engagement rate by followers: ${of}`,
      value: value / by,
      unit: size === null ? "interactions per post" : "interactions per follower",
      benchmark: benchmark / by,
      source: sourceWords(table, size),
      z: agePlace(placeLevel(table, level, size), profile),
      evidence: evidenceOf(ratios.length, table.halfWay, coveredShare(profile)) * halved,
      error: Math.sqrt(table.halfWay / ratios.length),
      weight: weight * SHARES.engagement,
    },
  ];
}

function rateInputs({ profile, index, weight }: Weighed, posts: Posted[], tables: Tables): MeasuredInput[] {
  const known = EXPOSURES.flatMap((exposure) => {
    const figures = countRates(profile, posts, exposure, tables);
    return figures ? [{ exposure, ...figures }] : [];
  });
  const halved = sizeOn(profile, profile.today) === null ? HALVED : 1;
  return known.flatMap(({ exposure, table, ratios }) => {
    const level = typicalLevel(ratios);
    if (level === null) return [];
    return [
      {
        pillar: "impact",
        kind: "engagement_rate",
        platform: profile.platform,
        profile: index,
        input: `engagement rate by ${exposure}: ${numeratorWords(table)}, typical of ${ratios.length} posts`,
        unit: `interactions per ${exposure.replace(/s$/, "")}`,
        ...valuesOf(table, level, levelAt(table, 0, null), null),
        source: sourceWords(table, null),
        z: agePlace(placeLevel(table, level, null), profile),
        evidence:
          evidenceOf(ratios.length, table.halfWay, coveredShare(profile)) *
          halved *
          (table.assumption ? HALVED : 1),
        error: Math.sqrt(table.halfWay / ratios.length),
        weight: (weight * SHARES.engagementByExposure) / known.length,
      },
    ];
  });
}

function depthInput({ profile, index, weight }: Weighed, posts: Posted[], tables: Tables): MeasuredInput[] {
  const depth = measureDepth(profile.platform, posts, tables);
  if (depth === null) return [];
  const { table, level, n } = depth;
  return [
    {
      pillar: "impact",
      kind: "depth",
      platform: profile.platform,
      profile: index,
      input: `depth of ${numeratorWords(table)} (weighted by worth, per interaction), mean of ${n} posts`,
      value: Math.exp(level),
      unit: "worth per interaction",
      benchmark: Math.exp(levelAt(table, 0, null)),
      source: sourceWords(table, null),
      z: agePlace(placeLevel(table, level, null), profile),
      evidence: evidenceOf(n, table.halfWay, coveredShare(profile)) * (table.assumption ? HALVED : 1),
      error: Math.sqrt(table.halfWay / n),
      weight: weight * SHARES.depth,
    },
  ];
}
