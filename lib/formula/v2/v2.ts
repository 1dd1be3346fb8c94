import { changeInterval } from "../change-interval.ts";
import { compareExplanations } from "../compare-explanations.ts";
import { explainLevels } from "../explain-levels.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { FormulaResult } from "../formula-result.ts";
import { WEAK_BELOW } from "../list-silences.ts";
import { PILLARS, type Pillar } from "../names.ts";
import type { Known } from "../profile-traits.ts";
import { proposePatterns } from "../propose-patterns.ts";
import { type Ranking, recommendBy } from "../rank-changes.ts";
import type { FormulaVersion, Norm } from "../version.ts";
import { listLevers } from "./levers/list-levers.ts";
import { measureNoise } from "./measure-noise.ts";
import { openSentiment } from "./open-sentiment.ts";
import { DAYS, WEIGHTS } from "./parameters.ts";
import { proposeAnswering } from "./recommend/propose-answering.ts";
import { proposePosting } from "./recommend/propose-posting.ts";
import { brandAtMedian } from "./reference/brand-at-median.ts";
import { CORRELATIONS } from "./reference/correlations.ts";
import { indexTables } from "./reference/place-value.ts";
import { REFERENCE_COMPOSITES } from "./reference/reference-composites.ts";
import { REFERENCE_PILLARS } from "./reference/reference-pillars.ts";
import type { ReferenceTable } from "./reference/reference-table.ts";
import { REFERENCE_TABLES } from "./reference/tables.ts";
import { writeFitted } from "./reference/write-fitted.ts";
import { openPoints, scoreBrand } from "./score-brand.ts";

const TABLES = indexTables(REFERENCE_TABLES);
const score = (input: FormulaInput) => scoreBrand(input, TABLES, CORRELATIONS);
const windows = { mature: DAYS.mature, move: DAYS.move, posts: DAYS.postLookback };

const propose = (input: FormulaInput, known: Known = {}) => [
  ...proposePosting(input, TABLES),
  ...proposePatterns(input, known, DAYS),
  ...proposeAnswering(input),
];
const levels = ({ explanation }: Pick<FormulaResult, "explanation">) => explainLevels(explanation, WEIGHTS);

const ranking: Ranking<Pillar> = {
  ...{ pillars: PILLARS, score, levels, propose, presence: "presence", levelWeeks: DAYS.level / 7 },
  shareOf: (points, pillar) => (points * WEIGHTS[pillar]) / 100,
  isBeyondNoise: ({ gain, points, level, proposal: { pillar, isTested } }, input) => {
    if (isTested) return true;
    const noise = measureNoise(input, TABLES, CORRELATIONS);
    // What helps a weak pillar is told of that pillar: the noise of the others does not speak against it.
    return gain >= noise.composite || (level < WEAK_BELOW && points >= noise.pillars[pillar]);
  },
};

/** Where publishers of single figures tell of them. */
const ADDRESSES: Record<string, string> = {
  "buffer-2025": "https://buffer.com/resources/average-engagement-rate/",
};

function normOf({ platform, metric, accounts, publisher, sources, assumption }: ReferenceTable): Norm {
  const address = sources.map((source) => ADDRESSES[source]).find(Boolean) ?? null;
  const collections = address ? [] : sources;
  return { platform, metric, accounts, publisher, address, collections, assumption: assumption ?? null };
}

/** Every input is a percentile among real accounts. docs/formula.md says in words what differs from v1. */
export const V2: FormulaVersion = {
  name: "v2",
  pillars: PILLARS,
  weights: WEIGHTS,
  days: { lookback: DAYS.lookback, posts: DAYS.postLookback },
  profiles: "apart",
  score,
  openPoints: () => openPoints(TABLES, CORRELATIONS),
  openSentiment: (input) => openSentiment(input, CORRELATIONS),
  recommend: recommendBy(ranking),
  levers: listLevers,
  explain: {
    levels,
    keptWeeks: (pillar) => (pillar === "momentum" ? DAYS.move : DAYS.level) / 7,
  },
  compare: {
    explanations: compareExplanations,
    interval: (before, after, options) =>
      changeInterval(before, after, options, { pillars: PILLARS, score, levels, windows }),
  },
  benchmarks: {
    reference: REFERENCE_COMPOSITES,
    referencePillars: REFERENCE_PILLARS,
    brandAtBenchmark: (platform) => brandAtMedian(platform, TABLES),
    norms: REFERENCE_TABLES.map(normOf),
    fit: writeFitted,
  },
};
