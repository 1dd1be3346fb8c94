import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { describePosts } from "../strategy/describe-posts.ts";
import { daysAgo, twitterBrand } from "./brand-inputs.fixture.ts";
import type { PostInput } from "./formula-input.ts";
import { listSilences } from "./list-silences.ts";
import { WITH_PATTERNS, withPatterns } from "./pattern-version.fixture.ts";
import type { ProfileTraits } from "./profile-traits.ts";
import { proposePatterns } from "./propose-patterns.ts";
import { chooseShift, tenthsWords } from "./shift-mix.ts";
import { formula } from "./versions.ts";

const WINDOWS = { level: 91, mature: 7 };

/** Two posts every three days for half a year; one in four or so is a video, and does so many times as well. */
function brandWith(times: { likes: number; impressions: number }) {
  const random = seededRandom("videos");
  const posts = Array.from({ length: 120 }, (_, at) => {
    const isVideo = random() < 0.25;
    const noise = Math.exp(random() + random() - 1);
    const post: PostInput = {
      id: `p${at}`,
      date: daysAgo(Math.floor(at * 1.5)),
      media: isVideo ? "video" : "image",
      impressions: Math.round(3_000 * (isVideo ? times.impressions : 1) * Math.exp(random() / 2)),
      likes: Math.round(12 * noise * (isVideo ? times.likes : 1)),
      comments: 1,
      shares: 1,
    };
    return post;
  });
  const described = posts.map(({ date, media = null, ...post }) => {
    const createdAt = new Date(`${date}T09:00:00Z`);
    return { ...post, createdAt, media, text: "A word from us", title: null, durationS: null };
  });
  const traits: ProfileTraits[] = [
    { platform: "twitter", profile: "prf_one", posts: describePosts(described) },
  ];
  return { input: twitterBrand(posts), known: { traits } };
}

const better = brandWith({ likes: 2.5, impressions: 1 });

test("a pattern is proposed in an analyst's words, with posts that can be shown", () => {
  const [proposal, ...others] = proposePatterns(better.input, better.known, WINDOWS);
  expect(others).toEqual([]);
  const { posts } = better.input.platforms[0] ?? { posts: [] };
  const videos = posts.filter(({ media }) => media === "video").map(({ id }) => id);
  expect(proposal).toMatchObject({
    change: "pattern:twitter:format:video",
    group: "format:twitter",
    pillar: "impact",
  });
  expect(proposal?.action).toMatch(
    /^Post more videos on X \(Twitter\), 1 in 2 instead of 3 in 10: your \d+ videos get \d\.\d times the engagement of the posts around them$/,
  );
  expect(proposal?.evidence).toMatch(
    /^2025-01-\d\d to 2025-06-23: the median of your videos is \d+ interactions, of your \d+ others \d+\. /,
  );
  expect(proposal?.posts?.best.map(({ id }) => videos.includes(id))).toEqual([true, true, true]);
  expect(proposal?.posts?.others.map(({ id }) => videos.includes(id))).toEqual([false, false, false]);
  expect(proposal?.posts?.best[0]?.date).toMatch(/^2025-/);
});

test("the changed brand has that much more of what does better, and nothing else", () => {
  const [proposal] = proposePatterns(better.input, better.known, WINDOWS);
  const before = new Map(better.input.platforms[0]?.posts.map((post) => [post.id, post]));
  const after = proposal?.changed.platforms[0]?.posts ?? [];
  const changed = after.filter((post) => post.likes !== before.get(post.id)?.likes);
  expect(after).toHaveLength(before.size);
  const images = after.filter(({ media }) => media === "image");
  expect(changed.map(({ media }) => media)).toEqual(images.map(({ media }) => media));
  const timesOf = (keptDays: number) => {
    const posts = proposal?.changedFor(keptDays).platforms[0]?.posts.filter(({ media }) => media === "image");
    return (posts ?? []).map(({ id, likes }) => (likes ?? 0) / (before.get(id)?.likes ?? 1));
  };
  const [whole, early] = [timesOf(WINDOWS.level), timesOf(28)];
  expect(Math.min(...whole)).toBeGreaterThan(1.1);
  expect(Math.max(...whole)).toBeLessThan(1.5);
  expect(Math.max(...whole) - Math.min(...whole)).toBeLessThan(1e-9);
  expect(Math.max(...early)).toBeLessThan(Math.sqrt(whole[0] as number) + 1e-9);
  expect(Math.min(...early)).toBeGreaterThan(1);
  expect(new Set(timesOf(7))).toEqual(new Set([1]));
  for (const post of changed)
    expect((post.impressions ?? 0) / (before.get(post.id)?.impressions ?? 1)).toBeCloseTo(1, 0);
});

