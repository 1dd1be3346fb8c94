import type { AuthorPosts } from "./author-posts.ts";

const NEIGHBOURS = 15;
const FEWEST = 10;

/**
 * Takes off the median of each post's neighbours in time, where all are dated: older posts had longer to be seen.
 *
 * @param author with any number of posts
 * @returns the author, of ten posts or more with other fates
 */
export function detrend(author: AuthorPosts): AuthorPosts {
  const { posts } = author;
  if (posts.length < FEWEST || posts.some(({ at }) => at === null)) return author;
  const order = posts.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const most = Math.max(0, order.length - NEIGHBOURS);
  const detrended = order.map((post, n) => {
    const from = Math.max(0, Math.min(n - (NEIGHBOURS >> 1), most));
    const near = order.slice(from, from + NEIGHBOURS).filter((other) => other !== post);
    const fates = near.map(({ fate }) => fate).sort((a, b) => a - b);
    return { ...post, fate: post.fate - (fates[fates.length >> 1] ?? 0) };
  });
  return { ...author, posts: detrended };
}
