import { expect, it } from "vitest";
import type { RivalLine, RivalRow } from "#lib/rivals/schemas.ts";
import { standingWords } from "./best-posts-card.tsx";
import { drawCourse, scaleFromZero, tickWeeks } from "./draw-course.ts";
import { readRivalView, rivalsHref } from "./rival-address.ts";
import { spreadLabels } from "./spread-labels.ts";
import { verdictWords } from "./verdict-words.ts";

it("the address keeps every choice, and takes nothing else", () => {
  expect(readRivalView({ days: "9", platform: "myspace", order: "x", figure: "y", with: "' OR 1" })).toEqual({
    days: 28,
    platform: undefined,
    with: [],
    order: "share",
    figure: "share",
  });
  const view = {
    days: 91,
    platform: "tiktok",
    with: ["prf_a", "prf_b"],
    order: "rate",
    figure: "posts",
  } as const;
  const address = new URL(rivalsHref("/w/x/rivals", view), "https://x.example");
  const { searchParams } = address;
  expect(readRivalView({ ...Object.fromEntries(searchParams), with: searchParams.getAll("with") })).toEqual(
    view,
  );
  expect(rivalsHref("/w/x/rivals", readRivalView({}))).toBe("/w/x/rivals");
});

it("labels keep their gap, stay in the box and in their order", () => {
  expect(spreadLabels([10, 100], 14, 200)).toEqual([10, 100]);
  expect(spreadLabels([100, 98, 99], 14, 200)).toEqual([126, 98, 112]);
  expect(spreadLabels([200, 199], 14, 200)).toEqual([200, 186]);
  expect(spreadLabels([5, 5, 5], 200, 100)).toEqual([0, 50, 100].map((at) => at));
});

it("a scale from 0 holds the highest value and goes up by even steps", () => {
  expect(scaleFromZero(0)).toEqual({ top: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] });
  expect(scaleFromZero(0.567)).toEqual({ top: 0.8, ticks: [0, 0.2, 0.4, 0.6000000000000001, 0.8] });
  expect(scaleFromZero(1)).toEqual({ top: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] });
  expect(scaleFromZero(10)).toEqual({ top: 10, ticks: [0, 2, 4, 6, 8, 10] });
  expect(scaleFromZero(4.2)).toEqual({ top: 5, ticks: [0, 1, 2, 3, 4, 5] });
  expect(scaleFromZero(6_001)).toEqual({ top: 8_000, ticks: [0, 2_000, 4_000, 6_000, 8_000] });
});

it("a line breaks where weeks are not known, and is bridged where that is asked for", () => {
  const values = [null, 10, 5, null, 0];
  expect(drawCourse(values, 10, false)).toBe("M1 0h0L2 123M4 246h0");
  expect(drawCourse(values, 10, true)).toBe("M1 0h0L2 123L4 246");
  expect(drawCourse([null], 10, false)).toBe("");
});

it("weeks are written from the first to the last", () => {
  expect(tickWeeks(1)).toEqual([0]);
  expect(tickWeeks(4)).toEqual([0, 1, 2, 3]);
  expect(tickWeeks(13)).toEqual([0, 3, 6, 9, 12]);
  expect(tickWeeks(52)).toEqual([0, 13, 26, 38, 51]);
});

it("a post is told beside what is usual", () => {
  const usual = { interactions: 200, among: 50 };
  expect(standingWords({ interactions: 420, ageDays: 3, usual })).toBe(
    "420 interactions by day 3, 2.1 times the typical post",
  );
  expect(standingWords({ interactions: 100, ageDays: 9, usual })).toBe(
    "100 interactions, 50\u2009% of the typical post",
  );
  expect(standingWords({ interactions: 1, ageDays: 0, usual: null })).toBe("1 interaction by day 0");
});

it("the page says what it comes to, and nothing where shares are not known", () => {
  const row = (role: "own" | "watched", shareOfInteractions: number | null): RivalRow => ({
    ...{ profileId: role, platform: "youtube", handle: role, role, knownDays: 28, knownUntil: null },
    ...{ followers: null, growth: null, posts: 4, postsPerWeek: 1, interactionsPerPost: null, rate: null },
    ...{ shareOfInteractions, shareOfPosts: null },
  });
  const line = (handle: string | null, share: (number | null)[]): RivalLine => ({
    ...{ profileId: handle, platform: null, handle },
    values: { share, interactions: [], posts: [], followers: [] },
  });
  const rows = [row("own", 0.567), row("watched", 0.366)];
  const lines = [line(null, [0.7, 0.5, 0.5, 0.54]), line("loch", [0.25, 0.3, 0.4, 0.41])];
  expect(verdictWords({ rows, together: null, lines }, 28)).toEqual([
    "You got 57\u2009% of all interactions in these 4 weeks.",
    "@loch is gaining: 25\u2009% to 41\u2009%.",
  ]);
  const level = [line(null, [0.6, 0.5, 0.5, 0.64]), line("young", [null, 0.1, 0.1, 0.9])];
  expect(verdictWords({ rows, together: null, lines: level }, 28)).toHaveLength(1);
  expect(verdictWords({ rows, together: null, lines: [line(null, [0.2, 0.3, 0.4, 0.5])] }, 28)[1]).toMatch(
    /^You are gaining/,
  );
  expect(verdictWords({ rows: [row("own", null)], together: null, lines }, 28)).toEqual([]);
  expect(verdictWords({ rows: [row("watched", 0.4)], together: null, lines }, 28)).toEqual([]);
});
