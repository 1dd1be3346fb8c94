import type { PillarConfidence } from "./formula-result.ts";
import { PILLARS, type Pillar, type Platform } from "./names.ts";

/** What a score was computed from, as far as that decides what it may be compared with. */
export type ScoreBasis = {
  /** Version of the formula. */
  version: string;
  platforms: readonly Platform[];
  confidence: Record<Pillar, Pick<PillarConfidence, "level">>;
  /** By what comments were read (`SentimentModel.reading`); absent in scores from before it was kept. */
  reading?: string | undefined;
};

/** How a pillar's evidence differs; only a pillar that is `known` has a change. `read anew`: the same comments may count otherwise. */
export type Knowledge = "known" | "became known" | "no longer known" | "not known" | "read anew";

export type BasisDifference = {
  /** Versions of the formula; null where both are of one: scores of two are never compared. */
  formula: { before: string; after: string } | null;
  /** Platforms of both scores; null where they are the same. */
  platforms: { before: readonly Platform[]; after: readonly Platform[] } | null;
  pillars: Record<Pillar, Knowledge>;
};

/**
 * What differs between the bases of two scores. A pillar without evidence stands at 50, which is no measurement.
 *
 * @param before basis of the earlier score
 * @param after basis of the later score
 * @returns versions and platforms, where they differ, and the knowledge of each pillar
 */
export function compareBases(before: ScoreBasis, after: ScoreBasis): BasisDifference {
  const pillars = PILLARS.map((pillar) => {
    const [was, is] = [before, after].map(({ confidence }) => confidence[pillar].level !== "none");
    return [pillar, knowledgeOf(was === true, is === true)];
  });
  const byPillar: Record<Pillar, Knowledge> = Object.fromEntries(pillars);
  if (byPillar.sentiment === "known" && before.reading !== after.reading) byPillar.sentiment = "read anew";
  return {
    formula: before.version === after.version ? null : { before: before.version, after: after.version },
    platforms: isSameSet(before.platforms, after.platforms)
      ? null
      : { before: before.platforms, after: after.platforms },
    pillars: byPillar,
  };
}

/**
 * Whether the difference of two scores is a change of the brand: both are of one version of the formula and of the same
 * platforms, know something of the same pillars, and read comments alike.
 *
 * @param difference of their bases, as `compareBases` gives it
 * @returns false where part of the difference comes from another formula, other platforms or other evidence
 */
export function isLikeForLike({ formula, platforms, pillars }: BasisDifference): boolean {
  const isKept = PILLARS.every((name) => pillars[name] === "known" || pillars[name] === "not known");
  return formula === null && platforms === null && isKept;
}

function knowledgeOf(was: boolean, is: boolean): Knowledge {
  if (was && is) return "known";
  if (was) return "no longer known";
  return is ? "became known" : "not known";
}

function isSameSet(a: readonly Platform[], b: readonly Platform[]): boolean {
  return a.every((name) => b.includes(name)) && b.every((name) => a.includes(name));
}
