import type { FormulaInput } from "./formula-input.ts";
import type { Known } from "./profile-traits.ts";
import { proposePatterns } from "./propose-patterns.ts";
import { type Gain, recommendBy } from "./rank-changes.ts";
import { buildVersion } from "./v1/build-version.ts";
import { PILLARS_V1 } from "./v1/pillars.ts";
import type { FormulaVersion } from "./version.ts";

const base = buildVersion("v1-patterns", PILLARS_V1);
const WINDOWS = { level: 91, mature: 7 };

function propose(input: FormulaInput, known: Known = {}) {
  const patterns = proposePatterns(input, known, WINDOWS);
  const others = base.recommend
    .propose(input)
    .filter(({ group }) => !patterns.some((one) => one.group === group));
  return [...patterns, ...others];
}

/** v1, but what the brand's own posts share is proposed too, instead of what other rules say of formats and days. */
export const WITH_PATTERNS = withPatterns();

/** The same with a rule of what is beyond noise. */
export function withPatterns(isBeyondNoise?: (gain: Gain<string>) => boolean): FormulaVersion {
  const weights = Object.fromEntries(PILLARS_V1.map(({ pillar, weight }) => [pillar, weight / 100]));
  const ranking = {
    pillars: base.pillars,
    score: base.score,
    levels: base.explain.levels,
    propose,
    shareOf: (points: number, pillar: string) => points * (weights[pillar] ?? 0),
    presence: "presence" as const,
    levelWeeks: 13,
    ...(isBeyondNoise && { isBeyondNoise }),
  };
  return { ...base, recommend: recommendBy(ranking) };
}
