import { seededRandom } from "../statistics/seeded-random.ts";
import { describePosts } from "./describe-posts.ts";
import type { DescribedPost, StrategyPost } from "./described-post.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-01-05T10:00:00Z");
/** Well after the last post of any brand made here. */
export const LATER = Date.parse("2030-01-01");

type Options = {
  count?: number;
  seed?: string;
  /** What the post is, and how many times the usual it gets. */
  make?: (random: () => number, at: number) => Partial<StrategyPost> & { times?: number };
};

/** A post every other day or so, whose results vary by about a half up and down, and by what `make` says. */
export function brandPosts({ count = 120, seed = "brand", make = () => ({}) }: Options = {}): StrategyPost[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const noise = random() + random() + random() - 1.5;
    const { times = 1, ...own } = make(random, at);
    const likes = Math.round(200 * Math.exp(0.8 * noise) * times);
    return {
      id: `post-${at}`,
      createdAt: new Date(START + at * 1.7 * DAY_MS),
      text: `Number ${at}`,
      title: null,
      media: "image",
      durationS: null,
      likes,
      comments: Math.round(likes / 20),
      ...own,
    };
  });
}

export function describedPosts(options: Options = {}): DescribedPost[] {
  return describePosts(brandPosts(options));
}
