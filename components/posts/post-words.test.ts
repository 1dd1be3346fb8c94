import { expect, it } from "vitest";
import { ageWords, countWords, ordinal, placeWords, rateWords, wholePercentile } from "./post-words.ts";

it("writes figures, and a dash for what is not known", () => {
  expect([countWords(12_400), countWords(0), countWords(null)]).toEqual(["12,400", "0", "–"]);
  expect([rateWords(3.44), rateWords(0), rateWords(250.4), rateWords(null)]).toEqual([
    "3.4\u2009%",
    "0.0\u2009%",
    "250\u2009%",
    "–",
  ]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 92].map(ordinal)).toEqual([
    ...["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "92nd"],
  ]);
  expect([0.2, 50.4, 99.9].map(wholePercentile)).toEqual([1, 50, 99]);
  expect([0, 3, 7, 90].map(ageWords)).toEqual(["first day", "on day 3", "from day 7 on", "from day 7 on"]);
});

it("says why a post has its place, or none", () => {
  const post = { place: null, age_days: 90, interactions: 4, created_at: "2026-05-01T09:00:00.000Z" };
  const placed = { ...post, place: { percentile: 91.2, among: 137 } };
  expect(placeWords(placed)).toContain("more interactions than 91\u2009% of your 137 posts");
  expect(placeWords({ ...placed, place: { percentile: 50, among: 1_000 } })).toContain(
    "your newest 1,000 posts",
  );
  expect(placeWords({ ...placed, age_days: 2 })).toContain("Its figures are from day 2.");
  expect(placeWords({ ...placed, age_days: 0 })).toContain("Its figures are from the first day.");
  expect(placeWords(post)).toContain("Fewer than 10 of your other posts");
  expect(placeWords({ ...post, interactions: null })).toContain("nothing to compare");
  expect(placeWords({ ...post, created_at: null, age_days: null })).toContain(
    "date of this post is not known",
  );
});
