import { seededRandom } from "../statistics/seeded-random.ts";
import { daysAgo } from "./brand-inputs.fixture.ts";
import type { FormulaInput, PostInput } from "./formula-input.ts";

/** The same brand so many days earlier. */
export function earlier(input: FormulaInput, days = 28): FormulaInput {
  const asOf = daysAgo(days);
  const upTo = <T extends { date: string }>(dated: T[]) => dated.filter(({ date }) => date <= asOf);
  const platforms = input.platforms.map((own) => ({
    ...own,
    observedTo: [own.observedTo, asOf].sort()[0] as string,
    posts: upTo(own.posts),
    followers: upTo(own.followers),
    comments: upTo(own.comments),
  }));
  return { ...input, asOf, platforms };
}

/** So many posts spread over 200 days, of one level; those of the last nine weeks do `lift` times as well. */
export function steadyPosts(count: number, lift = 1, seed = "posts"): PostInput[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const age = Math.floor((at * 200) / count);
    const impressions = Math.round(3000 * 10 ** (random() - 0.5));
    const likes = Math.round(impressions * 0.03 * random() * (age < 63 ? lift : 1));
    return { id: `p${at}`, date: daysAgo(age), impressions, likes, comments: 1, shares: 1 };
  });
}
