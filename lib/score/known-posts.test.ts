import { describe, expect, it } from "vitest";
import { findKnownPosts, type PostPeriod } from "./known-posts.ts";

const rows = (from: string, to: string): PostPeriod => ({ from, to, isStated: false });
const stated = (from: string, to: string): PostPeriod => ({ from, to, isStated: true });
const DAY = "2026-11-20";

describe("days of which the posts are known", () => {
  it("are none without posts and without a file that states its days", () => {
    expect(findKnownPosts([], null, DAY)).toBeNull();
  });

  it("are those from the first to the last post of a file", () => {
    const posts = { from: "2026-01-03", to: "2026-06-29" };
    expect(findKnownPosts([rows("2026-01-03", "2026-06-29")], posts, DAY)).toEqual(posts);
    expect(findKnownPosts([], posts, DAY)).toEqual(posts);
  });

  it("reach beyond the last post where a file states its days, also without a post", () => {
    const posts = { from: "2026-01-03", to: "2026-06-29" };
    const periods = [rows("2026-01-03", "2026-06-29"), stated("2026-06-01", "2026-11-15")];
    expect(findKnownPosts(periods, posts, DAY)).toEqual({ from: "2026-01-03", to: "2026-11-15" });
    expect(findKnownPosts([stated("2026-10-01", "2026-10-31")], null, DAY)).toEqual({
      from: "2026-10-01",
      to: "2026-10-31",
    });
  });

  it("go on over a pause between two files, and begin anew after a file that is missing", () => {
    const posts = { from: "2026-01-02", to: "2026-05-30" };
    const joined = (next: PostPeriod) => findKnownPosts([rows("2026-01-02", "2026-03-31"), next], posts, DAY);
    expect(joined(rows("2026-05-06", "2026-05-30"))?.from).toBe("2026-01-02");
    expect(joined(rows("2026-05-07", "2026-05-30"))?.from).toBe("2026-05-07");
    expect(joined(stated("2026-04-08", "2026-05-31"))?.from).toBe("2026-01-02");
    expect(joined(stated("2026-05-01", "2026-05-31"))).toEqual({ from: "2026-05-01", to: "2026-05-31" });
    const months = [stated("2026-01-01", "2026-01-31"), stated("2026-03-01", "2026-03-31")];
    expect(findKnownPosts(months, posts, DAY)?.from).toBe("2026-03-01");
  });

  it("do not shrink when a shorter file follows a longer one", () => {
    const periods = [rows("2026-01-02", "2026-09-30"), rows("2026-03-01", "2026-03-20")];
    const posts = { from: "2026-01-02", to: "2026-09-30" };
    expect(findKnownPosts(periods, posts, DAY)).toEqual(posts);
  });

  it("on an earlier day come from what is dated up to it", () => {
    const periods = [rows("2026-01-02", "2026-03-31"), stated("2026-03-01", "2026-04-30")];
    const on = (day: string, last: string) => findKnownPosts(periods, { from: "2026-01-02", to: last }, day);
    // Without a statement the newest post up to the day is the end, whatever the file holds later.
    expect(on("2026-02-20", "2026-02-11")).toEqual({ from: "2026-01-02", to: "2026-02-11" });
    expect(on("2026-03-10", "2026-02-11")).toEqual({ from: "2026-03-01", to: "2026-03-10" });
    expect(on("2026-05-20", "2026-03-31")).toEqual({ from: "2026-01-02", to: "2026-04-30" });
    expect(findKnownPosts(periods, null, "2026-01-01")).toBeNull();
  });
});
