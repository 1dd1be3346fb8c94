// Fits the text model of the draft score on a data directory (--data DIR): coefficients and within-author rank correlation on authors never seen.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { gunzipSync } from "node:zlib";
import { columnOf, fitRidge, type RidgeGroup } from "#lib/formula/content/fit-ridge.ts";
import { rankCorrelation } from "#lib/formula/content/rank-correlation.ts";
import { measureText, TEXT_FEATURES, type TextFeature } from "#lib/formula/content/v1/measure-text.ts";
import type { FeatureEffect, TextModel } from "#lib/formula/content/v1/text-model.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";

const LEAST_POSTS = 5;
/** A feature needs this many authors who vary in it, and this many standard errors. */
const LEAST_AUTHORS = 30;
const LEAST_ERRORS = 2;
const FOLDS = 5;
/** Ridge penalty, as a share of the authors. */
const PENALTY = 0.1;
const DETREND_NEIGHBOURS = 7;
const YOUNG_MS = 7 * 86_400_000;
/** Its texts are lists of hashtags without a caption. */
const NO_CAPTIONS = new Set(["tt_topcreators2020"]);
/** Links in these posts also stand for attached pictures, so that their effect is not that of a link. */
const CONFOUNDED: Partial<Record<Platform, TextFeature[]>> = { twitter: ["links"] };
const FILE = join(import.meta.dirname, "../lib/formula/content/v1/text-models.ts");
const BIOME = join(import.meta.dirname, "../node_modules/.bin/biome");

type Line = Record<string, unknown> & { source: string; author: string };
type Post = { fate: number; at: number | null; features: number[] };
/** `outcome` is the percentile of each post among its author's, −50 to 50; `features` as measured. */
type Author = RidgeGroup & { key: string; spread: number | null };
type Effect = { feature: number; rho: number; authors: number };

function main() {
  const dir = argv[argv.indexOf("--data") + 1];
  if (!argv.includes("--data") || dir === undefined)
    throw new Error("Usage: fit-content-model.ts --data DIR");
  const models = PLATFORMS.map((platform): [Platform, TextModel] => [platform, fitPlatform(dir, platform)]);
  for (const [platform, model] of models) report(platform, model);
  const head = `import type { Platform } from "../../names.ts";
import type { TextModel } from "./text-model.ts";

/** Written by bench/fit-content-model.ts from public posts of real accounts; only coefficients leave the data. Not to be edited by hand. */
export const TEXT_MODELS: Record<Platform, TextModel> = `;
  writeFileSync(FILE, `${head}${JSON.stringify(Object.fromEntries(models))};\n`);
  execFileSync(BIOME, ["check", "--write", FILE], { stdio: "ignore" });
}

function fitPlatform(dir: string, platform: Platform): TextModel {
  const authors = readAuthors(dir, platform);
  const possible = TEXT_FEATURES.map((_, index) => index).filter(
    (index) => !CONFOUNDED[platform]?.includes(TEXT_FEATURES[index] as TextFeature),
  );
  const { effects, coefficients } = fitEffects(authors, possible);
  const rhos = crossValidate(authors, possible);
  const spreads = authors.flatMap(({ spread }) => (spread === null ? [] : [spread]));
  return {
    authors: authors.length,
    posts: authors.reduce((sum, { outcome }) => sum + outcome.length, 0),
    heldOut: effects.length === 0 ? null : { rho: round(mean(rhos), 3), ...bootstrap(rhos) },
    spread: round(quantile(spreads, 0.5), 2),
    features: Object.fromEntries(
      effects.map((effect, index) => [
        TEXT_FEATURES[effect.feature],
        describeEffect(authors, effect, coefficients[index] as number),
      ]),
    ),
  };
}

/** Authors with enough posts that have a text and a known fate; replies and videos younger than a week are left out. */
function readAuthors(dir: string, platform: Platform): Author[] {
  const posts = new Map<string, Post[]>();
  for (const split of ["train", "dev"]) {
    const file = join(dir, `${platform}-engagement.${split}.jsonl.gz`);
    for (const text of gunzipSync(readFileSync(file)).toString("utf8").split("\n")) {
      if (text === "") continue;
      const line = JSON.parse(text) as Line;
      const post = readPost(platform, line);
      const key = `${line.source}/${line.author}`;
      if (post) posts.set(key, [...(posts.get(key) ?? []), post]);
    }
  }
  return [...posts]
    .filter(([, own]) => own.length >= LEAST_POSTS)
    .map(([key, own]) => ({
      key,
      outcome: percentiles(detrend(own)),
      features: own.map(({ features }) => features),
      spread: own.length >= 2 * LEAST_POSTS ? deviation(own.map(({ fate }) => fate)) : null,
    }));
}

function readPost(platform: Platform, line: Line): Post | null {
  if (line.is_reply || NO_CAPTIONS.has(line.source)) return null;
  const fate = fateOf(platform, line);
  const text = [line.title, line.text].filter(Boolean).join("\n").trim();
  const at = typeof line.created_at === "string" ? Date.parse(line.created_at) : null;
  const seen = typeof line.collected_at === "string" ? Date.parse(line.collected_at) : null;
  const isYoung = platform === "youtube" && at !== null && seen !== null && seen - at < YOUNG_MS;
  if (fate === null || text === "" || isYoung) return null;
  const measured = measureText(text);
  return { fate, at, features: TEXT_FEATURES.map((name) => measured[name]) };
}

