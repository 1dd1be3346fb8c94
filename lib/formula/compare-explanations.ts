import { roundTo } from "../statistics/round-to.ts";
import type { Contribution, Explanation } from "./formula-result.ts";
import type { Pillar, Platform } from "./names.ts";

/** One input in two audits. A side that is no value stood at 50 and gave no points. */
export type Movement<P extends string = Pillar> = {
  pillar: P;
  platform: Platform | null;
  input: string;
  before: Side;
  after: Side;
  /** Points that the input gives more (or less) than before. */
  points: number;
  /** What moved the points where it was not the value; null where it was. */
  reason: MoveReason | null;
};

/** `not asked` where the platform was no part of the audit. */
export type Side = { value: number; unit: string; points: number } | "not known" | "not asked";

export type MoveReason = "more evidence" | "less evidence" | "another benchmark" | "another weight";

/** The platforms of two scores. */
export type Platforms = { before: readonly Platform[]; after: readonly Platform[] };

/**
 * What moved between two explained scores, the largest difference in points first; inputs whose points are the same are
 * left out. The points of all movements and the difference of the roundings add up to the difference of the scores.
 *
 * @param before explanation of the earlier score
 * @param after explanation of the later score
 * @param asked platforms of both; all, when left out
 * @returns a movement for each input whose points differ by at least 0.0001
 */
export function compareExplanations<P extends string = Pillar>(
  before: Explanation<P>,
  after: Explanation<P>,
  asked?: Platforms,
): Movement<P>[] {
  const [earlier, later] = [byKey(before.contributions), byKey(after.contributions)];
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  return keys
    .map((key) => moved(earlier.get(key), later.get(key), asked))
    .filter((movement) => movement !== null)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Of several inputs that are called the same, as of two profiles on one platform, the first is paired with the first. */
function byKey<P extends string>(contributions: readonly Contribution<P>[]): Map<string, Contribution<P>> {
  const found = new Map<string, Contribution<P>>();
  for (const one of contributions) {
    let key = keyOf(one);
    while (found.has(key)) key += "+";
    found.set(key, one);
  }
  return found;
}

/** An input's words carry counts and periods ("median of 66 posts"): what stands before the first comma identifies it. */
function keyOf({ pillar, platform, input }: Contribution<string>): string {
  const name = input.replace(/[,:].*$/s, "").replace(/\d[\d,.]*/g, "#");
  return `${pillar}/${platform}/${name}`;
}

function moved<P extends string>(
  before: Contribution<P> | undefined,
  after: Contribution<P> | undefined,
  asked: Platforms | undefined,
): Movement<P> | null {
  const known = after ?? before;
  if (!known) return null;
  const points = roundTo((after?.points ?? 0) - (before?.points ?? 0), 4);
  if (points === 0) return null;
  const { pillar, platform, input } = known;
  const sideOf = (one: Contribution<P> | undefined, platforms: readonly Platform[] | undefined): Side => {
    if (one) return { value: one.value, unit: one.unit, points: one.points };
    return platform && platforms?.includes(platform) === false ? "not asked" : "not known";
  };
  return {
    pillar,
    platform,
    input,
    before: sideOf(before, asked?.before),
    after: sideOf(after, asked?.after),
    points,
    reason: before && after ? reasonOf(before, after) : null,
  };
}

/**
 * Points are weight × confidence × (normalised − 50). The part of each factor in the difference is measured with the other
 * two at their middle. A value and its benchmark move the normalised value alike, in logarithms.
 */
function reasonOf(before: Contribution<string>, after: Contribution<string>): MoveReason | null {
  const middle = (of: (one: Contribution<string>) => number) => (of(before) + of(after)) / 2;
  const step = (of: (one: Contribution<string>) => number) => of(after) - of(before);
  const off = (one: Contribution<string>) => one.normalised - 50;
  const [weight, confidence] = [
    (one: Contribution<string>) => one.weight,
    (one: Contribution<string>) => one.confidence,
  ];
  const byEvidence = step(confidence) * middle(weight) * middle(off);
  const byWeight = step(weight) * middle(confidence) * middle(off);
  const byNormalised = step(off) * middle(weight) * middle(confidence);
  const most = Math.max(...[byEvidence, byWeight, byNormalised].map(Math.abs));
  if (Math.abs(byNormalised) === most) return isByBenchmark(before, after) ? "another benchmark" : null;
  if (Math.abs(byWeight) === most) return "another weight";
  return step(confidence) > 0 ? "more evidence" : "less evidence";
}

function isByBenchmark(before: Contribution<string>, after: Contribution<string>): boolean {
  const step = (a: number, b: number) => (a > 0 && b > 0 ? Math.abs(Math.log(b / a)) : Math.abs(b - a));
  return step(before.benchmark, after.benchmark) > step(before.value, after.value);
}
