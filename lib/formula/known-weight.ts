import { weightOfAll } from "./explain-levels.ts";
import type { FormulaResult } from "./formula-result.ts";
import type { FormulaVersion } from "./version.ts";

/**
 * The share of the composite's weight that rests on data: what the version says of it or, where it says nothing, the weights of
 * the pillars that have any evidence.
 *
 * @param result of that version
 * @param version with the weights of its pillars
 * @returns 0 to 1
 * @throws Error when the version has none and the result does not tell it
 */
export function knownWeight(
  { knownWeight: told, confidence }: Pick<FormulaResult, "confidence" | "knownWeight">,
  { pillars, weights }: Pick<FormulaVersion, "pillars" | "weights">,
): number {
  if (told !== undefined) return told;
  if (weights === undefined) throw new Error("a version has neither weights nor a known weight");
  const known = pillars.filter((name) => confidence[name].level !== "none");
  return known.reduce((sum, name) => sum + weights[name], 0) / weightOfAll(weights);
}
