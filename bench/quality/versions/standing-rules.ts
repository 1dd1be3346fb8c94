import type { FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import { type Pillar, PLATFORMS } from "#lib/formula/names.ts";
import { mean } from "#lib/statistics/mean.ts";
import { POST_COUNTS } from "#lib/strategy/post-counts.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import { rulesOf, viralMove } from "../formula-rules.ts";
import { commented } from "./silence.ts";
import {
  type Context,
  changed,
  EXPOSURES,
  INTERACTIONS,
  levelsOf,
  samplePlatforms,
  suited,
  times,
  withPosts,
} from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const ACCOUNTS_A_PLATFORM = 120;
const SILENT_DAYS = 56;
/** Levels are exact to about this. */
const EXACT = 0.01;
const ANYTHING = 0.1;
/** Of a brand at its benchmarks; how often it posts is no part of that. */
const AT_BENCHMARK: readonly Pillar[] = ["impact", "sentiment"];

/** The rules of the standing list that hold for every version, on real accounts. */
export function measureRules(context: Context): Figure[] {
  const inputs = samplePlatforms(context.scored, ACCOUNTS_A_PLATFORM).map(({ input }) => input);
  const moves = inputs.flatMap((input) => viralMove(input) ?? []);
  return [
    ...rulesOf(context.version.name).flatMap(({ name, holds }) =>
      shareOf(
        `rule ${name}, percent of accounts`,
        inputs.map((input) => holds(input)),
      ),
    ),
    {
      what: "rule 7: the most that one post times 1000 moves a composite",
      figure: Math.max(...moves),
      n: `${formatNumber(moves.length)} accounts`,
      bar: { most: 2 },
    },
    ...monotoneRows(context, inputs),
    unknownRow(context, inputs),
    sideRow(context),
    ...benchmarkRows(context),
  ];
}

function shareOf(what: string, outcomes: readonly (boolean | null)[]): Figure[] {
  const known = outcomes.filter((one) => one !== null);
  if (known.length === 0) return [];
  const figure = mean(known.map((one) => (one ? 100 : 0)));
  return [{ what, figure, n: `${formatNumber(known.length)} accounts`, bar: { least: 100 } }];
}

/** Rule 2, as far as it shows from without: more of what a pillar asks for never lowers it. */
function monotoneRows({ version }: Context, inputs: readonly FormulaInput[]): Figure[] {
  const grown = (pillar: Pillar, change: (input: FormulaInput) => FormulaInput) =>
    inputs.map((input) => {
      const [before, after] = [input, change(input)].map((one) => levelsOf(version, one).pillars[pillar]);
      return (after ?? 0) >= (before ?? 0) - EXACT;
    });
  const by = (names: readonly (keyof PostInput)[]) => (input: FormulaInput) =>
    withPosts(input, (post) => times(post, 1.5, names));
  const loved = inputs.map((input) => {
    const [before, after] = [{ positive: 8 }, { positive: 10 }].map(
      (more) => levelsOf(version, commented(input, { neutral: 6, negative: 3, ...more })).pillars.sentiment,
    );
    return (after ?? 0) >= (before ?? 0) - EXACT;
  });
  const of = "percent of accounts";
  return [
    ...shareOf(
      `rule 2 half as many reactions more never lower impact, ${of}`,
      grown("impact", by(INTERACTIONS)),
    ),
    ...shareOf(`rule 2 half as much exposure more never lowers reach, ${of}`, grown("reach", by(EXPOSURES))),
    ...shareOf(`rule 2 half as many of all more never lower reach, ${of}`, grown("reach", by(POST_COUNTS))),
    ...shareOf(`rule 2 more positive comments never lower sentiment, ${of}`, loved),
  ];
}

/** Rule 4: a count that is hidden does not do what a 0 does, where a 0 does anything. */
function unknownRow({ version }: Context, inputs: readonly FormulaInput[]): Figure {
  const same = inputs.flatMap((input) =>
    INTERACTIONS.flatMap((name) => {
      const zero = withPosts(input, (post) => (post[name] === undefined ? post : { ...post, [name]: 0 }));
      const hidden = withPosts(input, ({ [name]: _, ...post }) => post);
      const [now, low, left] = [input, zero, hidden].map((one) => levelsOf(version, one).composite);
      if (Math.abs((low ?? 0) - (now ?? 0)) < ANYTHING) return [];
      return Math.abs((left ?? 0) - (low ?? 0)) < EXACT ? 100 : 0;
    }),
  );
  const what = "rule 4 a hidden count does as a 0 does, percent of accounts and counts";
  return { what, figure: mean(same), n: `${formatNumber(same.length)} accounts`, bar: { most: 1 } };
}

/** Rule 3: what is above its benchmark is above 50, what is below it below. */
function sideRow({ scored }: Context): Figure {
  const wrong = scored.flatMap(({ result }) =>
    result.explanation.contributions
      .filter(({ value, benchmark }) => benchmark > 0 && Math.abs(value / benchmark - 1) > 0.02)
      .map(({ value, benchmark, normalised }) =>
        (value - benchmark) * (normalised - 50) < 0 && Math.abs(normalised - 50) > 0.1 ? 100 : 0,
      ),
  );
  const what = "rule 3 inputs on the other side of 50 than of their benchmark, percent";
  return { what, figure: mean(wrong), n: `${formatNumber(wrong.length)} inputs`, bar: { most: 0.1 } };
}

/** Rules 3 and 11, on a brand that stands at the benchmark in everything. */
function benchmarkRows({ version }: Context): Figure[] {
  const brands = PLATFORMS.map((platform) => suited(version, version.benchmarks.brandAtBenchmark(platform)));
  const distances = brands.flatMap((input) => {
    const { pillars } = version.score(input);
    return AT_BENCHMARK.map((pillar) => Math.abs(pillars[pillar] - 50));
  });
  const gains = brands.map((input) => {
    const since = addDays(input.asOf, -SILENT_DAYS);
    const silent = changed(input, (own): PlatformInput => {
      return { ...own, posts: own.posts.filter(({ date }) => date <= since) };
    });
    return version.score(silent).score - version.score(input).score;
  });
  const n = `${PLATFORMS.length} platforms`;
  return [
    {
      what: "rule 3: the furthest impact or sentiment is from 50 at every benchmark",
      figure: Math.max(...distances),
      n,
      bar: { most: 0.1 },
    },
    {
      what: "rule 11: the most that eight silent weeks give a brand at every benchmark",
      figure: Math.max(...gains),
      n,
      bar: { most: 0 },
    },
  ];
}
