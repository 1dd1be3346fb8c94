import { describe, expect, test } from "vitest";
import { AS_OF, daysAgo, twitterBrand } from "../brand-inputs.fixture.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../formula-input.ts";
import type { Contribution } from "../formula-result.ts";
import { V1 } from "./v1.ts";

const usual = { impressions: 4000, likes: 60, comments: 5, shares: 15 };

describe("what is counted", () => {
  test("twitter: impressions, engagement and followers stand in the explanation with benchmark and source", () => {
    const { contributions } = V1.score(twitterBrand(daily(60, usual))).explanation;
    expect(named(contributions, "engagement rate by impressions: likes + comments + shares")).toMatchObject({
      pillar: "impact",
      platform: "twitter",
      value: 0.02,
      benchmark: 0.0231,
      benchmark_source: "Buffer 2025, median over posts, by impressions",
    });
    expect(named(contributions, "impressions per post").benchmark_source).toMatch(
      /^Plinth reference set, median of \d+/,
    );
    expect(named(contributions, "followers")).toMatchObject({ value: 20_000, unit: "followers" });
    expect(named(contributions, "followers").benchmark_source).toMatch(
      /^Plinth reference set, median of \d+ accounts$/,
    );
  });

  test("posts younger than 7 days count for presence, not for exposure and engagement", () => {
    const young = twitterBrand(daily(7, usual, 0));
    expect(V1.score(young).pillars).toMatchObject({ impact: 50 });
    expect(inputsOf(young, "reach")).toEqual(["followers, compared by their logarithm"]);
    expect(V1.score(young).pillars.presence).toBeGreaterThan(V1.score(twitterBrand([])).pillars.presence);
  });

  test("replies count for nothing, but show that their day was observed", () => {
    const replies = daily(60, usual).map((post) => ({ ...post, isReply: true }));
    expect(V1.score(twitterBrand(replies))).toEqual(V1.score(twitterBrand([])));
  });

  test("comments in unsupported languages are no evidence", () => {
    const days = (unknown: number) =>
      [5, 15, 25].map((ago) => ({ date: daysAgo(ago), positive: 6, neutral: 1, negative: 1, unknown }));
    const [known, more] = [0, 500].map((unknown) =>
      V1.score(changed(twitterBrand([]), { comments: days(unknown) })),
    );
    expect(known?.explanation.contributions.find(({ pillar }) => pillar === "sentiment")).toMatchObject({
      value: 62.5,
      benchmark: 0,
      normalised: 81.25,
    });
    expect(known?.pillars.sentiment).toBeGreaterThan(50);
    expect(more?.pillars.sentiment).toBe(known?.pillars.sentiment);
    expect(more?.confidence.sentiment.evidence).toBe(
      "24 comments on X (Twitter) (1500 more in languages that are not supported)",
    );
    const foreign = days(0).map((day) => ({ ...day, positive: 0, neutral: 0, negative: 0, unknown: 50 }));
    expect(V1.score(changed(twitterBrand([]), { comments: foreign })).confidence.sentiment.level).toBe(
      "none",
    );
  });

  test("the first denominator that the data have and a row matches; the fullest numerator that is known", () => {
    const words = (post: Partial<PostInput>, platform: PlatformInput["platform"] = "twitter") =>
      inputsOf(changed(twitterBrand(daily(30, post)), { platform }), "impact")[0];
    expect(words({ ...usual, views: 9000 })).toMatch(
      /^engagement rate by impressions: likes \+ comments \+ shares/,
    );
    expect(words({ likes: 9, comments: 1, shares: 1 })).toMatch(
      /^engagement rate by followers: likes \+ comments \+ shares/,
    );
    expect(words({ impressions: 4000, likes: 60, shares: 15 })).toMatch(
      /^engagement rate by impressions: likes \+ shares/,
    );
    expect(words({ impressions: 9000, views: 4000, likes: 60 }, "youtube")).toMatch(
      /^engagement rate by views: likes,/,
    );
    expect(words({ likes: 60 }, "instagram")).toMatch(/^engagement rate by followers: likes,/);
    expect(words({ clicks: 60, impressions: 100 })).toBeUndefined();
  });

  test("a few posts with impressions do not decide over many without", () => {
    const many = daily(40, { likes: 9, comments: 1, shares: 1 });
    const few = daily(3, usual).map((post) => ({ ...post, id: `${post.id} few` }));
    expect(inputsOf(twitterBrand([...many, ...few]), "impact")[0]).toMatch(/by followers/);
  });
});

