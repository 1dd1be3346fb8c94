import { expect, it } from "vitest";
import type { PlatformFacts } from "#lib/platforms/schemas.ts";
import { findSilence, healthOf } from "./platform-health.ts";

const FACTS: PlatformFacts = {
  platform: "twitter",
  connection: { status: "connected", lastSync: null },
  handle: "larkspur",
  otherHandles: [],
  audience: 900,
  posts: 20,
  lastDay: "2026-11-19",
  postsUntil: "2026-11-19",
  missing: null,
  isStale: false,
};

it.each<[string, Partial<PlatformFacts>, string, RegExp]>([
  ["all figures reach one day", {}, "Up to date", /^Data up to .*19 Nov.*\.$/],
  ["the last post is of yesterday", { postsUntil: "2026-11-18" }, "Up to date", /^Data up to 18 Nov 2026\.$/],
  [
    "posts reach less far",
    { postsUntil: "2026-11-10" },
    "Up to date",
    /^Posts known until .*10 Nov.* Other data up to .*19 Nov/,
  ],
  [
    "posts are long behind",
    { postsUntil: "2026-06-30", isStale: true },
    "Out of date",
    /^Posts known until .*30 Jun.* Add newer files with posts\.$/,
  ],
  [
    "everything is old",
    { lastDay: "2026-06-30", postsUntil: "2026-06-30", isStale: true },
    "Out of date",
    /^No data after .*30 Jun.* Add newer files\.$/,
  ],
  [
    "a file is missing",
    { missing: { from: "2026-09-01", to: "2026-09-30" } },
    "File missing",
    /^No file with posts covers .*1 Sept?.* to .*30 Sept?.* Data up to/,
  ],
  ["no post has a date", { postsUntil: null }, "No dated posts", /How often you post is not known/],
  [
    "nothing has one",
    { lastDay: null, postsUntil: null },
    "No dated figures",
    /None of its figures can count yet/,
  ],
])("a platform is told honestly where %s", (_, facts, word, detail) => {
  expect(healthOf({ ...FACTS, ...facts })).toMatchObject({ word, detail: expect.stringMatching(detail) });
});

it("lets a person say that nothing was posted since, up to yesterday, of one account that is out of date", () => {
  const stale = { ...FACTS, postsUntil: "2026-09-30", isStale: true };
  expect(findSilence(stale, "2026-11-20")).toEqual({
    account: { platform: "twitter", handle: "larkspur" },
    known: "2026-09-30",
    silent: { from: "2026-10-01", to: "2026-11-19" },
  });
  expect(findSilence(FACTS, "2026-11-20")).toBeNull();
  expect(findSilence({ ...stale, otherHandles: ["two"] }, "2026-11-20")).toBeNull();
});
