import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scoreExports } from "#bench/quality/export-accounts.ts";
import { makePosts } from "./workspaces.ts";

it("accounts of export files are read as the product imports them: one for each platform and account", async () => {
  const dir = mkdtempSync(join(tmpdir(), "exports-"));
  const put = (platform: string, name: string, text: string) => {
    mkdirSync(join(dir, platform), { recursive: true });
    writeFileSync(join(dir, platform, name), text);
  };
  put("twitter", "tweet_activity_metrics_tern_20260501_20260601_en.csv", makePosts(31, "2026-05-31"));
  put("twitter", "tweet_activity_metrics_tern_20260601_20260701_en.csv", makePosts(40, "2026-06-30"));
  put("twitter", "tweet_activity_metrics_lark_20260601_20260701_en.csv", makePosts(8, "2026-06-30"));
  put("youtube", "wren - Posts.csv", makePosts(12, "2026-06-30"));
  const scored = await scoreExports(dir);
  const told = scored.map(({ account, input }) => [
    account.platform,
    account.author,
    account.posts.length,
    input.asOf,
  ]);
  expect(told.toSorted()).toEqual([
    ["twitter", "lark", 8, "2026-07-07"],
    ["twitter", "tern", 40, "2026-07-07"],
    ["youtube", "wren", 12, "2026-07-07"],
  ]);
  for (const { result } of scored) expect(result.confidence.presence.level).not.toBe("none");
});
