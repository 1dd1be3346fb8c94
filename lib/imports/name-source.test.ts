import { describe, expect, it } from "vitest";
import { nameFromAddress, nameFromFile } from "./name-source.ts";
import { previewFile } from "./preview-file.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const now = new Date("2026-10-01");
const preview = (text: string, fileName: string) => previewFile(chunksOf(text), { fileName, now });

describe("whose a file is", () => {
  it.each([
    ["https://twitter.com/teahouse/status/1", "twitter", "teahouse"],
    ["https://x.com/i/web/status/1", "twitter", null],
    ["https://www.tiktok.com/@tea.house/video/7", "tiktok", "tea.house"],
    ["https://www.instagram.com/p/Cabc/", "instagram", null],
    ["https://www.instagram.com/tea.house/reel/Cabc/", "instagram", "tea.house"],
    ["https://youtu.be/abcdefghijk", "youtube", null],
    ["https://de.pinterest.com/pin/123/", "pinterest", null],
    ["https://notx.com/teahouse/status/1", null, null],
    ["https://example.com/?u=x.com/teahouse/status/1", null, null],
  ])("by the address of a post: %s", (url, platform, handle) => {
    expect(nameFromAddress(url)).toEqual({ platform, handle });
  });

  it.each([
    ["tweet_activity_metrics_tea_house_20260801_20260901_en.csv", "twitter", "tea_house"],
    ["twitter_metrics_monthly_TeaHouse.csv", "twitter", null],
    ["teahouse - Table data.csv", null, "teahouse"],
    ["tea-house_content_1764000000000.csv", null, "tea-house"],
    ["Table data.csv", null, null],
    ["TikTok Content.csv", "tiktok", null],
    ["account_analytics_content_2026-08-01_2026-10-31.csv", null, null],
    ["tea.house - Content.csv", null, "tea.house"],
    ["instagram and tiktok.csv", null, null],
    ["posts_2026-08-01_2026-10-31.csv", null, null],
  ])("by the name of the file: %s", (name, platform, handle) => {
    expect(nameFromFile(name)).toEqual({ platform, handle });
  });

  it("is told by what the file holds before its name, with its posts and days", async () => {
    const x = "Post id,Date,Post text,Post Link,Impressions\n";
    const rows = [1, 2, 3].map(
      (day) => `${day},2026-09-0${day},tea,https://x.com/teahouse/status/${day},4\n`,
    );
    expect(await preview(x + rows.join(""), "tiktok other - content.csv")).toMatchObject({
      format: "x_content_export",
      source: { platform: "twitter", handle: "teahouse", isGuess: false },
      holding: { posts: 3, comments: 0, accountDays: 0, from: "2026-09-01", to: "2026-09-03", isWhole: true },
    });
  });

  it("is told by the column of accounts of Meta's files", async () => {
    const header = "Post ID,Account username,Publish time,Permalink,Post type,Likes\n";
    const row = "1,tea.house,09/15/2026 18:00,https://www.instagram.com/reel/DAbc/,IG reel,4\n";
    const { source } = await preview(header + row, "export.csv");
    expect(source).toEqual({ platform: "instagram", handle: "tea.house", isGuess: false });
  });

  it("stays open for a plain form, and is guessed by the name of the file", async () => {
    const days = "date,followers\n2026-09-01,10\n2026-09-02,11\n";
    expect((await preview(days, "followers.csv")).source).toEqual({
      platform: null,
      handle: null,
      isGuess: true,
    });
    const named = await preview(days, "pinterest followers.csv");
    expect(named.source).toEqual({ platform: "pinterest", handle: null, isGuess: true });
    expect(named.holding).toMatchObject({ accountDays: 2, from: "2026-09-01", to: "2026-09-02" });
  });

  it("is nobody's where the posts are of several", async () => {
    const posts = "id,url\n1,https://x.com/a/status/1\n2,https://x.com/b/status/2\n";
    expect((await preview(posts, "p.csv")).source).toMatchObject({ platform: "twitter", handle: null });
  });

  it("states the period of the name and that only the beginning was read", async () => {
    const long = `id,created_at,text\n${Array.from({ length: 4_000 }, (_, at) => `p${at},2026-08-05,${"tea ".repeat(20)}\n`).join("")}`;
    const { holding } = await preview(long, "posts_2026-08-01_2026-08-31.csv");
    expect(holding).toMatchObject({ from: "2026-08-01", to: "2026-08-31", isWhole: false });
    expect(holding.posts).toBeGreaterThan(1_000);
  });
});
