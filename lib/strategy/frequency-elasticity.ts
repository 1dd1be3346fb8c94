import { POST_COUNTS, type PostCount } from "./post-counts.ts";

/**
 * How what a post gets changes with how often its account posts, as an elasticity: twice as many posts a week, and each of
 * them gets 2^−0.24 = 85 % of what it got. Not measurable on the other platforms, which therefore are promised no more than
 * X and YouTube.
 *
 * Source: views of a post against posts in four weeks, between spans of an account in which it posted at least one and a half
 * times as much or as little: −0.24 on X and YouTube together. bench/frequency.ts measures each again, with 95 % intervals over
 * accounts: YouTube −0.28 (−0.39 to −0.18, 121 accounts), X −0.14 (−0.24 to −0.01, 21), TikTok −0.06 (−0.16 to 0.06, 182).
 */
const ELASTICITY = { usual: -0.24, tiktok: -0.06 } as const;

type Scalable = { [name in PostCount]?: number };

/**
 * Posts as they would have done if their account had posted more often. Posting less promises nothing.
 *
 * @param posts with their figures; those that are not known stay so
 * @param fromPerWeek posts a week as it is, above 0; 0 where there was none, and then nothing changes
 * @param toPerWeek posts a week as it would be
 * @param platform whose elasticity is taken; by default that of most
 * @returns new posts; the figures are no whole numbers any more
 */
export function applyFrequency<P extends Scalable>(
  posts: readonly P[],
  fromPerWeek: number,
  toPerWeek: number,
  platform?: string,
): P[] {
  if (!(fromPerWeek > 0) || toPerWeek <= fromPerWeek) return [...posts];
  const elasticity = platform === "tiktok" ? ELASTICITY.tiktok : ELASTICITY.usual;
  const times = (toPerWeek / fromPerWeek) ** elasticity;
  return posts.map((post) => {
    const known = POST_COUNTS.filter((name) => post[name] !== undefined);
    return { ...post, ...Object.fromEntries(known.map((name) => [name, (post[name] as number) * times])) };
  });
}