test("a version that looks at traits recommends it once, with its posts; v1 recommends as if there were none", () => {
  const list = WITH_PATTERNS.recommend.list(better.input, better.known);
  const formats = list.filter(({ change }) => /format/.test(change));
  expect(formats).toHaveLength(1);
  expect(list.some(({ change, posts }) => change.startsWith("pattern:") && posts?.best.length === 3)).toBe(
    true,
  );
  expect(formula("v1").recommend.list(better.input, better.known)).toEqual(
    formula("v1").recommend.list(better.input),
  );
});

test("what is seen more often is worth reach, and worse posts are advised against", () => {
  const seen = brandWith({ likes: 1, impressions: 0.4 });
  const [proposal] = proposePatterns(seen.input, seen.known, WINDOWS);
  expect(proposal).toMatchObject({ change: "pattern:twitter:format:image", pillar: "reach" });
  expect(proposal?.action).toMatch(
    /^Post more images on X \(Twitter\), \S+ in \d+ instead of \S+ in \d+: your \d+ images are seen \d\.\d times as often as the posts around them$/,
  );
});

test("other profiles, other platforms and brands without traits are told nothing", () => {
  const [own] = better.known.traits;
  const elsewhere = { traits: [{ ...(own as ProfileTraits), platform: "instagram" as const }] };
  expect(proposePatterns(better.input, elsewhere, WINDOWS)).toEqual([]);
  expect(proposePatterns(better.input, {}, WINDOWS)).toEqual([]);
  const apart = {
    ...better.input,
    platforms: better.input.platforms.map((one) => ({ ...one, profile: "prf_two" })),
  };
  expect(proposePatterns(apart, better.known, WINDOWS)).toEqual([]);
});

test("what is not beyond noise, by the version's word, is left out", () => {
  const all = WITH_PATTERNS.recommend.list(better.input, better.known);
  const [first] = all;
  const told = (least: number) =>
    withPatterns(({ gain, points }) => gain >= least && points > 0).recommend.list(
      better.input,
      better.known,
    );
  expect(told(first?.composite_gain ?? 0)[0]).toEqual(first);
  expect(told((first?.composite_gain ?? 0) + 0.01)).toEqual([]);
});

test("a weak pillar for which nothing is recommended is named with what was looked at", () => {
  const even = brandWith({ likes: 1, impressions: 1 });
  const result = WITH_PATTERNS.score(even.input);
  const weak = { ...result, pillars: { ...result.pillars, impact: 31.2, sentiment: 50 } };
  const [silence, ...others] = listSilences(weak, [{ pillar: "presence" }, { pillar: "reach" }], even.input, {
    known: even.known,
  });
  expect(others).toEqual([]);
  expect(silence).toEqual({
    pillar: "impact",
    words:
      `The data show nothing that would help Impact (31.2); it rests on ${result.confidence.impact.evidence}. ` +
      "No format, topic, day, hour, length, link or question goes with more engagement in a way that repeats, among 120 posts on X (Twitter) of the last year.",
  });
  expect(listSilences(weak, [{ pillar: "impact" }], even.input, { known: even.known })).toEqual([]);
});

test("a weak pillar names the nearest change, and why it is not recommended", () => {
  const { input } = brandWith({ likes: 1, impressions: 1 });
  const result = WITH_PATTERNS.score(input);
  const weak = { ...result, pillars: { ...result.pillars, presence: 34.5, impact: 50 } };
  const wordsOf = (points: number, gain: number) =>
    listSilences(weak, [], input, {
      weighed: [{ pillar: "presence", action: "Post on X", points, gain }],
    }).map(({ words }) => words);
  expect(wordsOf(15.5, 0.01)).toEqual([
    expect.stringMatching(
      /^Nothing is recommended for Presence \(34\.5\).* Worth a try all the same: “Post on X”\. The estimate is \+15\.5 Presence, but nothing on the score as a whole\.$/,
    ),
  ]);
  expect(wordsOf(2.1, 0.6)).toEqual([
    expect.stringMatching(
      /The estimate is \+2\.1 Presence and \+0\.6 on the score; your own data cannot test it, and chance alone moves that much\.$/,
    ),
  ]);
  expect(wordsOf(0, 0)).toEqual([expect.stringMatching(/^The data show nothing that would help Presence/)]);
});

test("a mix is shifted by a fifth of the posts at most, and told in fifths, tenths or halves", () => {
  for (let share = 0.1; share <= 0.85; share += 0.01) {
    const { from, to } = chooseShift(share);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(10);
    expect(to / 10 - share).toBeLessThanOrEqual(0.2);
  }
  expect([0, 2, 3, 5, 8, 10].map(tenthsWords)).toEqual([
    "none",
    "1 in 5",
    "3 in 10",
    "1 in 2",
    "4 in 5",
    "all",
  ]);
});
