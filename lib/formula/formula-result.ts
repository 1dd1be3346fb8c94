import type { Pillar, Platform } from "./names.ts";

/** A score without what explains it, with how sure each pillar is. */
export type FormulaPoint<P extends string = Pillar> = Pick<
  FormulaResult<P>,
  "formulaVersion" | "score" | "pillars" | "spread"
> & { confidence: Record<P, Pick<PillarConfidence, "level">> };

/** What a version's `score` returns. The two nested shapes are those of the public answers (`?expand=`). */
export type FormulaResult<P extends string = Pillar> = {
  formulaVersion: string;
  /** Composite, 0–100, one decimal. */
  score: number;
  /** Published pillars, 0–100, one decimal. */
  pillars: Record<P, number>;
  explanation: Explanation<P>;
  confidence: Record<P, PillarConfidence>;
  /**
   * 0–1, two decimals: the share of the composite's weight that rests on data; left out where it follows from the pillars'
   * levels.
   */
  knownWeight?: number;
  /** How far luck of single posts and comments moves it; left out by a version that does not tell. */
  spread?: Spread<P>;
};

/** Points to either side, in nine cases of ten; 0 where nothing is known. */
export type Spread<P extends string = Pillar> = { composite: number; pillars: Record<P, number> };

export type Explanation<P extends string = Pillar> = {
  formula_version: string;
  base: 50;
  contributions: Contribution<P>[];
  /** What the roundings of pillars and composite add, in points. */
  rounding: number;
  /** base + all points + rounding = total = the composite. */
  total: number;
};

export type Contribution<P extends string = Pillar> = {
  pillar: P;
  /** null for an input that spans all platforms. */
  platform: Platform | null;
  /** What was measured, in the field's words: "engagement rate by impressions". */
  input: string;
  value: number;
  unit: string;
  benchmark: number;
  benchmark_source: string;
  /** Value against benchmark, 0–100; 50 is at the benchmark. */
  normalised: number;
  /** 0–1: how far the evidence lets this input move the pillar away from 50. */
  confidence: number;
  /** Share of the composite that this input carries, 0–1. */
  weight: number;
  /** v1: weight × confidence × (normalised − 50); since v2 an input's part of its pillar's points × the pillar's weight. */
  points: number;
};

export type PillarConfidence = {
  level: "none" | "low" | "medium" | "high";
  /** The evidence in words: "212 posts and 365 observed days on twitter". */
  evidence: string;
};

export type Recommendation<P extends string = Pillar> = {
  /** 1 is first. */
  priority: number;
  /** Key of the change, the same from audit to audit: "cadence:twitter". */
  change: string;
  pillar: P;
  action: string;
  /** Signed change of that pillar, "+4.2 Reach". */
  expected_impact: string;
  /** What it gives the pillar, in points: the number in `expected_impact`. */
  pillar_gain: number;
  /** What the pillar will have gained when the change has been kept up for 28 days, in points; no more than in all. */
  pillar_gain_28: number;
  /** What it gives the composite, in points. */
  composite_gain: number;
  /** The numbers, period and posts it rests on, in words. */
  evidence: string;
  /** Posts that the action refers to, not named in it yet. */
  examples?: PostExample[];
  /** Posts that the evidence rests on, by id. */
  posts?: RestsOn;
  /** Comments that the evidence counts. */
  comments?: CountedComments;
};

/** A post of the brand that is given as an example. */
export type PostExample = { platform: Platform; id: string; date: string };

/** The best posts of the better side, the best first, and ordinary ones of the other. */
export type RestsOn = { best: PostExample[]; others: PostExample[] };

/** Comments on a profile that a score counts, on some UTC days, both inclusive; `critical` of `all`. */
export type CountedComments = {
  platform: Platform;
  /** Null where profiles are not kept apart. */
  profile: string | null;
  from: string;
  to: string;
  critical: number;
  all: number;
};

/** A weak pillar that nothing is recommended for. */
export type Silence<P extends string = Pillar> = { pillar: P; words: string };
