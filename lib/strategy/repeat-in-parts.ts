import { contrast, shrink } from "./contrast.ts";
import type { DescribedPost } from "./described-post.ts";
import type { IndexedTrait } from "./index-traits.ts";

const WEEK_MS = 7 * 86_400_000;
/** With fewer posts on a side of a part it shows nothing. */
const MIN_A_SIDE = 3;

type Part = "odd" | "even" | "first" | "second";
/** The difference that a trait makes in each part of the time, in logarithms; null where too few posts show it. */
export type Repeats = Record<Part, number | null>;

/**
 * Measures a trait in odd and in even weeks, and in the first and the second half of the posts.
 *
 * @param posts in rising order of time
 * @param values what they achieved, in logarithms; NaN where not known
 * @param trait with the side that each post stands on
 * @returns the differences, and whether they repeat: all of one sign, and what one half leads to expect brings the other
 * half closer than expecting nothing would
 */
export function repeatInParts(
  posts: readonly DescribedPost[],
  values: Float64Array,
  { key, side }: IndexedTrait,
): { repeats: Repeats; isRepeated: boolean } {
  const known = [...values.keys()].filter((at) => !Number.isNaN(values[at] as number) && side[at] !== -1);
  const middle = known[known.length >> 1] ?? 0;
  const isEven = (at: number) => Math.floor((posts[at] as DescribedPost).at / WEEK_MS) % 2 === 0;
  const parts = {
    odd: contrast(values, side, (at) => !isEven(at)),
    even: contrast(values, side, isEven),
    first: contrast(values, side, (at) => at < middle),
    second: contrast(values, side, (at) => at >= middle),
  };
  const shown = Object.entries(parts).map(([part, one]) => {
    return [part, Math.min(one.having, one.lacking) < MIN_A_SIDE ? null : one.difference];
  });
  const repeats = Object.fromEntries(shown) as Repeats;
  const differences = Object.values(repeats);
  const isOneSign =
    differences.every((one) => one !== null && one > 0) ||
    differences.every((one) => one !== null && one < 0);
  const isForetold = (from: Part, to: Part) =>
    Math.abs(parts[to].difference) > Math.abs(shrink(parts[from], key).expected) / 2;
  return { repeats, isRepeated: isOneSign && isForetold("first", "second") && isForetold("second", "first") };
}
