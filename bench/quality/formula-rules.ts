import type { FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Contribution } from "#lib/formula/formula-result.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { POST_COUNTS } from "#lib/strategy/post-counts.ts";
import { addDays } from "#lib/time.ts";

/** Posts that move an input of v1 half of its way from 50, and days of each of the two windows of momentum. */
const HALF_WAY_POSTS = 20;
const MOVE_DAYS = 56;

/** A rule of the formula that can be checked on a real account: true, false, or null where the account cannot tell. */
export type Rule = {
  name: string;
  holds: (input: FormulaInput) => boolean | null;
  /** The version that alone has the rule, or is read by its words; every one where it is left out. */
  only?: string;
};

/** In the order of their numbers. */
const RULES: Rule[] = [
  { name: "1 bounded from 0 to 100", holds: isBounded },
  { name: "1 the order of the data does not matter", holds: isOrderless },
  { name: "1 rates stay when count and denominator grow tenfold", holds: keepsRates },
  { name: "5 a pillar without evidence stands at 50, few data near it", holds: isHeldByEvidence, only: "v1" },
  { name: "6 the explanation adds up", holds: addsUp },
  { name: "7 one post times 1000 moves it by less than 2", holds: isCalm },
  { name: "9 a JSON round trip of the input gives the same", holds: survivesJson },
  { name: "10 data dated later change nothing", holds: looksBackOnly },
  { name: "11 eight silent weeks never beat posting at the benchmark", holds: silenceLoses, only: "v1" },
];

/** The rules that a version can be held to here. */
export function rulesOf(version: string): Rule[] {
  return RULES.filter(({ only }) => only === undefined || only === version);
}

function isBounded(input: FormulaInput): boolean {
  const { score, pillars } = formula().score(input);
  return [score, ...Object.values(pillars)].every((value) => value >= 0 && value <= 100);
}

function isOrderless(input: FormulaInput): boolean {
  const turned = changed(input, (own) => ({ ...own, posts: own.posts.toReversed() }));
  return same(formula().score(turned), formula().score(input));
}

function survivesJson(input: FormulaInput): boolean {
  return same(formula().score(JSON.parse(JSON.stringify(input)) as FormulaInput), formula().score(input));
}

function keepsRates(input: FormulaInput): boolean | null {
  const rates = (one: FormulaInput) =>
    contributionsOf(one)
      .filter(({ pillar }) => pillar === "impact")
      .map(({ value }) => value.toPrecision(3));
  const known = rates(input);
  if (known.length === 0) return null;
  const grown = changed(input, (own) => ({
    ...own,
    followers: own.followers.map((figure) => ({ ...figure, count: figure.count * 10 })),
    posts: own.posts.map((post) => times(post, 10)),
  }));
  return same(rates(grown), known);
}

function isHeldByEvidence(input: FormulaInput): boolean {
  const { pillars, confidence } = formula().score(input);
  const posts = input.platforms.reduce((sum, own) => sum + own.posts.length, 0);
  const most = 50 * (posts / (posts + HALF_WAY_POSTS)) + 0.1;
  const isUnknownAt50 = PILLARS.every((name) => confidence[name].level !== "none" || pillars[name] === 50);
  return isUnknownAt50 && Math.abs(pillars.impact - 50) <= most;
}

function addsUp(input: FormulaInput): boolean {
  const { score, explanation } = formula().score(input);
  const sum = explanation.contributions.reduce((total, { points }) => total + points, 50);
  return Math.abs(sum + explanation.rounding - score) < 1e-6;
}

/** The largest move of the composite when the weakest, the middle or the best post does a thousand times as well. */
export function viralMove(input: FormulaInput): number | null {
  const own = input.platforms[0]?.posts.filter(({ isReply }) => !isReply) ?? [];
  const size = (post: PostInput) => post.views ?? post.impressions ?? post.likes ?? 0;
  const sorted = own.toSorted((a, b) => size(a) - size(b));
  const picked = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].filter((post) => post !== undefined);
  if (picked.length === 0) return null;
  const now = formula().score(input).score;
  const moves = picked.map(({ id }) => {
    const posts = (all: PostInput[]) => all.map((post) => (post.id === id ? times(post, 1000) : post));
    return Math.abs(
      formula().score(changed(input, (one) => ({ ...one, posts: posts(one.posts) }))).score - now,
    );
  });
  return Math.max(...moves);
}

