import { expect, test } from "vitest";
import { brandPosts, describedPosts, LATER } from "./brand-posts.fixture.ts";
import { describePosts } from "./describe-posts.ts";
import { findPatterns } from "./find-patterns.ts";

const DAY_MS = 86_400_000;
/** Every third post is a video, and those get 1.8 times as much. */
const videos = describedPosts({
  make: (random) => (random() < 1 / 3 ? { media: "video", times: 1.8 } : {}),
});

test("a format that does better is told with its effect, its posts and its numbers", () => {
  const [found, ...others] = findPatterns(videos, LATER);
  expect(others).toEqual([]);
  const isVideo = ({ traits }: (typeof videos)[0]) => traits.includes("format:video");
  const ids = videos.filter(isVideo).map(({ id }) => id);
  expect(found).toMatchObject({ outcome: "engagement", n: ids.length, nWithout: 120 - ids.length });
  expect(found).toMatchObject({ trait: "format:video", direction: "better", period: { from: "2026-01-05" } });
  expect(found?.effect.ratio).toBeGreaterThan(1.4);
  expect(found?.effect.ratio).toBeLessThan(2.1);
  expect(found?.effect.low).toBeGreaterThan(1);
  expect(found?.posts.every((id) => ids.includes(id))).toBe(true);
  expect(found?.against.some((id) => ids.includes(id))).toBe(false);
  expect(Object.values(found?.repeats ?? {})).toSatisfy((all: number[]) => all.every((one) => one > 0));
});

test("the order of the posts does not matter", () => {
  expect(findPatterns(videos.toReversed(), LATER)).toEqual(findPatterns(videos, LATER));
});

test("where results have nothing to do with the posts, one brand in twenty at most is told anything", () => {
  const words = ["autumn", "winter", "recipe", "garden", "visit", "opening"];
  const told = Array.from({ length: 60 }, (_, at) => {
    const posts = describedPosts({
      seed: `nothing ${at}`,
      make: (random) => ({
        media: random() < 0.4 ? "video" : "image",
        text: `${words.filter(() => random() < 0.3).join(" ")}${random() < 0.3 ? "?" : ""}`,
      }),
    });
    return findPatterns(posts, LATER).length > 0;
  });
  expect(told.filter(Boolean).length).toBeLessThanOrEqual(3);
});

test("what helped only for a while is not told", () => {
  const posts = describedPosts({
    make: (random, at) => (random() < 1 / 3 ? { media: "video", times: at < 60 ? 3 : 1 } : {}),
  });
  expect(findPatterns(posts, LATER)).toEqual([]);
});

test("an account that grew while it changed its format is told nothing of the format", () => {
  const posts = describedPosts({
    make: (random, at) => ({ media: random() < at / 120 ? "video" : "image", times: Math.exp(at / 30) }),
  });
  expect(findPatterns(posts, LATER)).toEqual([]);
});

test("traits that mostly come together are told once, by the one that explains", () => {
  const posts = describedPosts({
    count: 200,
    make: (random) => {
      const isLinked = random() < 0.5;
      const isTagged = isLinked && random() < 0.8;
      return {
        text: `Number${isLinked ? " https://shop.example" : ""}${isTagged ? " #offer" : ""}`,
        times: isLinked ? 2 : 1,
      };
    },
  });
  expect(findPatterns(posts, LATER).map(({ trait, direction }) => `${trait} ${direction}`)).toEqual([
    "link better",
  ]);
});

test("seven posts of a kind, or one of a kind that went viral, are no pattern", () => {
  const few = describedPosts({ make: (_, at) => (at % 18 === 0 ? { media: "video", times: 5 } : {}) });
  const viral = describedPosts({
    make: (random, at) => ({ media: random() < 0.3 ? "video" : "image", times: at === 40 ? 10_000 : 1 }),
  });
  expect(findPatterns(few, LATER)).toEqual([]);
  expect(findPatterns(viral, LATER)).toEqual([]);
});

test("posts of the last seven days are not looked at", () => {
  const last = videos.at(-1)?.at ?? 0;
  expect(findPatterns(videos, last)[0]?.period.to).not.toBe(findPatterns(videos, LATER)[0]?.period.to);
});

test("how many saw a post is an outcome of its own, and a 0 beside interactions is a gap", () => {
  const seen = brandPosts({
    make: (random) => {
      const isVideo = random() < 1 / 3;
      return {
        media: isVideo ? "video" : "image",
        views: isVideo ? 0 : Math.round(900 + 200 * random()),
        impressions: null,
      };
    },
  });
  expect(findPatterns(describePosts(seen), LATER)).toEqual([]);
  const known = seen.map((post) => ({
    ...post,
    views: post.media === "video" ? 3_000 + (post.likes ?? 0) : 1_000 + (post.likes ?? 0),
  }));
  const found = findPatterns(describePosts(known), LATER);
  expect(found.map(({ outcome }) => outcome)).toEqual(["exposure"]);
  expect(found[0]?.ratios.exposure).toBeGreaterThan(2);
  expect(found[0]?.ratios.engagement).toBeCloseTo(1, 0);
});

test("no posts, and posts without figures, show nothing", () => {
  expect(findPatterns([], LATER)).toEqual([]);
  expect(
    findPatterns(
      videos.map((post) => ({ ...post, counts: {} })),
      LATER,
    ),
  ).toEqual([]);
});

test("of very many posts the newest 3,000 are looked at", () => {
  const many = describedPosts({ count: 20_000 }).map((post, at) => ({
    ...post,
    at: post.at - (20_000 - at) * DAY_MS,
  }));
  expect(findPatterns(many, LATER)).toEqual([]);
});
