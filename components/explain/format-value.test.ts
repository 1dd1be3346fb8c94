import { expect, it } from "vitest";
import { formatPlace, formatShare, formatValue } from "./format-value.ts";
import { splitInput, writePlatforms } from "./input-words.ts";

it.each([
  [0.01834, "interactions per impression", "1.83\u2009%"],
  [0.00035, "interactions per follower", "0.035\u2009%"],
  [0.02, "interactions per reach", "2\u2009%"],
  [0.9231, "share of weeks", "92.3\u2009%"],
  [-12.3, "% positive minus % negative", "−12.3\u2009%"],
  [34, "% positive minus % negative", "+34\u2009%"],
  [0, "% positive minus % negative", "0\u2009%"],
  [1.083, "ratio", "+8\u2009%"],
  [0.872, "ratio", "−13\u2009%"],
  [1, "ratio", "0\u2009%"],
  [12.3, "ratio", "12 times"],
  [0.5, "ratio per year", "−50\u2009% a year"],
  [1.4, "worth per interaction", "1.40×"],
  [3.46, "posts per week", "3.5 a week"],
  [6.54, "days with a post per week", "6.5 days a week"],
  [1, "days with a post per week", "1 day a week"],
  [1, "days", "1 day"],
  [0, "posts", "0"],
  [8.25, "interactions per post", "8.3"],
  [18_400, "followers", "18,400"],
  [1234.4, "impressions per post", "1,234"],
  [4.25, "views per post", "4.3"],
  [87_654.3, "reach per post", "87,654"],
  [2, "platforms", "2"],
  [0.1234, "furlongs", "0.123 furlongs"],
])("%d %s is written %s", (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

it("places are whole percentages, but near the ends", () => {
  expect([63.7, 50, 0.5, 99.46, 0].map(formatPlace)).toEqual(
    ["64", "50", "0.5", "99.5", "0"].map((text) => `${text}\u2009%`),
  );
});

it("shares are whole percentages, but below one", () => {
  expect([0.0375, 0.8636, 0.0042, 0].map(formatShare)).toEqual(
    ["4", "86", "0.4", "0"].map((text) => `${text}\u2009%`),
  );
});

it("the words of an input are split into what it is and how it was measured", () => {
  expect(splitInput("engagement rate by impressions: likes + comments + shares, median of 55 posts")).toEqual(
    {
      name: "Engagement rate by impressions",
      detail: "likes + comments + shares, median of 55 posts",
    },
  );
  expect(splitInput("depth of likes (by worth, per interaction), median of 9 posts")).toEqual({
    name: "Depth of likes (by worth, per interaction)",
    detail: "median of 9 posts",
  });
  expect(splitInput("posts per week")).toEqual({ name: "Posts per week", detail: "" });
  expect(splitInput("followers, compared by their logarithm")).toEqual({ name: "Followers", detail: "" });
  expect(splitInput("audience growth over 91 days, as a yearly factor").detail).toBe("");
});

it("platforms in a sentence are written as people write them", () => {
  expect(writePlatforms("12 posts on twitter and 3 posts on tiktok")).toBe(
    "12 posts on X (Twitter) and 3 posts on TikTok",
  );
});
