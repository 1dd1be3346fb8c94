import { changeInterval } from "../change-interval.ts";
import { compareExplanations } from "../compare-explanations.ts";
import { explainLevels } from "../explain-levels.ts";
import type { FormulaInput } from "../formula-input.ts";
import { PILLARS } from "../names.ts";
import type { FormulaVersion } from "../version.ts";
import { DAYS, WEIGHTS } from "./parameters.ts";
import { brandAtMedian } from "./reference/brand-at-median.ts";
import { CORRELATIONS } from "./reference/correlations.ts";
import { indexTables } from "./reference/place-value.ts";
import { REFERENCE_COMPOSITES } from "./reference/reference-composites.ts";
import { REFERENCE_TABLES } from "./reference/tables.ts";
import { writeFitted } from "./reference/write-fitted.ts";
import { scoreBrand } from "./score-brand.ts";

const TABLES = indexTables(REFERENCE_TABLES);
const score = (input: FormulaInput) => scoreBrand(input, TABLES, CORRELATIONS);
const windows = { mature: DAYS.mature, move: DAYS.move, posts: DAYS.postLookback };

/** Every input is a percentile among real accounts. docs/formula-v2.md says in words what differs from v1. */
export const V2: FormulaVersion = {
  name: "v2",
  pillars: PILLARS,
  days: { lookback: DAYS.lookback, posts: DAYS.postLookback },
  profiles: "apart",
  score,
  recommend: { list: () => [], propose: () => [] },
  explain: {
    levels: ({ explanation }) => explainLevels(explanation, WEIGHTS),
    keptWeeks: (pillar) => (pillar === "momentum" ? DAYS.move : DAYS.level) / 7,
  },
  compare: {
    explanations: compareExplanations,
    interval: (before, after, options) => changeInterval(before, after, options, { score, windows }),
  },
  benchmarks: {
    reference: REFERENCE_COMPOSITES,
    brandAtBenchmark: (platform) => brandAtMedian(platform, TABLES),
    fit: writeFitted,
  },
};