describe("momentum", () => {
  const half = (recent: Partial<PostInput>, before: Partial<PostInput>) => [
    ...daily(50, before, 65),
    ...daily(50, recent, 8).map((post) => ({ ...post, id: `${post.id} recent` })),
  ];

  test("a doubling is believed as far as its square root", () => {
    const brand = twitterBrand(half({ ...usual, impressions: 8000 }, usual));
    const move = named(V1.score(brand).explanation.contributions, "impressions per post of the last 56 days");
    expect(move.value).toBeGreaterThan(1.8);
    expect(move.value).toBeLessThanOrEqual(2);
    expect(move.normalised).toBeCloseTo(100 - 50 / Math.sqrt(move.value), 1);
  });

  test("where posts are seen for months, the usual fall of real accounts is the benchmark", () => {
    const views = { views: 4000, likes: 60, comments: 5 };
    const brand = changed(twitterBrand(half(views, views)), { platform: "youtube" });
    const move = named(V1.score(brand).explanation.contributions, "views per post of the last 56 days");
    expect(move).toMatchObject({ value: 1 });
    expect(move.benchmark).toBeLessThan(1);
    expect(move.benchmark_source).toContain("older posts have had longer to be seen");
  });

  test("figures that come once a month are enough for growth, and only known past figures are used", () => {
    const followers = [70, 40, 10].map((ago, i) => ({ date: daysAgo(ago), count: 1000 * 1.02 ** i }));
    const growth = (figures: typeof followers) =>
      named(
        V1.score(changed(twitterBrand([]), { followers: figures })).explanation.contributions,
        "audience growth",
      );
    expect(growth(followers).value).toBeCloseTo(1.02 ** (365 / 30), 2);
    expect(growth([...followers, { date: daysAgo(-5), count: 9e6 }])).toEqual(growth(followers));
  });

  test("an old audience figure is weaker evidence than a new one", () => {
    const [fresh, old] = [3, 185].map((ago) => {
      const brand = changed(twitterBrand([]), { followers: [{ date: daysAgo(ago), count: 500 }] });
      return named(V1.score(brand).explanation.contributions, "followers");
    });
    expect(old?.normalised).toBe(fresh?.normalised);
    expect(old?.confidence).toBeCloseTo(0.5, 1);
    expect(fresh?.confidence).toBeGreaterThan(0.65);
  });

  test("a single figure tells no growth", () => {
    const brand = changed(twitterBrand([]), { followers: [{ date: daysAgo(3), count: 500 }] });
    expect(inputsOf(brand, "momentum").some((input) => input.includes("audience"))).toBe(false);
  });
});

describe("several platforms", () => {
  const both = (other: Partial<PlatformInput>): FormulaInput => {
    const brand = twitterBrand(daily(60, usual));
    const [twitter] = brand.platforms as [PlatformInput];
    return {
      ...brand,
      platforms: [twitter, { ...twitter, platform: "youtube", posts: [], followers: [], ...other }],
    };
  };

  test("weigh by observed days: a platform just connected hardly counts", () => {
    const alone = V1.score(twitterBrand(daily(60, usual)));
    const fresh = V1.score(both({ observedFrom: daysAgo(1) }));
    expect(Math.abs(fresh.score - alone.score)).toBeLessThan(1);
    const youtube = fresh.explanation.contributions.find(({ platform }) => platform === "youtube");
    expect(youtube?.weight).toBeCloseTo((0.075 * 2) / 93, 4);
    const weights = V1.score(both({})).explanation.contributions.filter(
      ({ input }) => input === "posts per week",
    );
    expect(weights.map(({ weight }) => weight)).toEqual([0.0375, 0.0375]);
  });

  test("the shares of an input add up to at most the pillar's weight", () => {
    const { contributions } = V1.score(
      both({ posts: daily(60, { views: 900, likes: 10, comments: 1 }) }),
    ).explanation;
    const sum = contributions.reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBeLessThanOrEqual(0.85 + 1e-9);
    expect(contributions.filter(({ platform }) => platform === "youtube").length).toBeGreaterThan(5);
  });
});

