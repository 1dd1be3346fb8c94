import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FormulaInput } from "../formula/formula-input.ts";
import { formula } from "../formula/versions.ts";
import { addDays } from "../time.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import type { AuditInput, ProfileInput } from "./profile-input.ts";
import { readFrozenInput } from "./read-frozen-input.ts";
import { sumFollowers } from "./sum-followers.ts";

const DAY = "2026-06-30";

function makeProfile(id: string, changes: Partial<ProfileInput> = {}): ProfileInput {
  const posts = Array.from({ length: 60 }, (_, n) => {
    const date = addDays(DAY, -2 * n);
    return { id: `${id}${n}`, date, likes: 20 + (n % 7), comments: n % 3, shares: 1, impressions: 900 + n };
  });
  return {
    id,
    platform: "twitter",
    handle: id,
    role: "own",
    observedFrom: "2026-01-01",
    observedTo: DAY,
    postsKnown: { from: "2026-03-01", to: DAY },
    followers: [
      { date: "2026-02-01", count: 1_000 },
      { date: "2026-06-01", count: 1_100 },
    ],
    posts,
    comments: [{ date: "2026-06-20", positive: 2, neutral: 1, negative: 0, unknown: 1 }],
    ...changes,
  };
}

const MERGED = { profiles: "merged" } as const;
const merge = (...profiles: ProfileInput[]) => mergeProfiles({ asOf: DAY, profiles }, MERGED);

describe("profiles that are taken together", () => {
  it("of one platform each are the input of before, byte for byte", () => {
    const { id: _, handle: __, role: ___, ...platform } = makeProfile("a");
    const other = { ...platform, platform: "tiktok" as const, postsKnown: null };
    const before: FormulaInput = { asOf: DAY, platforms: [platform, other] };
    const profiles = [makeProfile("a"), { ...other, id: "b", handle: "b", role: "own" as const }];
    expect(JSON.stringify(merge(...profiles))).toBe(JSON.stringify(before));
    expect(readFrozenInput(JSON.stringify(before), MERGED)).toEqual(before);
    const backwards = Object.fromEntries(Object.entries(makeProfile("a")).reverse()) as ProfileInput;
    const { id: _id, handle: _handle, role: _role, ...turned } = backwards;
    expect(JSON.stringify(merge(backwards).platforms)).toBe(JSON.stringify([turned]));
  });

  it("come back whole from what is frozen, and figures at equal age change no score of this version", () => {
    const figuresAt = [{ age: 7, likes: 12 }];
    const plain = makeProfile("a");
    const aged = makeProfile("a", { posts: plain.posts.map((post) => ({ ...post, figuresAt })) });
    const frozen: AuditInput = { version: 2, asOf: DAY, profiles: [aged] };
    expect(JSON.parse(JSON.stringify(frozen))).toEqual(frozen);
    expect(readFrozenInput(JSON.stringify(frozen), MERGED)).toEqual(merge(plain));
    expect(formula("v1").score(merge(aged))).toEqual(formula("v1").score(merge(plain)));
  });

  it("leave out what is watched", () => {
    const watched = makeProfile("rival", { role: "watched", platform: "tiktok" });
    expect(merge(makeProfile("a"), watched, makeProfile("b", { role: "watched" }))).toEqual(
      merge(makeProfile("a")),
    );
  });

  it("have the posts of all, a joint post once, and the comments of all", () => {
    const joint = { id: "joint", date: "2026-06-10", likes: 9 };
    const numbered = { id: "1", date: "2026-06-11" };
    const [platform] = merge(
      makeProfile("a", { posts: [joint, numbered] }),
      makeProfile("b", { posts: [{ ...joint }, { id: "1", date: "2026-06-12" }] }),
    ).platforms;
    expect(platform?.posts).toEqual([joint, numbered, { id: "1", date: "2026-06-12" }]);
    expect(platform?.comments).toEqual([
      { date: "2026-06-20", positive: 4, neutral: 2, negative: 0, unknown: 2 },
    ]);
  });

  it("are silent only on days on which the posts of every one are known", () => {
    const a = makeProfile("a", { observedFrom: "2026-02-01" });
    const known = (postsKnown: ProfileInput["postsKnown"]) =>
      merge(a, makeProfile("b", { postsKnown, observedTo: "2026-07-02" })).platforms[0];
    expect(known({ from: "2026-05-01", to: "2026-06-20" })).toMatchObject({
      observedFrom: "2026-01-01",
      observedTo: "2026-07-02",
      postsKnown: { from: "2026-05-01", to: "2026-06-20" },
    });
    expect(known(null)?.postsKnown).toBeNull();
    expect(known({ from: "2025-01-01", to: "2025-02-01" })?.postsKnown).toBeNull();
  });
});

