import { join } from "node:path";
import { CLASSIFIER_ERRORS } from "#lib/formula/classifier-errors.ts";
import { correctShares } from "#lib/formula/correct-shares.ts";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { type CommentRow, compareComments, openCommentCounter } from "#lib/score/count-comments.ts";
import { readText } from "#lib/score/read-text.ts";
import { shippedModel } from "#lib/sentiment/shipped-model.ts";
import { mean } from "#lib/statistics/mean.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { roundTo } from "#lib/statistics/round-to.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";

const FILE = "comments-brands.jsonl.gz";
/** Fewer classified comments say too little of a brand. */
const MIN_COMMENTS = 30;
/** A brand is split into halves by its posts where it has so many. */
const MIN_POSTS = 4;
const SPLITS = 400;
/** Between the quartiles of a normal distribution lie 1.349 standard deviations. */
const QUARTILES_APART = 1.349;
/** Of comments whose day is not known: all in one quarter, so that every repeat is found. */
const SOME_DAY = "2026-01-01T00:00:00Z";

export type Said = { positive: number; neutral: number; negative: number };
/** What others said of a brand, by post; a comment whose post is not known is a post of its own. */
export type Brand = { name: string; comments: number; repeated: number; posts: Said[] };

type Line = {
  brand: string;
  id: string;
  post?: string;
  created_at?: string;
  text: string;
  is_owner?: boolean;
};

/** The brands of the reference set with 30 or more comments that count and could be classified, by name. */
export function readBrands(dir: string): Brand[] {
  const lines = (readJsonLines(join(dir, FILE)) as Line[]).filter(({ is_owner }) => !is_owner);
  return [...Map.groupBy(lines, ({ brand }) => brand)]
    .map(([name, own]) => countBrand(name, own))
    .filter(({ comments }) => comments >= MIN_COMMENTS)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function countBrand(name: string, lines: readonly Line[]): Brand {
  const rows: CommentRow[] = lines.map(({ id, post, created_at, text }) => {
    return { id, profile: post ?? id, createdAt: new Date(created_at ?? SOME_DAY), author: null, text };
  });
  const counter = openCommentCounter({ own: [], from: "0000-01-01" });
  for (const row of rows.sort(compareComments))
    counter.add(row, (withTone) => readText(row.text, shippedModel(), withTone));
  const posts = [...new Set(rows.map(({ profile }) => profile))].sort();
  const days = posts.map((post) => counter.daysOf(post));
  const counted = days.map(sumOf).filter((said) => sizeOf(said) > 0);
  const repeated = days.flat().reduce((sum, day) => sum + (day.repeated ?? 0), 0);
  return { name, comments: sizeOf(sumOf(counted)), repeated, posts: counted };
}

/** The distribution over brands, as `ORDINARY_COMMENTS` holds it. */
export function measureOrdinary(brands: readonly Brand[]) {
  const totals = brands.map(({ posts }) => sumOf(posts));
  const net = totals.map(netOf);
  const negative = totals.map((said) => said.negative / sizeOf(said));
  const quartiles = quartilesOf(net);
  const [low = 0, median = 0, high = 0] = quartiles;
  return {
    brands: brands.length,
    comments: brands.reduce((sum, { comments }) => sum + comments, 0),
    publisher: "Plinth reference set",
    source: `public comments on brands with ${MIN_COMMENTS} or more that count and could be classified; the brands' own left out`,
    net: { median, deviation: round((high - low) / QUARTILES_APART), quartiles, range: rangeOf(net) },
    negativeShare: {
      median: quartilesOf(negative)[1] ?? 0,
      quartiles: quartilesOf(negative),
      range: rangeOf(negative),
    },
    evidence: measureEvidence(brands),
  };
}

/**
 * Empirical Bayes: k comments are worth as much as knowing what is ordinary, the variance of a comment over the variance
 * between brands. Brands are split at random into halves of their posts. The covariance of the halves over brands is the
 * variance between brands; how far the halves of a brand lie apart is the variance of a comment, with what comments
 * under one post have in common.
 */
function measureEvidence(brands: readonly Brand[]) {
  const random = seededRandom("ordinary comments");
  const split = brands.filter(({ posts }) => posts.length >= MIN_POSTS);
  const within: number[] = [];
  const between: number[] = [];
  for (let n = 0; n < SPLITS; n++) {
    const halves = split
      .map(({ posts }) => splitPosts(posts, random))
      .filter(([a, b]) => sizeOf(a) > 0 && sizeOf(b) > 0);
    within.push(mean(halves.map(([a, b]) => (netOf(a) - netOf(b)) ** 2 / (1 / sizeOf(a) + 1 / sizeOf(b)))));
    between.push(covariance(halves));
  }
  const binomial = mean(split.map(({ posts }) => varianceOf(sumOf(posts))));
  const [own, others] = [mean(within), mean(between)];
  return {
    k: roundTo(own / others, 1),
    brands: split.length,
    /** Of the mean net of comments, how many times more it varies between posts than chance alone makes it. */
    overdispersion: roundTo(own / binomial, 2),
    between: round(Math.sqrt(others)),
  };
}

function splitPosts(posts: readonly Said[], random: () => number): [Said, Said] {
  const halves: [Said[], Said[]] = [[], []];
  for (const post of posts) halves[random() < 0.5 ? 0 : 1].push(post);
  return [sumOf(halves[0]), sumOf(halves[1])];
}

function covariance(halves: readonly (readonly [Said, Said])[]): number {
  const [a, b] = [halves.map(([one]) => netOf(one)), halves.map(([, other]) => netOf(other))];
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = a.map((value, at) => (value - meanA) * ((b[at] as number) - meanB));
  return (mean(products) * halves.length) / (halves.length - 1);
}

export function sumOf(all: readonly Said[]): Said {
  const sum = { positive: 0, neutral: 0, negative: 0 };
  for (const said of all)
    for (const label of ["positive", "neutral", "negative"] as const) sum[label] += said[label];
  return sum;
}

export function sizeOf({ positive, neutral, negative }: Said): number {
  return positive + neutral + negative;
}

/** As scores take it: corrected for the mistakes of the classifier. */
function netOf(said: Said): number {
  const { positive, negative } = correctShares(said, CLASSIFIER_ERRORS.rows);
  return (positive - negative) / sizeOf(said);
}

/** The variance of what one comment adds: 1, 0 or −1. */
function varianceOf(said: Said): number {
  return (
    (said.positive + said.negative) / sizeOf(said) - ((said.positive - said.negative) / sizeOf(said)) ** 2
  );
}

function quartilesOf(values: readonly number[]): number[] {
  return [0.25, 0.5, 0.75].map((share) => round(quantileLow(values, share) as number));
}

function rangeOf(values: readonly number[]): number[] {
  return [0.05, 0.95].map((share) => round(quantileLow(values, share) as number));
}

function round(value: number): number {
  return roundTo(value, 4);
}
