import { type Contrast, contrast, shrink } from "./contrast.ts";
import type { DescribedPost } from "./described-post.ts";
import { type IndexedTrait, indexTraits } from "./index-traits.ts";
import { measureSuccess, type Outcome, type Success, usualOf } from "./measure-success.ts";
import { type Repeats, repeatInParts } from "./repeat-in-parts.ts";
import { selectTraits } from "./select-traits.ts";

/** Posts younger than this have not had their results yet, in days. */
const SETTLED_DAYS = 7;
/** Of more posts the newest are looked at: they say more of the next ones, and the time that this takes is bounded. */
export const MAX_POSTS = 3_000;
const MAX_EXAMPLES = 3;
/** What brings less than a tenth more is not worth a reader's time. */
const MIN_EFFECT = Math.log(1.1);
const DAY_MS = 86_400_000;
/** z of an interval of 80 %. */
const EIGHTY_PERCENT = 1.2816;

/** Something that the better posts of a brand share, or the weaker ones. */
export type Pattern = {
  /** "format:video", "link", "word:autumn" */
  trait: string;
  /** What it shows in. */
  outcome: Outcome;
  /** Whether posts with the trait do better or worse than those without. */
  direction: "better" | "worse";
  /**
   * How many times as much the better side may be expected to get, over 1, shrunk by its evidence; with the bounds that hold
   * 80 %.
   */
  effect: { ratio: number; low: number; high: number };
  /** What posts with the trait may be expected to get, in times of the others, by outcome; below 1 where it is less. */
  ratios: Partial<Record<Outcome, number>>;
  /** The best posts of the better side, by id, the best first. */
  posts: string[];
  /** Ordinary posts of the other side, by id. */
  against: string[];
  n: number;
  nWithout: number;
  /** Medians as counted, with the trait and without; `unit` is "interactions", "views" or the like. */
  usual: { with: number; without: number; unit: string };
  /** The same difference in parts of the time, in logarithms. */
  repeats: Repeats;
  /** First and last UTC day of the posts that it rests on, YYYY-MM-DD. */
  period: { from: string; to: string };
  /** The figure at which short or long begins: characters, or seconds. */
  limit?: number;
};

/**
 * What goes with better or worse results in the posts of one profile: only what chance does not make and what repeats in odd
 * and even weeks and in both halves of the time. Mostly there is nothing, and then nothing is told.
 *
 * @param posts of one profile without replies, in any order; each id once
 * @param until milliseconds since 1970; posts of the 7 days before it, and later ones, are not looked at
 * @returns patterns, those of engagement first, the clearest first; always the same for the same posts
 */
export function findPatterns(posts: readonly DescribedPost[], until: number): Pattern[] {
  const settled = posts
    .filter(({ at }) => at <= until - SETTLED_DAYS * DAY_MS)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .slice(-MAX_POSTS);
  const traits = indexTraits(settled);
  if (traits.length === 0) return [];
  const measured = measureSuccess(settled);
  return measured.flatMap((success) => {
    const rules = {
      tests: measured.length,
      seed: `${settled.length} ${settled[0]?.id} ${success.outcome}`,
      isRepeated: (values: Float64Array, trait: IndexedTrait) =>
        isWorthTelling(values, trait) && repeatInParts(settled, values, trait).isRepeated,
    };
    const selected = selectTraits(success.relative, traits, rules);
    return selected.map(({ trait, values }) => {
      return describePattern(settled, measured, { success, trait: favour(trait, values), values });
    });
  });
}

/** Of two opposite traits the one that does better. */
function favour(trait: IndexedTrait, values: Float64Array): IndexedTrait {
  const { key, side, opposite } = trait;
  if (opposite === undefined || contrast(values, side).difference > 0) return trait;
  return { key: opposite, side: side.map((one) => (one < 0 ? one : 1 - one)), opposite: key };
}

type Found = { success: Success; trait: IndexedTrait; values: Float64Array };

function describePattern(
  posts: readonly DescribedPost[],
  measured: readonly Success[],
  { success, trait, values }: Found,
): Pattern {
  const { side, key, limit } = trait;
  const found = contrast(values, side);
  const { expected, deviation } = shrink(found, key);
  const [size, margin] = [Math.abs(expected), EIGHTY_PERCENT * deviation];
  const known = [...values.keys()].filter((at) => !Number.isNaN(values[at] as number));
  const [having, lacking] = [1, 0].map((one) => known.filter((at) => side[at] === one)) as [
    number[],
    number[],
  ];
  const isBetter = found.difference > 0;
  const [best, others] = isBetter ? [having, lacking] : [lacking, having];
  const idOf = (at: number) => (posts[at] as DescribedPost).id;
  return {
    trait: key,
    outcome: success.outcome,
    direction: isBetter ? "better" : "worse",
    effect: { ratio: Math.exp(size), low: Math.exp(size - margin), high: Math.exp(size + margin) },
    ratios: Object.fromEntries(
      measured.map((one) => [
        one.outcome,
        ratioOf(one === success ? found : contrast(one.relative, side), key),
      ]),
    ),
    posts: byValue(best, success.relative).slice(0, MAX_EXAMPLES).map(idOf),
    against: middleOf(byValue(others, success.relative)).map(idOf),
    n: having.length,
    nWithout: lacking.length,
    usual: {
      with: usualOf(success.raw, having) ?? 0,
      without: usualOf(success.raw, lacking) ?? 0,
      unit: success.unit,
    },
    repeats: repeatInParts(posts, values, trait).repeats,
    period: periodOf([...having, ...lacking].map((at) => (posts[at] as DescribedPost).at)),
    ...(limit !== undefined && { limit }),
  };
}

function isWorthTelling(values: Float64Array, { key, side }: IndexedTrait): boolean {
  return Math.abs(shrink(contrast(values, side), key).expected) >= MIN_EFFECT;
}

function ratioOf(found: Contrast, key: string): number {
  const { expected } = shrink(found, key);
  return Number.isNaN(expected) ? 1 : Math.exp(expected);
}

/** The highest first; of equal ones the newest. */
function byValue(places: readonly number[], values: Float64Array): number[] {
  return places.toSorted((a, b) => (values[b] as number) - (values[a] as number) || b - a);
}

function middleOf(sorted: readonly number[]): number[] {
  const first = Math.max(0, Math.round((sorted.length - MAX_EXAMPLES) / 2));
  return sorted.slice(first, first + MAX_EXAMPLES);
}

function periodOf(instants: readonly number[]): Pattern["period"] {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const sorted = instants.toSorted((a, b) => a - b);
  return { from: day(sorted[0] ?? 0), to: day(sorted.at(-1) ?? 0) };
}