describe("profiles that are kept apart", () => {
  const apart = (...profiles: ProfileInput[]) =>
    mergeProfiles({ asOf: DAY, profiles }, { profiles: "apart" }).platforms;

  it("are one entry each, with the days that are known of them and their own comments", () => {
    const covered = [
      { from: "2025-11-01", to: "2025-12-01" },
      { from: "2026-03-01", to: DAY },
    ];
    const [a, b] = [makeProfile("a", { covered }), makeProfile("b", { postsKnown: null })];
    const both = apart(a, b, makeProfile("rival", { role: "watched" }));
    expect(both).toMatchObject([
      { platform: "twitter", profile: "a", covered, posts: a.posts, comments: a.comments },
      { platform: "twitter", profile: "b", covered: [], postsKnown: null, followers: b.followers },
    ]);
    expect(both.flatMap(Object.keys)).not.toContain("handle");
  });

  it("of an input that was frozen without spans have the one that it names", () => {
    expect(apart(makeProfile("a"))[0]?.covered).toEqual([{ from: "2026-03-01", to: DAY }]);
  });

  it("leave nothing of that with profiles that are taken together", () => {
    const told = makeProfile("a", { covered: [{ from: "2026-03-01", to: DAY }] });
    expect(merge(told)).toEqual(merge(makeProfile("a")));
    expect(Object.keys(merge(told, makeProfile("b")).platforms[0] ?? {})).not.toContain("covered");
  });
});

describe("the audience of several profiles", () => {
  const figures = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 300 }), count: fc.integer({ min: 0, max: 1e6 }) }),
    { selector: ({ day }) => day, maxLength: 12 },
  );
  const dated = (list: { day: number; count: number }[]) =>
    list.map(({ day, count }) => ({ date: addDays("2026-01-01", day), count }));

  it("carries each one's newest figure forward", () => {
    const first = dated([
      { day: 0, count: 100 },
      { day: 40, count: 110 },
    ]);
    const second = dated([
      { day: 30, count: 5_000 },
      { day: 50, count: 5_010 },
    ]);
    expect(sumFollowers([first, second, []])).toEqual(
      dated([
        { day: 30, count: 5_100 },
        { day: 40, count: 5_110 },
        { day: 50, count: 5_120 },
      ]),
    );
  });

  it("never grows because a profile was added: profiles that stay as they are stay the same together", () => {
    const constant = fc
      .tuple(figures, fc.integer({ min: 0, max: 1e6 }))
      .map(([list, count]) => dated(list.map(({ day }) => ({ day, count }))));
    fc.assert(
      fc.property(fc.array(constant, { maxLength: 4 }), (series) => {
        const sums = sumFollowers(series);
        expect(new Set(sums.map(({ count }) => count)).size).toBeLessThanOrEqual(1);
        expect(sums.length > 0).toBe(series.some((list) => list.length > 0));
      }),
    );
  });

  it("is that of the one profile that has figures, and the order of profiles does not matter", () => {
    fc.assert(
      fc.property(figures.map(dated), figures.map(dated), (a, b) => {
        const sorted = a.toSorted((one, other) => (one.date < other.date ? -1 : 1));
        expect(sumFollowers([[], a])).toEqual(sorted);
        expect(sumFollowers([a, b])).toEqual(sumFollowers([b, a]));
      }),
    );
  });
});