function isCalm(input: FormulaInput): boolean | null {
  const moved = viralMove(input);
  return moved === null ? null : moved < 2;
}

function looksBackOnly(input: FormulaInput): boolean {
  const asOf = addDays(input.asOf, -35);
  const upTo = changed({ ...input, asOf }, (own) => ({
    ...own,
    posts: own.posts.filter(({ date }) => date <= asOf),
    followers: own.followers.filter(({ date }) => date <= asOf),
  }));
  return same(formula().score({ ...input, asOf }), formula().score(upTo));
}

/** The account up to eight weeks ago, then either nothing or posts at the benchmark of every input. */
function silenceLoses(input: FormulaInput): boolean | null {
  const [own] = input.platforms;
  if (own === undefined) return null;
  const since = addDays(input.asOf, -MOVE_DAYS);
  const past = own.posts.filter(({ date }) => date <= since);
  const usual = benchmarkPosts(own, input.asOf);
  if (usual === null) return null;
  const scored = (posts: PostInput[]) =>
    formula().score({ ...input, platforms: [{ ...own, observedTo: input.asOf, posts }] }).score;
  return scored(past) <= scored([...past, ...usual]);
}

/** Eight weeks of posts at the benchmarks that the formula compares this account with; null where it has none. */
function benchmarkPosts(own: PlatformInput, asOf: string): PostInput[] | null {
  const all = contributionsOf({ asOf, platforms: [own] });
  const named = (words: string) => all.find(({ input }) => input.startsWith(words));
  const cadence = named("posts per week")?.benchmark;
  const [rate, depth] = [named("engagement rate by"), named("depth of")];
  if (cadence === undefined || rate === undefined) return null;
  const [, by = "", words = ""] = /^engagement rate by (\w+): (.*), median/.exec(rate.input) ?? [];
  const exposure = all.find(({ pillar, input }) => pillar === "reach" && input.includes(" per post"));
  const kind = exposure?.input.split(" ")[0] ?? "";
  const counted = by === "followers" ? own.followers.at(-1)?.count : exposure?.benchmark;
  if (counted === undefined || (by !== "followers" && by !== kind)) return null;
  const total = counted * rate.benchmark;
  const deeper = depth ? total * (depth.benchmark - 1) : 0;
  const post: Partial<PostInput> = exposure ? { [kind]: exposure.benchmark } : {};
  const count = Math.round((cadence * MOVE_DAYS) / 7);
  return Array.from({ length: count }, (_, at) => ({
    id: `benchmark ${at}`,
    date: addDays(asOf, -Math.floor((at * MOVE_DAYS) / count)),
    ...post,
    ...mixOf(words.split(" + "), total, deeper),
  }));
}

/** Interactions whose sum is `total` and whose worth beyond that of likes is `deeper`. */
function mixOf(names: string[], total: number, deeper: number): Partial<PostInput> {
  if (names.includes("saves")) return { saves: total };
  if (names.includes("shares")) {
    const shares = Math.min(total, deeper / 2);
    return { likes: total - shares, shares, ...(names.includes("comments") && { comments: 0 }) };
  }
  if (names.includes("comments"))
    return { likes: total - Math.min(total, deeper), comments: Math.min(total, deeper) };
  return { likes: total };
}

function contributionsOf(input: FormulaInput): Contribution[] {
  return formula().score(input).explanation.contributions;
}

function changed(input: FormulaInput, change: (own: PlatformInput) => PlatformInput): FormulaInput {
  return { ...input, platforms: input.platforms.map(change) };
}

function times(post: PostInput, factor: number): PostInput {
  const grown = { ...post };
  for (const name of POST_COUNTS)
    if (grown[name] !== undefined) grown[name] = (grown[name] as number) * factor;
  return grown;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
