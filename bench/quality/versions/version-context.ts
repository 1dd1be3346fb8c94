import type { FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { POST_COUNTS } from "#lib/strategy/post-counts.ts";
import { addDays } from "#lib/time.ts";
import { scoreExports } from "../export-accounts.ts";
import { type Account, inputOf, type Scored } from "../real-accounts.ts";
import { readReferenceAccounts } from "./reference-accounts.ts";

/** No version looks further back; timelines of ten years are cut to this. */
const LONGEST_LOOKBACK = 480;

export const EXPOSURES = ["views", "impressions", "reach"] as (keyof PostInput)[];
export const INTERACTIONS = ["likes", "comments", "shares", "saves"] as const;

/** What a version is measured on. */
export type Context = {
  version: FormulaVersion;
  /** Accounts of sources that may speak for levels, scored by the version. */
  scored: Scored[];
  /** The organisation of the export files of X, with what they hold; null without such files. */
  organisation: FormulaInput | null;
};

/** Reads the reference accounts and export files and scores them. */
export async function openContext(
  version: FormulaVersion,
  dataDir: string,
  exportsDir?: string,
): Promise<Context> {
  const exported = exportsDir ? await scoreExports(exportsDir) : [];
  const accounts = readReferenceAccounts(dataDir, "level").flatMap((account): Scored[] => {
    const input = inputOf(account);
    return input === null ? [] : [scoreOf(version, account, input)];
  });
  const largest = exported
    .filter(({ account }) => account.platform === "twitter")
    .toSorted((a, b) => b.account.posts.length - a.account.posts.length)[0];
  return {
    version,
    scored: [...exported.map(({ account, input }) => scoreOf(version, account, input)), ...accounts],
    organisation: largest ? suited(version, largest.input) : null,
  };
}

function scoreOf(version: FormulaVersion, account: Account, whole: FormulaInput): Scored {
  const input = suited(version, shortened(whole));
  return { account, input, result: version.score(input) };
}

/** An input as the product would give it to a version: profiles apart, with the spans that are covered, where it asks so. */
export function suited(version: FormulaVersion, input: FormulaInput): FormulaInput {
  if (version.profiles === "merged") return input;
  const platforms = input.platforms.map((own, at): PlatformInput => {
    const known = own.postsKnown === undefined ? spanOf(own) : own.postsKnown;
    const covered = own.covered ?? (known === null ? [] : [known]);
    return { ...own, profile: own.profile ?? `profile ${at}`, postsKnown: known, covered };
  });
  return { ...input, platforms };
}

function spanOf({ observedFrom, observedTo }: PlatformInput) {
  return { from: observedFrom, to: observedTo };
}

function shortened(input: FormulaInput): FormulaInput {
  const since = addDays(input.asOf, -LONGEST_LOOKBACK);
  return changed(input, (own) => ({
    ...own,
    observedFrom: [own.observedFrom, since].sort().at(-1) as string,
    posts: own.posts.filter(({ date }) => date >= since),
    followers: own.followers.filter(({ date }) => date >= since),
  }));
}

/** The same brand with each platform changed. */
export function changed(input: FormulaInput, change: (own: PlatformInput) => PlatformInput): FormulaInput {
  return { ...input, platforms: input.platforms.map(change) };
}

/** The same brand of whose posts all are known up to a day. */
export function coveredTo(input: FormulaInput, day: string): FormulaInput {
  return changed(input, (own) => ({
    ...own,
    observedTo: day,
    postsKnown: { from: own.postsKnown?.from ?? own.observedFrom, to: day },
    ...(own.covered && {
      covered: [...own.covered.slice(0, -1), { from: own.covered.at(-1)?.from ?? own.observedFrom, to: day }],
    }),
  }));
}

/** The same brand as it was known on an earlier day, but for its audience, of which the last figure stands for all days. */
export function asKnownOn(input: FormulaInput, asOf: string): FormulaInput {
  const to = (day: string) => [day, asOf].sort()[0] as string;
  return changed({ ...input, asOf }, (own) => {
    const earlier = own.followers.filter(({ date }) => date <= asOf);
    const last = own.followers.slice(-1).map(({ count }) => ({ date: asOf, count }));
    return {
      ...own,
      observedTo: to(own.observedTo),
      ...(own.postsKnown && { postsKnown: { ...own.postsKnown, to: to(own.postsKnown.to) } }),
      ...(own.covered && {
        covered: own.covered.filter(({ from }) => from <= asOf).map((span) => ({ ...span, to: to(span.to) })),
      }),
      posts: own.posts.filter(({ date }) => date <= asOf),
      followers: earlier.length > 0 ? earlier : last,
      comments: own.comments.filter(({ date }) => date <= asOf),
    };
  });
}

/** Half the width of the bounds that are printed beside the change of the last 28 days, in points. */
export async function noiseOf(version: FormulaVersion, input: FormulaInput): Promise<number> {
  const before = asKnownOn(input, addDays(input.asOf, -28));
  const { low, high } = await version.compare.interval(before, input, { seed: input.asOf });
  return (high - low) / 2;
}

/** The same brand with each post changed. */
export function withPosts(input: FormulaInput, change: (post: PostInput) => PostInput): FormulaInput {
  return changed(input, (own) => ({ ...own, posts: own.posts.map(change) }));
}

/** A post with these counts so many times as large; what is unknown stays unknown. */
export function times(
  post: PostInput,
  factor: number,
  names: readonly (keyof PostInput)[] = POST_COUNTS,
): PostInput {
  const known = names.filter((name) => post[name] !== undefined);
  return { ...post, ...Object.fromEntries(known.map((name) => [name, (post[name] as number) * factor])) };
}

/** Composite and pillars before they are rounded, so that small moves show. */
export function levelsOf(version: FormulaVersion, input: FormulaInput) {
  return version.explain.levels(version.score(input));
}

/** The published composite. */
export function compositeOf(version: FormulaVersion, input: FormulaInput): number {
  return version.score(input).score;
}

/** At even distances at most so many. */
export function sample<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / most)] as T);
}

/** At most so many of each platform, at even distances in the order given, and always those of export files. */
export function samplePlatforms(scored: readonly Scored[], most: number): Scored[] {
  const exported = scored.filter(({ account }) => account.source === "export");
  const others = scored.filter(({ account }) => account.source !== "export");
  const platforms = Map.groupBy(others, ({ account }) => account.platform);
  return [...exported, ...[...platforms.values()].flatMap((own) => sample(own, most))];
}

/** How an account is called where a figure is the worst of many. */
export function nameOf({ account }: Scored): string {
  return `${account.platform} ${account.source} ${account.author}`;
}

/** The largest of some figures, and the account that it is of. */
export function largestOf(figures: readonly { figure: number; one: Scored }[]): {
  figure: number;
  at?: string;
} {
  let worst: { figure: number; one: Scored } | undefined;
  for (const each of figures) if (worst === undefined || each.figure > worst.figure) worst = each;
  return worst === undefined ? { figure: Number.NaN } : { figure: worst.figure, at: nameOf(worst.one) };
}