/** ln(1 + n) of what the platform's posts are judged by: interactions, views or saves. */
function fateOf(platform: Platform, line: Line): number | null {
  const sum = (...names: string[]) => {
    const known = names.map((name) => line[name]).filter((value) => typeof value === "number");
    return known.length === 0 ? null : Math.log1p(known.reduce((a, b) => a + b, 0));
  };
  if (platform === "youtube" || platform === "tiktok") return sum("views");
  if (platform === "pinterest") return sum("saves") ?? sum("likes");
  return sum("likes", "comments", ...(platform === "instagram" ? [] : ["shares"]));
}

/** Minus the median of the neighbours in time, where all posts are dated: older posts had longer to be seen. */
function detrend(posts: Post[]): number[] {
  if (posts.length < LEAST_POSTS + 3 || posts.some(({ at }) => at === null))
    return posts.map(({ fate }) => fate);
  const order = posts.map((_, index) => index).sort((a, b) => (posts[a]?.at ?? 0) - (posts[b]?.at ?? 0));
  const fates: number[] = [];
  order.forEach((index, position) => {
    const from = Math.max(0, Math.min(position - DETREND_NEIGHBOURS, posts.length - 15));
    const near = order.slice(from, from + 15).filter((other) => other !== index);
    const fate = (which: number) => posts[which]?.fate ?? 0;
    fates[index] = fate(index) - quantile(near.map(fate), 0.5);
  });
  return fates;
}

/** Features that tell something of a post's rank, with the same sign in both halves of the authors. */
function selectEffects(authors: Author[], possible: number[]): Effect[] {
  const halves = [0, 1].map((half) => authors.filter(({ key }) => hash(key, "half") % 2 === half));
  return possible.flatMap((feature) => {
    const rhos = authors.flatMap(
      (author) => rankCorrelation(columnOf(author, feature), author.outcome) ?? [],
    );
    const rho = mean(rhos);
    const signs = halves.map((half) =>
      Math.sign(
        mean(half.flatMap((author) => rankCorrelation(columnOf(author, feature), author.outcome) ?? [])),
      ),
    );
    const isShown =
      rhos.length >= LEAST_AUTHORS &&
      Math.abs(rho) > (LEAST_ERRORS * deviation(rhos)) / Math.sqrt(rhos.length);
    return isShown && signs[0] === signs[1] ? [{ feature, rho, authors: rhos.length }] : [];
  });
}

/** Selects and fits; what turns its sign beside the others is left out, and the rest fitted again. */
function fitEffects(authors: Author[], possible: number[]): { effects: Effect[]; coefficients: number[] } {
  let effects = selectEffects(authors, possible);
  for (;;) {
    const features = effects.map(({ feature }) => feature);
    const coefficients = fitRidge(authors, features, PENALTY);
    const kept = effects.filter(({ rho }, i) => rho * (coefficients[i] ?? 0) > 0);
    if (kept.length === effects.length) return { effects, coefficients };
    effects = kept;
  }
}

/** Selection and fit on four fifths of the authors, rank correlation on the rest; a prediction that does not vary is 0. */
function crossValidate(authors: Author[], possible: number[]): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = ({ key }: Author) => hash(key, "fold") % FOLDS === fold;
    const known = authors.filter((author) => !isHeldOut(author));
    const { effects, coefficients } = fitEffects(known, possible);
    return authors.filter(isHeldOut).map((author) => {
      const predicted = author.features.map((own) =>
        effects.reduce((sum, { feature }, i) => sum + (own[feature] ?? 0) * (coefficients[i] ?? 0), 0),
      );
      return rankCorrelation(predicted, author.outcome) ?? 0;
    });
  });
}

function describeEffect(
  authors: Author[],
  { feature, rho, authors: n }: Effect,
  coefficient: number,
): FeatureEffect {
  const values = authors.flatMap((author) => columnOf(author, feature));
  return {
    coefficient: round(coefficient, 2),
    usual: round(mean(authors.map((author) => mean(columnOf(author, feature)))), 2),
    range: [round(quantile(values, 0.01), 2), round(quantile(values, 0.99), 2)],
    quartiles: [round(quantile(values, 0.25), 2), round(quantile(values, 0.75), 2)],
    rho: round(rho, 3),
    authors: n,
  };
}

/** Mid-rank percentiles, −50 to 50. */
function percentiles(values: number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return ((below + same / 2) / values.length) * 100 - 50;
  });
}

/** 95 % interval of the mean over authors drawn with replacement, always the same draws. */
function bootstrap(values: number[]): { from: number; to: number } {
  let state = 20260822;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const means = Array.from({ length: 2_000 }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  );
  return { from: round(quantile(means, 0.025), 3), to: round(quantile(means, 0.975), 3) };
}

function hash(key: string, salt: string): number {
  return createHash("sha256").update(`${salt}/${key}`).digest().readUInt32BE(0);
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}

function deviation(values: number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

function report(platform: Platform, { authors, posts, heldOut, features }: TextModel) {
  const rho = heldOut
    ? `held-out rho ${heldOut.rho} [${heldOut.from}, ${heldOut.to}]`
    : "no feature is supported";
  stdout.write(`${platform}: ${authors} authors, ${posts} posts, ${rho}\n`);
  for (const [name, effect] of Object.entries(features))
    stdout.write(`  ${name} ${effect?.coefficient} (rho ${effect?.rho}, ${effect?.authors} authors)\n`);
}

main();
