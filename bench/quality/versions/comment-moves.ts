import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { referencePercentile } from "#lib/formula/industry-benchmark.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { mean } from "#lib/statistics/mean.ts";
import { formatNumber } from "#lib/text/words.ts";
import { AS_OF, brand, platformOf } from "./made-brands.ts";
import { commented } from "./silence.ts";
import { type Context, changed, samplePlatforms } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const ACCOUNTS_A_PLATFORM = 60;
const ORDINARY = { positive: 10, neutral: 8, negative: 2 };

/** What ordinary comments and a storm of bad ones do. */
export function measureComments(context: Context): Figure[] {
  const inputs = samplePlatforms(context.scored, ACCOUNTS_A_PLATFORM).map(({ input }) => input);
  return [...commentRows(context, inputs), ...crisisRows(context.version)];
}

/** Comments as ordinary as can be: half positive, a tenth negative. */
function commentRows({ version }: Context, inputs: readonly FormulaInput[]): Figure[] {
  const { reference } = version.benchmarks;
  const placed = (input: FormulaInput) => referencePercentile(version.score(input).score, reference);
  const moves = inputs.map((input) => placed(commented(input, ORDINARY)) - placed(input));
  const sizes = moves.map(Math.abs);
  const n = `${formatNumber(moves.length)} accounts`;
  return [
    {
      what: "ordinary comments (50, 40, 10 %): percentile moves, mean",
      figure: mean(moves),
      n,
      bar: { least: -10, most: 10 },
    },
    {
      what: "the same, percent of accounts that move 10 or more",
      figure: mean(sizes.map((size) => (size >= 10 ? 100 : 0))),
      n,
      bar: { most: 5 },
    },
  ];
}

/** 3,000 comments in a day, four of five negative, on a brand with ordinary comments before and on one without any. */
function crisisRows(version: FormulaVersion): Figure[] {
  const own = platformOf("instagram", { views: 8_000, likes: 300, comments: 30, shares: 20 }, 20_000);
  const silent = brand(version, [own]);
  const storm = { date: AS_OF, positive: 300, neutral: 300, negative: 2_400, unknown: 0 };
  const fall = (calm: FormulaInput) => {
    const crisis = changed(calm, (one) => ({ ...one, comments: [...one.comments, storm] }));
    return version.score(crisis).score - version.score(calm).score;
  };
  const what = "3,000 comments in a day, 80 % negative: change of the composite";
  const n = "1 brand";
  return [
    { what: `${what}, ordinary before`, figure: fall(commented(silent, ORDINARY)), n },
    { what: `${what}, none before`, figure: fall(silent), n },
  ];
}
