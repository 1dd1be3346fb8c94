/** How explanations of a version read: what 50 is, what a value stands beside, and what says how far it is from there. */
export type ScaleWords = {
  fifty: string;
  benchmark: string;
  normalised: string;
  confidence: string;
  /** How points come about. */
  rule: string;
};

const BENCHMARKS: ScaleWords = {
  fifty: "an account that is at every benchmark",
  benchmark: "Benchmark",
  normalised: "Normalised",
  confidence: "Confidence",
  rule: "Normalised says how a value stands against its benchmark, from 0 to 100: 50 is at the benchmark. Points are weight × confidence × (normalised − 50).",
};

const ACCOUNTS: ScaleWords = {
  fifty: "an account that is average in everything",
  benchmark: "Typical account",
  normalised: "Ahead of",
  confidence: "Evidence",
  rule: "Each value stands beside that of the typical account of its platform and, where it matters, its size. “Ahead of” is the share of such accounts that it beats. The inputs of a pillar share its points by weight, by evidence and by how far from the middle they are.",
};

/**
 * The words for the explanations of a version: v1 held every value against a benchmark, later versions give its place among
 * accounts.
 *
 * @param formulaVersion as a result keeps it
 * @returns the words
 */
export function scaleWords(formulaVersion: string): ScaleWords {
  return formulaVersion === "v1" ? BENCHMARKS : ACCOUNTS;
}

/** Whether `normalised` is the percentage of accounts that a value is ahead of. */
export function isPlaced(formulaVersion: string): boolean {
  return scaleWords(formulaVersion) === ACCOUNTS;
}
