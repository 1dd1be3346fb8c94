import { seededRandom } from "../statistics/seeded-random.ts";
import { populationDeviation } from "../statistics/standard-deviation.ts";
import { contrast } from "./contrast.ts";
import type { IndexedTrait } from "./index-traits.ts";

/**
 * Of profiles whose results have nothing to do with their posts, at most this share is told of a pattern: a brand may have
 * several, and its results in a row resemble each other, which permutations do not.
 */
const ALPHA = 0.045;
const PERMUTATIONS = 500;
const MAX_SELECTED = 3;
/**
 * The few formats are tested apart from the many words, days and lengths, each with an equal part of that share: a brand chooses
 * its format first, and its difference would drown among the largest of a hundred others.
 */
const FAMILIES = 2;

type Rules = {
  /** How many tests of this kind are made on one account. */
  tests: number;
  seed: string;
  /** Whether a trait may be told at all. */
  isRepeated: (values: Float64Array, trait: IndexedTrait) => boolean;
};
type Selected = { trait: IndexedTrait; values: Float64Array };
type Prepared = { trait: IndexedTrait; having: number[]; unknown: number[]; lacking: number };

/**
 * The traits that go with better or worse results beyond what chance makes of the largest of so many differences, the
 * clearest first. Each is judged on what those before it leave unexplained, so that of traits that mostly come together only
 * the one that explains best is told.
 *
 * @param values of posts, in logarithms; NaN where not known
 * @param traits that the posts can be told apart by
 * @param rules of selection
 * @returns at most three, each with the values that it was judged on
 * Source: step-down maximum-statistic permutation test (Westfall and Young 1993).
 */
export function selectTraits(
  values: Float64Array,
  traits: readonly IndexedTrait[],
  { tests, seed, isRepeated }: Rules,
): Selected[] {
  const selected: Selected[] = [];
  let left = values;
  let open = traits
    .map((trait) => prepare(trait, left))
    .filter(({ having, lacking }) => having.length > 1 && lacking > 1);
  while (selected.length < MAX_SELECTED && open.length > 0) {
    const totals = totalsOf(left);
    const clear = familiesOf(open)
      .flatMap((family) => {
        const share = ALPHA / FAMILIES / tests;
        const limit = largestByChance(left, totals, family, { share, seed: `${seed} ${selected.length}` });
        return family
          .map((one) => ({ one, clarity: clarityOf(left, totals, one) }))
          .filter(({ clarity }) => clarity > limit);
      })
      .sort((a, b) => b.clarity - a.clarity);
    const found = clear.find(({ one }) => isRepeated(left, one.trait));
    if (found === undefined) return selected;
    const { trait } = found.one;
    selected.push({ trait, values: left });
    left = withoutEffect(left, trait);
    open = open.filter((one) => one.trait !== trait);
  }
  return selected;
}

function familiesOf(open: readonly Prepared[]): Prepared[][] {
  const isFormat = ({ trait }: Prepared) => trait.key.startsWith("format:");
  return [open.filter(isFormat), open.filter((one) => !isFormat(one))].filter(({ length }) => length > 0);
}

function prepare(trait: IndexedTrait, values: Float64Array): Prepared {
  const [having, unknown]: [number[], number[]] = [[], []];
  let lacking = 0;
  trait.side.forEach((side, at) => {
    if (Number.isNaN(values[at] as number)) return;
    if (side === 1) having.push(at);
    else if (side === 0) lacking++;
    else unknown.push(at);
  });
  return { trait, having, unknown, lacking };
}

/** The quantile of the clearest difference of any trait over permutations of what the posts achieved. */
function largestByChance(
  values: Float64Array,
  { places, ...totals }: Totals,
  open: readonly Prepared[],
  { share, seed }: { share: number; seed: string },
): number {
  const random = seededRandom(seed);
  const shuffled = values.slice();
  const largest = Float64Array.from({ length: PERMUTATIONS }, () => {
    for (let at = places.length - 1; at > 0; at--)
      swap(shuffled, places[at], places[Math.floor(random() * (at + 1))]);
    return open.reduce((most, one) => Math.max(most, clarityOf(shuffled, totals, one)), 0);
  });
  return largest.sort()[Math.ceil((1 - share) * (PERMUTATIONS + 1)) - 1] ?? Number.POSITIVE_INFINITY;
}

type Totals = { places: number[]; sum: number; deviation: number };

function totalsOf(values: Float64Array): Totals {
  const places = [...values.keys()].filter((at) => !Number.isNaN(values[at] as number));
  const known = values.filter((value) => !Number.isNaN(value));
  return { places, sum: sumAt(values, places), deviation: populationDeviation(known) };
}

/** How many standard errors the two sides of a trait lie apart. */
function clarityOf(
  values: Float64Array,
  { sum, deviation }: Omit<Totals, "places">,
  { having, unknown, lacking }: Prepared,
): number {
  const with_ = sumAt(values, having);
  const without = sum - with_ - sumAt(values, unknown);
  const error = deviation * Math.sqrt(1 / having.length + 1 / lacking);
  return error === 0 ? 0 : Math.abs(with_ / having.length - without / lacking) / error;
}

function swap(values: Float64Array, a = 0, b = 0): void {
  const kept = values[a] as number;
  values[a] = values[b] as number;
  values[b] = kept;
}

function sumAt(values: Float64Array, places: readonly number[]): number {
  let sum = 0;
  for (let n = 0; n < places.length; n++) sum += values[places[n] as number] as number;
  return sum;
}

/** What the posts achieved beside what the trait adds. */
function withoutEffect(values: Float64Array, trait: IndexedTrait): Float64Array {
  const { difference, having, lacking } = contrast(values, trait.side);
  const share = having / (having + lacking);
  return values.map((value, at) => {
    const side = trait.side[at] as number;
    return side < 0 ? value : value - difference * (side - share);
  });
}
