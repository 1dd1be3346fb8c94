import { describe, expect, it } from "vitest";
import { addHoldings, tellDays, tellHolding } from "./tell-holding.ts";

const none = { posts: 0, comments: 0, account_days: 0, from: null, to: null, is_whole: true };

describe("what a file holds, in words", () => {
  it.each([
    [{ posts: 23, from: "2019-12-01", to: "2019-12-31" }, "23 posts, 1–31 Dec 2019"],
    [{ posts: 1, from: "2019-12-05", to: "2019-12-05" }, "1 post, 5 Dec 2019"],
    [{ account_days: 2, from: "2019-11-28", to: "2019-12-03" }, "followers on 2 days, 28 Nov – 3 Dec 2019"],
    [{ posts: 4_000, is_whole: false }, "over 4,000 posts"],
    [{ posts: 2, comments: 1 }, "2 posts and 1 comment"],
    [{}, "Contains nothing that can be kept"],
  ])("%j", (part, words) => {
    expect(tellHolding({ ...none, ...part })).toBe(words);
  });

  it("adds files up", () => {
    const sum = addHoldings([
      { ...none, posts: 2, from: "2018-12-05", to: "2018-12-31" },
      { ...none, posts: 3, from: "2018-12-01", to: "2019-01-02", is_whole: false },
    ]);
    expect(sum).toEqual({ ...none, posts: 5, from: "2018-12-01", to: "2019-01-02", is_whole: false });
    expect(tellDays(sum)).toBe("1 Dec 2018 – 2 Jan 2019");
  });
});
