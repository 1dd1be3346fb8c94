import { agePlace } from "./age-place.ts";
import { countExposure, countInteractions, type Figures, movePosts } from "./count-posts.ts";
import { sourceWords } from "./describe-figures.ts";
import { measureAudienceMove, measureCadenceMove } from "./measure-moves.ts";
import type { Kind, MeasuredInput } from "./measured-input.ts";
import { DAYS, EXPOSURES, SHARES } from "./parameters.ts";
import { coveredShare, type Posted, type Profile } from "./prepare-profile.ts";
import { findTable, levelAt, placeLevel, type Tables } from "./reference/place-value.ts";
import type { Metric } from "./reference/reference-table.ts";
import { evidenceOf, typicalLevel } from "./typical-level.ts";
import type { Weighed } from "./weigh-profiles.ts";

/** A change between two windows: the logarithm of a ratio. */
type Move = { kind: Kind & Metric; numerator: string; input: string; unit: string; level: number; n: number };

const COMPARED = `of the last ${DAYS.move} days against the ${DAYS.move} before`;

/**
 * Momentum: is it getting better? The last window against the one before, in what both have: audience, exposure, interactions,
 * cadence, each against how accounts of the platform usually move.
 *
 * @returns inputs of the pillar, for what is known in both windows
 */
export function measureMomentum(weighed: Weighed, tables: Tables): MeasuredInput[] {
  const { profile, index, weight } = weighed;
  const { platform } = profile;
  return movesOf(weighed, tables).flatMap(({ kind, numerator, input, unit, level, n }) => {
    const table = findTable(tables, { platform, metric: kind, numerator, denominator: "the days before" });
    if (table === null) return [];
    return [
      {
        pillar: "momentum",
        kind,
        platform,
        profile: index,
        input,
        value: Math.exp(level),
        unit,
        benchmark: Math.exp(levelAt(table, 0, null)),
        source: sourceWords(table, null),
        z: agePlace(moved(placeLevel(table, level, null), profile), profile),
        evidence: evidenceFor(kind, n, table.halfWay),
        error: kind === "audience_move" || kind === "cadence_move" ? 0 : Math.sqrt(table.halfWay / n),
        weight: weight * shareOf(kind),
      },
    ];
  });
}

function movesOf({ profile }: Weighed, tables: Tables): Move[] {
  const { recent, before } = movePosts(profile);
  const compare = (count: (posts: Posted[]) => Figures | null) =>
    compareWindows(count([...before, ...recent]), recent, before);
  const audience = measureAudienceMove(profile);
  const cadence = measureCadenceMove(profile);
  const engagement = compare((posts) => countInteractions(profile, posts, tables));
  const exposure = EXPOSURES.map((name) => ({
    name,
    move: compare((posts) => countExposure(profile, posts, name, tables)),
  })).find(({ move }) => move !== null);
  return [
    audience && {
      kind: "audience_move" as const,
      numerator: "none",
      input: `audience growth over ${audience.span} days, as a yearly factor`,
      unit: "ratio per year",
      ...audience,
    },
    exposure?.move && {
      kind: "exposure_move" as const,
      numerator: "any",
      input: `${exposure.name} per post ${COMPARED}`,
      unit: "ratio",
      ...exposure.move,
    },
    engagement && {
      kind: "engagement_move" as const,
      numerator: "any",
      input: `interactions per post ${COMPARED}`,
      unit: "ratio",
      ...engagement,
    },
    cadence && {
      kind: "cadence_move" as const,
      numerator: "days with a post",
      input: `days with a post ${COMPARED}`,
      unit: "ratio",
      ...cadence,
    },
  ].filter((move) => move !== null && move !== undefined);
}

/** Where days are missing that may have been picked, nothing has got better. */
function moved(z: number, profile: Profile): number {
  return coveredShare(profile) === 1 ? z : Math.min(z, 0);
}

/** Both windows counted alike, by what most posts of both have. n is half of the harmonic mean of their posts. */
function compareWindows(
  figures: Figures | null,
  recent: readonly Posted[],
  before: readonly Posted[],
): { level: number; n: number } | null {
  if (figures === null) return null;
  const [a, b] = [figures.ratiosOf(recent), figures.ratiosOf(before)];
  const [now, then] = [typicalLevel(a), typicalLevel(b)];
  if (now === null || then === null) return null;
  return { level: now - then, n: (a.length * b.length) / (a.length + b.length) };
}

function evidenceFor(kind: Kind, n: number, halfWay: number): number {
  return kind === "engagement_move" || kind === "exposure_move" ? evidenceOf(n, halfWay) : n / (n + halfWay);
}

function shareOf(kind: Move["kind"]): number {
  const shares: Partial<Record<Kind, number>> = {
    audience_move: SHARES.audienceMove,
    exposure_move: SHARES.exposureMove,
    engagement_move: SHARES.engagementMove,
    cadence_move: SHARES.cadenceMove,
  };
  return shares[kind] ?? 0;
}
