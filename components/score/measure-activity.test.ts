import { expect, test } from "vitest";
import { compareCourses, courseOf, seenInWords } from "./measure-activity.ts";

const step = (date: string, posts: number | null) => ({ date, posts, views: null, engagements: posts });
const now = {
  steps: [step("2026-05-10", 4), step("2026-05-17", null), step("2026-05-24", 2)],
  followers: [
    { date: "2026-05-04", count: 1000 },
    { date: "2026-05-24", count: 1250 },
  ],
  seenPosts: 0,
};
const before = { steps: [step("2026-04-12", 4), step("2026-04-19", 0)], followers: [], seenPosts: 0 };
const partly = { steps: [step("2026-04-12", 4)], followers: [], seenPosts: 0 };

test("sums what is known; what is not is no figure of the course", () => {
  expect(courseOf(now, "posts")).toMatchObject({ total: 6, figures: [{ value: 4 }, { value: 2 }] });
  expect(courseOf(now, "views")).toMatchObject({ total: null, figures: [] });
  expect(courseOf(now, "followers").total).toBe(1250);
});

test("compares totals by percent and followers by what they gained", () => {
  expect(compareCourses(courseOf(now, "posts"), courseOf(before, "posts"))).toBe("+50\u2009% (before: 4)");
  expect(compareCourses(courseOf(before, "posts"), courseOf(now, "posts"))).toBe("−33\u2009% (before: 6)");
  expect(compareCourses(courseOf(now, "followers"), courseOf(now, "followers"))).toBe("+250 (before: +250)");
  expect(compareCourses(courseOf(now, "followers"), courseOf(before, "followers"))).toBe("+250");
});

test("days that are known only in part are no comparison", () => {
  expect(compareCourses(courseOf(now, "posts"), courseOf(partly, "posts"))).toBe("Only partly known before");
});

test("says nothing where one side is not known", () => {
  expect(compareCourses(courseOf(now, "views"), courseOf(before, "views"))).toBeNull();
  expect(compareCourses(courseOf(now, "posts"), null)).toBeNull();
  expect(compareCourses(courseOf(before, "followers"), null)).toBeNull();
});

test("says of how many posts views are known, where it is not all", () => {
  expect(seenInWords({ ...now, seenPosts: 2 })).toBe("Impressions or views are known for 2 of 6 posts.");
  expect([0, 6].map((seenPosts) => seenInWords({ ...now, seenPosts }))).toEqual([null, null]);
});
