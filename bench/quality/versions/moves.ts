import type { FormulaInput, PostInput } from "#lib/formula/formula-input.ts";
import { mean } from "#lib/statistics/mean.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import type { Scored } from "../real-accounts.ts";
import {
  type Context,
  changed,
  compositeOf,
  coveredTo,
  EXPOSURES,
  largestOf,
  noiseOf,
  sample,
  samplePlatforms,
  times,
  withPosts,
} from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const ACCOUNTS_A_PLATFORM = 150;
const NOISE_ACCOUNTS = 60;
const ELSEWHERE = 0.3;
const EMPTY_POSTS = 100;
const [MOST_PER_MOVE, LEAST_FOR_DOUBLE] = [3, 3];

type Move = (input: FormulaInput) => FormulaInput | null;

/** What a change of an account's data does to its composite, over accounts and on the organisation of the export files. */
export async function measureMoves(context: Context): Promise<Figure[]> {
  const some = samplePlatforms(context.scored, ACCOUNTS_A_PLATFORM);
  const inputs = some.map(({ input }) => input);
  return [
    ...doubleRows(context, inputs),
    await noiseRow(context),
    ...worstRows(context, some),
    ...sizeRows(context, inputs),
  ];
}

function doubled(input: FormulaInput): FormulaInput {
  return withPosts(input, (post) => times(post, 2));
}

function doubleRows(context: Context, inputs: readonly FormulaInput[]): Figure[] {
  const gains = gainsOf(context, inputs, doubled);
  const { organisation } = context;
  const what = "impressions and interactions doubled, points";
  const bar = { least: LEAST_FOR_DOUBLE };
  return [
    ...(organisation
      ? [
          {
            what: `organisation of the export files: ${what}`,
            figure: gainOf(context, organisation, doubled),
            n: "1 brand",
            bar,
          },
        ]
      : []),
    { what: `${what}, median account`, figure: medianHigh(gains) ?? 0, n: accounts(gains), bar },
    {
      what: "the same doubling, percent of accounts that gain 3 or more",
      figure: mean(gains.map((gain) => (gain >= LEAST_FOR_DOUBLE ? 100 : 0))),
      n: accounts(gains),
    },
  ];
}

/** Whether a doubling shows beyond the bounds that are printed beside the change of the last 28 days. */
async function noiseRow(context: Context): Promise<Figure> {
  const { version, organisation } = context;
  const some = sample(context.scored, NOISE_ACCOUNTS).map(({ input }) => input);
  const inputs = [...(organisation ? [organisation] : []), ...some];
  const told: boolean[] = [];
  for (const input of inputs) told.push(gainOf(context, input, doubled) > (await noiseOf(version, input)));
  return {
    what: "the same doubling is beyond the printed noise, percent",
    figure: mean(told.map((one) => (one ? 100 : 0))),
    n: accounts(told),
    bar: { least: 90 },
  };
}

function worstRows(context: Context, scored: readonly Scored[]): Figure[] {
  const worst = (what: string, most: number, move: Move): Figure => {
    const gains = scored.flatMap((one) =>
      gainsOf(context, [one.input], move).map((figure) => ({ figure, one })),
    );
    return { what, ...largestOf(gains), n: `${formatNumber(gains.length)} moves`, bar: { most } };
  };
  const shown: Move = (input) => (hasExposure(input) ? input : null);
  const by = (factor: number): Move => {
    return (input) => shown(input) && withPosts(input, (post) => times(post, factor, EXPOSURES));
  };
  return [
    worst("impressions, reach and views × 0.1, the most it rises", 0, by(0.1)),
    worst("impressions, reach and views × 0.5, the most it rises", 0, by(0.5)),
    emptyRow(context, scored),
  ];
}

const ZEROS = { likes: 0, comments: 0, shares: 0 };
const AGES = [0, 10, 40];

/** A hundred posts that nobody reacts to, or of which nothing is known, beyond what one post like the others gives that day. */
function emptyRow({ version }: Context, scored: readonly Scored[]): Figure {
  const rises = scored.flatMap((one) => {
    const { input } = one;
    const [own] = input.platforms;
    const posts = own?.posts.filter(({ isReply }) => !isReply) ?? [];
    return AGES.flatMap((age) => {
      const date = addDays(input.asOf, -age);
      const usual = compositeOf(
        version,
        withNew(input, [{ ...posts[posts.length >> 1], id: "usual", date }]),
      );
      const least = Math.max(usual, compositeOf(version, withNew(input, [])));
      return [{}, ZEROS].map((counts) => {
        const empty = Array.from({ length: EMPTY_POSTS }, (_, at) => ({
          id: `empty ${at}`,
          date,
          ...counts,
        }));
        return { one, figure: compositeOf(version, withNew(input, empty)) - least };
      });
    });
  });
  return {
    what: "100 empty posts in a day, the most they give beyond one post like the others",
    ...largestOf(rises),
    n: `${formatNumber(rises.length)} moves`,
    bar: { most: ELSEWHERE },
  };
}

/** With new posts, and every day up to the score known. */
function withNew(input: FormulaInput, posts: readonly PostInput[]): FormulaInput {
  return changed(coveredTo(input, input.asOf), (own) => ({ ...own, posts: [...own.posts, ...posts] }));
}

/** What is known of an account less its size. */
function sizeRows(context: Context, inputs: readonly FormulaInput[]): Figure[] {
  const moves = gainsOf(
    context,
    inputs.filter((input) => hasExposure(input)),
    (input) =>
      input.platforms.some(({ followers }) => followers.length > 0)
        ? changed(input, (own) => ({ ...own, followers: [] }))
        : null,
  );
  const sizes = moves.map(Math.abs);
  return [
    {
      what: "an account whose size is not known any more, mean change",
      figure: mean(moves),
      n: accounts(moves),
      bar: { least: -MOST_PER_MOVE, most: MOST_PER_MOVE },
    },
    {
      what: "the same, median distance",
      figure: medianHigh(sizes) ?? 0,
      n: accounts(moves),
    },
  ];
}

function hasExposure(input: FormulaInput): boolean {
  return input.platforms.some(({ posts }) =>
    posts.some((post) => EXPOSURES.some((name) => post[name] !== undefined)),
  );
}

function gainsOf(context: Context, inputs: readonly FormulaInput[], move: Move): number[] {
  return inputs.flatMap((input) => (move(input) === null ? [] : gainOf(context, input, move)));
}

function gainOf({ version }: Context, input: FormulaInput, move: Move): number {
  return compositeOf(version, move(input) ?? input) - compositeOf(version, input);
}

function accounts(of: readonly unknown[]): string {
  return `${formatNumber(of.length)} accounts`;
}
