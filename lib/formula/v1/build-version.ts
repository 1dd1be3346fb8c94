import type { BenchmarkRow } from "../benchmark-row.ts";
import { changeInterval } from "../change-interval.ts";
import { compareExplanations } from "../compare-explanations.ts";
import { explainLevels, weightOfAll } from "../explain-levels.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { FormulaResult } from "../formula-result.ts";
import type { Pillar } from "../names.ts";
import { recommendBy } from "../rank-changes.ts";
import type { FormulaVersion, Norm } from "../version.ts";
import { fitReferenceSet } from "./benchmarks/fit-reference-set.ts";
import { referenceBrand } from "./benchmarks/reference-brand.ts";
import { REFERENCE_COMPOSITES } from "./benchmarks/reference-composites.ts";
import { REGISTRY } from "./benchmarks/registry.ts";
import { writeFitted } from "./benchmarks/write-fitted.ts";
import { openSentiment } from "./open-sentiment.ts";
import { DAYS } from "./parameters.ts";
import type { PillarDefinition } from "./pillars.ts";
import { proposeChanges } from "./recommend/propose-changes.ts";
import { scoreBrand } from "./score-brand.ts";

/**
 * A version that measures as v1 does.
 *
 * @param name of the version
 * @param definitions of its pillars, which include the five that recommendations are made for
 * @returns the version
 */
export function buildVersion<P extends string>(
  name: string,
  definitions: readonly PillarDefinition<P | Pillar>[],
): FormulaVersion<P | Pillar> {
  type Any = P | Pillar;
  const pillars = definitions.map(({ pillar }) => pillar);
  const weights = Object.fromEntries(definitions.map(({ pillar, weight }) => [pillar, weight])) as Record<
    Any,
    number
  >;
  const score = (input: FormulaInput) =>
    scoreBrand(input, { name, pillars: definitions, registry: REGISTRY });
  const levels = ({ explanation }: Pick<FormulaResult<Any>, "explanation">) =>
    explainLevels(explanation, weights);
  const keptDays = (pillar: Any) =>
    definitions.find((one) => one.pillar === pillar)?.windowDays ?? DAYS.level;
  const ranking = {
    ...{ pillars, score, levels, propose: proposeChanges },
    shareOf: (points: number, pillar: Any) => (points * weights[pillar]) / weightOfAll(weights),
    presence: "presence" as const,
    levelWeeks: DAYS.level / 7,
  };
  const windows = { mature: DAYS.mature, move: DAYS.move, posts: DAYS.postLookback };
  return {
    name,
    pillars,
    weights,
    days: { lookback: DAYS.lookback, posts: DAYS.postLookback },
    profiles: "merged",
    score,
    openPoints: () => score,
    openSentiment: (input) => openSentiment(input, { pillars: definitions, registry: REGISTRY }),
    recommend: recommendBy<Any>(ranking),
    explain: { levels, keptWeeks: (pillar) => keptDays(pillar) / 7 },
    compare: {
      explanations: compareExplanations,
      interval: (before, after, options) =>
        changeInterval(before, after, options, { pillars, score, levels, windows }),
    },
    benchmarks: {
      reference: REFERENCE_COMPOSITES,
      brandAtBenchmark: referenceBrand,
      norms: REGISTRY.map(normOf),
      fit: ({ accounts }) => writeFitted(name, fitReferenceSet(accounts, { name, pillars: definitions })),
    },
  };
}

function normOf({ platform, metric, accounts, publisher, address }: BenchmarkRow): Norm {
  const isLinked = address.startsWith("https://");
  return {
    ...{ platform, metric, publisher, accounts: accounts ?? null },
    ...{ address: isLinked ? address : null, collections: [], assumption: null },
  };
}
