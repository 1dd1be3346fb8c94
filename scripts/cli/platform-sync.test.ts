import { afterAll, beforeAll, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { connect, setUpPlatform } from "../testing/connect.ts";
import { runHere } from "../testing/run-here.ts";
import { makeWorkspace } from "../testing/workspaces.ts";

let vendor: YoutubeStandIn;

beforeAll(async () => {
  vendor = await serveYoutube({ posts: 12, comments: 20 });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
});
afterAll(async () => {
  setUpPlatform("youtube", null);
  await vendor.close();
});

it("platform sync reads connected profiles and answers for each; list and disconnect know them", async () => {
  const { id } = await makeWorkspace();
  const cli = async (...words: string[]) => {
    const { code, stdout, stderr } = await runHere("platform", ...words, "--workspace", id, "--json");
    return {
      code,
      stderr,
      lines: stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    };
  };
  expect((await cli("sync")).stderr).toContain("Not Found");
  await connect(id, "youtube");
  const synced = await cli("sync", "--platform", "youtube");
  expect(synced.lines).toEqual([
    {
      platform: "youtube",
      handle: "harbourbakery",
      posts: 12,
      updated: 0,
      comments: 20,
      account_days: expect.any(Number),
      requests: expect.any(Number),
      status: "connected",
      error: null,
    },
  ]);
  const [{ platforms }] = (await cli("list")).lines;
  expect(platforms).toMatchObject([
    { platform: "youtube", handle: "harbourbakery", source: "oauth", status: "connected", followers: 48_200 },
  ]);
  for (const grant of vendor.oauth.grants) grant.isRevoked = true;
  const [dead] = (await cli("sync")).lines;
  expect(dead).toMatchObject({
    posts: 0,
    status: "reconnect_required",
    error: { title: "Reconnect Required" },
  });
  expect((await cli("disconnect", "--platform", "youtube")).lines).toEqual([
    { platform: "youtube", disconnected: true },
  ]);
});
