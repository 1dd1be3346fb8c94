import { clamp } from "../../statistics/clamp.ts";
import { audienceOn } from "../audience-on.ts";
import { isCount } from "../is-count.ts";
import { countCapped, countDays } from "./cap-days.ts";
import { DAYS, type Exposure, type Interaction, NUMERATORS, RATED_EXPOSURE } from "./parameters.ts";
import { type Placed, type Posted, type Profile, postsBetween } from "./prepare-profile.ts";
import { findTable, levelAt, type Tables, typicalAt } from "./reference/place-value.ts";
import type { Measure, Metric, ReferenceTable } from "./reference/reference-table.ts";
import { ratioOf } from "./typical-level.ts";

/**
 * Figures of posts that a table can be asked about: each divided by what is typical of such accounts. `ratiosOf` counts others
 * of the same profile alike.
 */
export type Figures = {
  table: ReferenceTable;
  ratios: number[];
  ratiosOf: (posts: readonly Posted[]) => number[];
};

/**
 * Posts whose figures have settled, of the level window. It ends a week ago, or with the last post: when a brand falls silent,
 * it stays where it is.
 */
export function levelPosts(profile: Profile): Posted[] {
  return settledPosts(profile, 0, DAYS.level);
}

/** The same of the two windows of momentum. */
export function movePosts(profile: Profile): { recent: Posted[]; before: Posted[] } {
  return { recent: settledPosts(profile, 0, DAYS.move), before: settledPosts(profile, DAYS.move, DAYS.move) };
}

function settledPosts({ posts, lastPost, today }: Profile, skip: number, length: number): Posted[] {
  const to = Math.min(today - DAYS.mature, lastPost ?? today) - skip;
  return postsBetween(posts, to - length + 1, to);
}

/** log10 of the audience on a day; null where it is not known. */
export function sizeOn({ followers }: Profile, day: number): number | null {
  const count = audienceOn(day, followers);
  return count === null ? null : Math.log10(Math.max(1, count));
}

/**
 * What posts achieved in interactions against what is typical at the account's size on their day: the fullest numerator that
 * there is a table for and at least half of the posts have, else the one that most have.
 */
export function countInteractions(
  profile: Profile,
  posts: readonly Posted[],
  tables: Tables,
): Figures | null {
  const sizes = openSizes(profile);
  return fullest(profile, posts, tables, {
    sizes,
    divisorFor: (table) => {
      const typical = byDay((day) => typicalAt(table, sizes(day)));
      return ({ day }) => typical(day);
    },
  });
}

/**
 * The same as rates by an exposure of the posts themselves, which counts between the places of `RATED_EXPOSURE` among accounts
 * of the size.
 */
export function countRates(
  profile: Profile,
  posts: readonly Posted[],
  exposure: Exposure,
  tables: Tables,
): Figures | null {
  const reach = findTable(tables, measureOf(profile, "exposure", exposure, "post"));
  if (reach === null) return null;
  const sizes = openSizes(profile);
  const bounds = byDay((day) => boundsOf(reach, sizes(day)));
  return fullest(profile, posts, tables, {
    sizes,
    exposure,
    divisorFor: (table) => {
      const typical = typicalAt(table, null);
      return ({ day, post }) => {
        const by = post[exposure];
        if (!isCount(by) || by === 0) return null;
        const { low, high } = bounds(day);
        return clamp(by, low, high) * typical;
      };
    },
  });
}

/** The exposures between which a rate counts, for accounts of a size. */
function boundsOf(table: ReferenceTable, size: number | null) {
  const at = (z: number) => ratioOf(levelAt(table, z, size)) * typicalAt(table, size);
  return { low: at(RATED_EXPOSURE.low), high: at(RATED_EXPOSURE.high) };
}

/** How many people each post got to, against what is typical at the account's size on its day. */
export function countExposure(
  profile: Profile,
  posts: readonly Posted[],
  exposure: Exposure,
  tables: Tables,
): Figures | null {
  const table = findTable(tables, measureOf(profile, "exposure", exposure, "post"));
  if (table === null) return null;
  const sizes = openSizes(profile);
  const typical = byDay((day) => typicalAt(table, sizes(day)));
  const ratiosOf = (counted: readonly Posted[]) =>
    countDays(counted, table, sizes, ({ day, post }) => {
      const count = post[exposure];
      return isCount(count) ? count / typical(day) : null;
    });
  const ratios = ratiosOf(posts);
  return ratios.length === 0 ? null : { table, ratios, ratiosOf };
}

/** What a post's interactions are divided by; null where that is not known. */
type Divisor = (placed: Placed) => number | null;
type Divided = {
  sizes: (day: number) => number | null;
  divisorFor: (table: ReferenceTable) => Divisor;
  exposure?: Exposure;
};

function fullest(
  profile: Profile,
  posts: readonly Posted[],
  tables: Tables,
  { sizes, divisorFor, exposure }: Divided,
): Figures | null {
  let best: Figures | null = null;
  const half = countCapped(posts) / 2;
  const [metric, by] = exposure
    ? (["engagement_rate", exposure] as const)
    : (["interactions", "post"] as const);
  for (const interactions of NUMERATORS) {
    const table = findTable(tables, measureOf(profile, metric, interactions.join("+"), by));
    if (table === null) continue;
    const divisor = divisorFor(table);
    const ratiosOf = (counted: readonly Posted[]) =>
      countDays(counted, table, sizes, (placed) => divide(placed, interactions, divisor));
    const ratios = ratiosOf(posts);
    if (ratios.length > (best?.ratios.length ?? 0)) best = { table, ratios, ratiosOf };
    if (ratios.length >= half && best !== null) return best;
  }
  return best;
}

function divide(placed: Placed, interactions: readonly Interaction[], divisor: Divisor): number | null {
  const count = sumOf(placed, interactions);
  const by = count === null ? null : divisor(placed);
  return count === null || by === null ? null : count / by;
}

/** Asked once a day, however many posts it has. */
function byDay<T>(read: (day: number) => T): (day: number) => T {
  const known = new Map<number, T>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const value = read(day);
    known.set(day, value);
    return value;
  };
}

function openSizes(profile: Profile): (day: number) => number | null {
  if (profile.followers.length === 0) return () => null;
  return byDay((day) => sizeOn(profile, day));
}

function measureOf({ platform }: Profile, metric: Metric, numerator: string, denominator: string): Measure {
  return { platform, metric, numerator, denominator };
}

function sumOf({ post }: Placed, interactions: readonly Interaction[]): number | null {
  let sum = 0;
  for (const name of interactions) {
    const count = post[name];
    if (!isCount(count)) return null;
    sum += count;
  }
  return sum;
}
