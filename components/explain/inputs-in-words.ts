import type { Contribution } from "#lib/formula/formula-result.ts";
import { isPlaced } from "#lib/formula/scale-words.ts";
import { formatPlace, formatValue } from "./format-value.ts";
import { inputInShort } from "./input-words.ts";
import { formatPoints, twoDecimals } from "./shown-points.ts";

/** Which input lifts a score most above 50 and which holds it down most, each with its figures; null where none does. */
export function inputsInWords(contributions: readonly Contribution[], formulaVersion: string): string | null {
  const sorted = contributions.toSorted((a, b) => b.points - a.points);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const told = [
    best && twoDecimals(best.points) > 0 && `Lifts it most: ${wordsOf(best, formulaVersion)}.`,
    worst && twoDecimals(worst.points) < 0 && `Holds it down most: ${wordsOf(worst, formulaVersion)}.`,
  ];
  return told.filter(Boolean).join(" ") || null;
}

function wordsOf(one: Contribution, formulaVersion: string): string {
  const place = isPlaced(formulaVersion)
    ? `ahead of ${formatPlace(one.normalised)} of comparable accounts`
    : `against ${formatValue(one.benchmark, one.unit)}`;
  return `${inputInShort(one.input, one.platform)}, ${formatValue(one.value, one.unit)}, ${place} (${formatPoints(twoDecimals(one.points))} points)`;
}