describe("days on which posts are not known", () => {
  const brand = twitterBrand(daily(60, usual, 100));
  const known = (postsKnown: PlatformInput["postsKnown"]) => V1.score(changed(brand, { postsKnown }));

  test("are no silence: presence and cadence are not known, the audience still counts", () => {
    const until = known({ from: daysAgo(180), to: daysAgo(100) });
    expect(until.pillars.presence).toBe(50);
    expect(until.confidence.presence).toEqual({
      level: "none",
      evidence: `no observed day in the last 91; posts on X (Twitter) known until ${daysAgo(100)}`,
    });
    const inputs = until.explanation.contributions.map(({ pillar, input }) => `${pillar}: ${input}`);
    expect(inputs.some((input) => input.startsWith("momentum: posts per week"))).toBe(false);
    expect(until.confidence.reach.evidence).toBe(
      `0 posts and 6 audience figures on X (Twitter) (posts known until ${daysAgo(100)})`,
    );
    const [audience] = until.explanation.contributions.filter(({ pillar }) => pillar === "reach");
    expect(audience?.weight).toBeCloseTo(0.1, 4);
  });

  test("are silence as soon as they are known", () => {
    const silent = known({ from: daysAgo(180), to: AS_OF });
    expect(silent.pillars.presence).toBeLessThan(10);
    expect(silent.confidence.presence).toEqual({
      level: "high",
      evidence: "0 posts and 91 observed days on X (Twitter)",
    });
    // An input of before, without the field, says the same.
    expect(silent).toEqual(V1.score(brand));
  });

  test("are all of them where no dated post is", () => {
    const none = known(null);
    expect(none.pillars.presence).toBe(50);
    expect(none.confidence.presence.evidence).toMatch(/; no dated posts known on X/);
  });

  test("before a missing file do not count into the pace, but their posts into the rates", () => {
    const posts = [
      ...daily(20, usual, 10),
      ...daily(30, usual, 60).map((one) => ({ ...one, id: `old ${one.id}` })),
    ];
    const gap = V1.score(changed(twitterBrand(posts), { postsKnown: { from: daysAgo(29), to: AS_OF } }));
    const paces = gap.explanation.contributions.filter(({ input }) => input === "posts per week");
    expect(paces.map(({ value }) => value)).toEqual([4.667]);
    expect(gap.confidence.presence.evidence).toBe("20 posts and 30 observed days on X (Twitter)");
    expect(gap.confidence.impact.evidence).toBe("50 posts on X (Twitter)");
  });
});

function daily(count: number, metrics: Partial<PostInput>, youngest = 7): PostInput[] {
  return Array.from({ length: count }, (_, i) => ({ ...metrics, id: `p${i}`, date: daysAgo(youngest + i) }));
}

function changed(brand: FormulaInput, fields: Partial<PlatformInput>): FormulaInput {
  return { ...brand, platforms: brand.platforms.map((platform) => ({ ...platform, ...fields })) };
}

function inputsOf(brand: FormulaInput, pillar: string): string[] {
  const own = V1.score(brand).explanation.contributions.filter((one) => one.pillar === pillar);
  return own.map(({ input }) => input);
}

function named(contributions: Contribution[], words: string): Contribution {
  const found = contributions.find(({ input }) => input.startsWith(words));
  if (found === undefined) throw new Error(`no contribution named ${words}`);
  return found;
}
