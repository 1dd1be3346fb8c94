import { describe, expect, it } from "vitest";
import type { PostInput } from "../formula/formula-input.ts";
import { limitPosts } from "./limit-posts.ts";

const makeDay = (date: string, count: number, isReply = false): PostInput[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${date}-${isReply}-${n}`, date, isReply, likes: n }));

async function limited(posts: PostInput[]): Promise<PostInput[]> {
  const source = (async function* () {
    yield* posts;
  })();
  const taken = [];
  for await (const post of limitPosts(source)) taken.push(post);
  return taken;
}

const ids = (posts: PostInput[]) => posts.map((post) => post.id).sort();

describe("limitPosts", () => {
  it("takes all of a usual day, and replies beside them", async () => {
    const posts = [
      ...makeDay("2026-01-01", 100),
      ...makeDay("2026-01-01", 100, true),
      ...makeDay("2026-01-02", 3),
    ];
    expect(ids(await limited(posts))).toEqual(ids(posts));
  });

  it("takes 100 of a day with thousands, the same ones in whatever order they come", async () => {
    const posts = [...makeDay("2026-01-01", 5_000), ...makeDay("2026-01-01", 7, true)];
    const taken = await limited(posts);
    expect(taken.filter((post) => !post.isReply)).toHaveLength(100);
    expect(taken.filter((post) => post.isReply)).toHaveLength(7);
    expect(ids(await limited(posts.toReversed()))).toEqual(ids(taken));
  });

  it("favours no figures: the medians of those taken lie around that of all", async () => {
    const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05", "2026-01-06"];
    const medians = days.map(async (date) => {
      const likes = (await limited(makeDay(date, 5_001))).map((post) => post.likes ?? 0);
      return likes.sort((a, b) => a - b)[50] ?? 0;
    });
    const mean = (await Promise.all(medians)).reduce((sum, median) => sum + median, 0) / days.length;
    expect(Math.abs(mean - 2_500)).toBeLessThan(400);
  });
});
