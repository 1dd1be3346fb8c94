import type { FormulaInput } from "./formula-input.ts";
import { REGISTRY } from "./v1/benchmarks/registry.ts";
import { preparePlatform } from "./v1/prepare-platform.ts";
import { measurePosts } from "./v1/recommend/measure-posts.ts";
import type { Proposal } from "./v1/recommend/proposal.ts";
import { proposeAnswering } from "./v1/recommend/propose-answering.ts";
import { proposeMix } from "./v1/recommend/propose-mix.ts";
import { proposePosting } from "./v1/recommend/propose-posting.ts";
import { proposeRepeating } from "./v1/recommend/propose-repeating.ts";

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
