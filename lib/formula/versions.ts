import { V1 } from "./v1/v1.ts";
import { V2 } from "./v2/v2.ts";
import type { FormulaVersion } from "./version.ts";

/** The version of new audits, of the history and of live scores. */
const CURRENT = "v2";

const versions = new Map<string, FormulaVersion>([V1, V2].map((version) => [version.name, version]));
let current = CURRENT;

/**
 * A version of the formula: the only door to what is versioned. Old versions stay runnable, so that old scores can be
 * computed again.
 *
 * @param name as an audit keeps it; the current version when left out
 * @returns the version
 * @throws RangeError when there is no such version
 */
export function formula(name = current): FormulaVersion {
  const found = versions.get(name);
  if (found === undefined) throw new RangeError(`Unknown formula version: ${name}`);
  return found;
}

/** The names of the versions that were current before the one that is. */
export function olderVersions(): string[] {
  const names = [...versions.keys()];
  return names.slice(0, names.indexOf(current));
}

/**
 * Makes a version known to this process only and takes it for new scores: how a version is tried before it ships, by
 * tests and benches.
 *
 * @param version with a name of its own
 * @returns a function that takes it out of use; scores that it made can still be computed again
 */
export function tryFormula(version: FormulaVersion): () => void {
  versions.set(version.name, version);
  current = version.name;
  return () => {
    current = CURRENT;
  };
}
