import { expect, it } from "vitest";
import { standingWords } from "./best-posts-card.tsx";
import { readRivalView, rivalsHref } from "./rival-address.ts";
import { spreadLabels } from "./spread-labels.ts";

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

it("a post is told beside what is usual", () => {
  const usual = { interactions: 200, among: 50 };
  expect(standingWords({ interactions: 420, ageDays: 3, usual })).toBe(
    "420 interactions by day 3, 2.1 times the usual 200 (the middle of 50 posts).",
  );
  expect(standingWords({ interactions: 100, ageDays: 9, usual })).toMatch(
    /^100 interactions in the end, 50\u2009% of the usual/,
  );
  expect(standingWords({ interactions: 1, ageDays: 0, usual: null })).toMatch(/is not known\.$/);
});
