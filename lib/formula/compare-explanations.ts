import type { Contribution, Explanation } from "./formula-result.ts";
import type { Pillar, Platform } from "./names.ts";

/** One input in two audits. A side that did not have it is null: it stood at 50 and gave no points. */
export type Movement = {
  pillar: Pillar;
  platform: Platform | null;
  input: string;
  before: Side | null;
  after: Side | null;
  /** Points that the input gives more (or less) than before. */
  points: number;
};

type Side = { value: number; unit: string; points: number };

/**
 * What moved between two explained scores, the largest difference in points first; inputs whose points are the same are
 * left out. The points of all movements and the difference of the roundings add up to the difference of the scores.
 */
export function compareExplanations(before: Explanation, after: Explanation): Movement[] {
  const earlier = new Map(before.contributions.map((one) => [keyOf(one), one]));
  const later = new Map(after.contributions.map((one) => [keyOf(one), one]));
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  return keys
    .map((key) => moved(earlier.get(key), later.get(key)))
    .filter((movement) => movement !== null)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The words of an input carry counts and periods ("median of 66 posts"): what stands before the first comma names it. */
function keyOf({ pillar, platform, input }: Contribution): string {
  const name = input.replace(/[,:].*$/s, "").replace(/\d[\d,.]*/g, "#");
  return `${pillar}/${platform}/${name}`;
}

function moved(before: Contribution | undefined, after: Contribution | undefined): Movement | null {
  const known = after ?? before;
  if (!known) return null;
  const points = Math.round(((after?.points ?? 0) - (before?.points ?? 0)) * 10_000) / 10_000;
  if (points === 0) return null;
  const { pillar, platform, input } = known;
  return { pillar, platform, input, before: side(before), after: side(after), points };
}

function side(contribution: Contribution | undefined): Side | null {
  return contribution
    ? { value: contribution.value, unit: contribution.unit, points: contribution.points }
    : null;
}
