import type { FormulaInput } from "../../formula-input.ts";
import type { Proposal } from "../../proposal.ts";
import { REGISTRY } from "../benchmarks/registry.ts";
import { preparePlatform } from "../prepare-platform.ts";
import { measurePosts } from "./measure-posts.ts";
import { proposeAnswering } from "./propose-answering.ts";
import { proposeMix } from "./propose-mix.ts";
import { proposePosting } from "./propose-posting.ts";
import { proposeRepeating } from "./propose-repeating.ts";

/**
 * Everything that the data of a brand give a reason to change, before the formula has said what it would give.
 *
 * @param input everything known of the brand
 * @returns proposals of every platform, in no order; several may say the same
 * @throws RangeError when a date is no day
 */
export function proposeChanges(input: FormulaInput): Proposal[] {
  const registry = [...(input.operatorBenchmarks ?? []), ...REGISTRY];
  return input.platforms.flatMap((one) => {
    const platform = preparePlatform(one, input.asOf.slice(0, 10));
    const measured = measurePosts(platform, registry);
    return [
      ...proposePosting(input, platform, registry),
      ...measured.flatMap((posts) => proposeMix(input, platform, posts)),
      ...measured.flatMap((posts) => proposeRepeating(input, platform, posts)),
      ...proposeAnswering(input, platform),
    ];
  });
}
