import { audienceOn } from "../audience-on.ts";
import { DAYS, type Exposure, type Interaction, NUMERATORS } from "./parameters.ts";
import { isCount, type Placed, type Profile } from "./prepare-profile.ts";
import { findTable, type Tables, typicalAt } from "./reference/place-value.ts";
import type { Measure, Metric, ReferenceTable } from "./reference/reference-table.ts";

/** Figures of posts that a table can be asked about: each divided by what is typical of such accounts. */
export type Figures = { table: ReferenceTable; ratios: number[] };

/**
 * Posts whose figures have settled, of the level window that ends with the last post: when a brand falls silent, the window
 * stays where it is.
 */
export function levelPosts({ posts, lastPost, today }: Profile): Placed[] {
  if (lastPost === null) return [];
  const first = lastPost - DAYS.level - DAYS.mature + 1;
  return posts.filter(({ day }) => day >= first && day <= today - DAYS.mature);
}

/** The same of the two windows of momentum: the newer ends with the newest settled post or a week ago. */
export function movePosts({ posts, lastPost, today }: Profile): { recent: Placed[]; before: Placed[] } {
  const end = Math.min(today - DAYS.mature, lastPost ?? today);
  const within = (to: number) => posts.filter(({ day }) => day > to - DAYS.move && day <= to);
  return { recent: within(end), before: within(end - DAYS.move) };
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
  posts: readonly Placed[],
  tables: Tables,
): Figures | null {
  return fullest(profile, posts, tables, (placed, interactions, table) => {
    const count = sumOf(placed, interactions);
    return count === null ? null : count / typicalAt(table, sizeOn(profile, placed.day));
  });
}

/** The same as rates by an exposure of the posts themselves. */
export function countRates(
  profile: Profile,
  posts: readonly Placed[],
  exposure: Exposure,
  tables: Tables,
): Figures | null {
  const rateOf = (placed: Placed, interactions: readonly Interaction[], table: ReferenceTable) => {
    const count = sumOf(placed, interactions);
    const by = placed.post[exposure];
    return count === null || !isCount(by) || by === 0 ? null : count / by / typicalAt(table, null);
  };
  return fullest(profile, posts, tables, rateOf, exposure);
}

/** How many people each post got to, against what is typical at the account's size on its day. */
export function countExposure(
  profile: Profile,
  posts: readonly Placed[],
  exposure: Exposure,
  tables: Tables,
): Figures | null {
  const table = findTable(tables, measureOf(profile, "exposure", exposure, "post"));
  if (table === null) return null;
  const ratios = posts.flatMap(({ day, post }) => {
    const count = post[exposure];
    return isCount(count) ? [count / typicalAt(table, sizeOn(profile, day))] : [];
  });
  return ratios.length === 0 ? null : { table, ratios };
}

function fullest(
  profile: Profile,
  posts: readonly Placed[],
  tables: Tables,
  ratioOf: (placed: Placed, interactions: readonly Interaction[], table: ReferenceTable) => number | null,
  exposure?: Exposure,
): Figures | null {
  let best: Figures | null = null;
  const [metric, by] = exposure
    ? (["engagement_rate", exposure] as const)
    : (["interactions", "post"] as const);
  for (const interactions of NUMERATORS) {
    const table = findTable(tables, measureOf(profile, metric, interactions.join("+"), by));
    if (table === null) continue;
    const ratios = posts
      .map((placed) => ratioOf(placed, interactions, table))
      .filter((ratio) => ratio !== null);
    if (ratios.length > (best?.ratios.length ?? 0)) best = { table, ratios };
    if (ratios.length * 2 >= posts.length && best !== null) return best;
  }
  return best;
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
