import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serveTiktok, TIKTOK_CLIENT, type TiktokStandIn } from "#e2e/vendors/tiktok/serve-tiktok.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "../../disconnect-platform.ts";

const LIST = "/v2/video/list/";
let vendor: TiktokStandIn;
let id: string;

beforeEach(async () => {
  vendor = await serveTiktok({ posts: 95 });
  setUpPlatform("tiktok", { base: vendor.base, client: TIKTOK_CLIENT });
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("tiktok", null));

const main = () => {
  const account = vendor.accounts.get("main");
  if (!account) throw new Error("no account");
  return account;
};
const asked = (path: string) => vendor.requests.filter((request) => request.path === path).length;
const postsNow = () => ownerDb().post.count({ where: { workspaceId: id } });
const profileNow = () => ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });

describe("tiktok, by the Display API", () => {
  it("connects an account and reads its videos with their figures, and its followers of today", async () => {
    expect(await connect(id, "tiktok")).toEqual({ result: "connected" });
    const sync = await runWaitingSync(id);
    expect(sync).toMatchObject({ status: "completed", posts: 95, comments: 0, errorTitle: null });
    expect(sync.missing).toEqual([
      expect.stringContaining("Comments: "),
      expect.stringContaining("Followers of earlier days"),
    ]);
    expect(await profileNow()).toMatchObject({ handle: "harbourteahouse", name: "Harbour Tea House" });
    const where = { workspaceId: id };
    const posts = await ownerDb().post.findMany({ where, orderBy: { createdAt: "desc" } });
    const [video] = main().videos;
    expect(posts[0]).toMatchObject({
      id: video?.id,
      url: `https://www.tiktok.com/@harbourteahouse/video/${video?.id}`,
      media: "video",
      durationS: 21,
      likes: 90n,
      comments: 3n,
      shares: 0n,
      views: 2_000n,
      saves: null,
    });
    expect(posts[0]?.createdAt?.getTime()).toBe(video?.at);
    expect(posts[9]).toMatchObject({ media: "image", durationS: null });
    expect(await ownerDb().accountDay.findMany({ where })).toMatchObject([{ followers: 31_400n }]);
  });

  it("a second sync doubles nothing; what vanished is asked for by its id, forgotten, and counted", async () => {
    await connect(id, "tiktok");
    await runWaitingSync(id);
    const gone = main().videos[30]?.id ?? "";
    main().vanish(gone);
    main().addVideo(Date.now() - 60_000);
    await connect(id, "tiktok");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 1 });
    expect(await postsNow()).toBe(96);
    expect(await ownerDb().post.count({ where: { workspaceId: id, id: gone } })).toBe(0);
    expect(asked("/v2/video/query/")).toBe(1);
  });

  it("goes on with the posts of a file instead of doubling them", async () => {
    const [video] = main().videos;
    const file = `Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views\nTea,https://www.tiktok.com/@harbourteahouse/video/${video?.id},${new Date(video?.at ?? 0).toISOString().slice(0, 10)},1,1,1,1\n`;
    await importText(id, "tiktok", file, "Content.csv", "harbourteahouse");
    await connect(id, "tiktok");
    expect(await runWaitingSync(id)).toMatchObject({ posts: 94 });
    expect(await postsNow()).toBe(95);
    expect(await ownerDb().profile.count({ where: { workspaceId: id } })).toBe(1);
  });

  it("reads an account without videos, and one whose figures may not be read", async () => {
    for (const { id: one } of [...main().videos]) main().vanish(one);
    await connect(id, "tiktok", { without: ["user.info.stats"] });
    const sync = await runWaitingSync(id);
    expect(sync).toMatchObject({ status: "completed", posts: 0 });
    expect(sync.missing[0]).toContain("Followers: the permission");
    expect(await ownerDb().accountDay.count({ where: { workspaceId: id } })).toBe(0);
  });

  it("tells what a person decided", async () => {
    expect(await connect(id, "tiktok", { deny: true })).toEqual({ result: "denied" });
    expect(await connect(id, "tiktok", { without: ["video.list"] })).toEqual({ result: "permission" });
  });

  it("replaces both tokens when one has ended, and revokes the live one at disconnect", async () => {
    await connect(id, "tiktok");
    vendor.oauth.expire();
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 95 });
    expect(asked("/v2/oauth/token/")).toBe(2);
    expect(vendor.oauth.reuses()).toBe(0);
    await disconnectPlatform(await operatorFor(id), { platform: "tiktok" }, new Date());
    expect(vendor.oauth.grants[0]?.isRevoked).toBe(true);
  });
});

it("renews a token that has ended to revoke it, and takes a refusal of a code under status 200 for one", async () => {
  await connect(id, "tiktok");
  vendor.oauth.expire();
  await ownerDb().sync.deleteMany({ where: { workspaceId: id } });
  vi.useFakeTimers({ now: Date.now() + 3 * 3_600_000, toFake: ["Date"] });
  await disconnectPlatform(await operatorFor(id), { platform: "tiktok" }, new Date());
  vi.useRealTimers();
  expect(vendor.oauth.grants[0]?.isRevoked).toBe(true);
  const body = { error: "invalid_grant", error_description: "no", log_id: "1" };
  vendor.faults.add({ at: "/v2/oauth/token/", answer: { body } });
  expect(await connect(id, "tiktok")).toEqual({ result: "code" });
  vendor.faults.add({ at: "/v2/oauth/token/", answer: { body: { ...body, error: "invalid_client" } } });
  expect(await connect(id, "tiktok")).toEqual({ result: "refused" });
});

describe("what goes wrong at tiktok", () => {
  const error = (status: number, code: string) => ({
    status,
    body: { data: {}, error: { code, message: "no", log_id: "1" } },
  });

  it.each([
    ["a limit", error(429, "rate_limit_exceeded"), "Rate Limited", "connected"],
    ["a missing permission", error(401, "scope_not_authorized"), "Permission Missing", "reconnect_required"],
    ["a refusal of what is asked", error(400, "invalid_params"), "Unexpected Answer", "error"],
    [
      "an error in a good status",
      error(200, "scope_not_authorized"),
      "Permission Missing",
      "reconnect_required",
    ],
    ["wrong types", { body: { data: { videos: "many", has_more: 1 } } }, "Unexpected Answer", "error"],
    ["an empty object", { body: {} }, "Unexpected Answer", "error"],
  ])("%s ends a sync and keeps what was read", async (_name, answer, errorTitle, status) => {
    await connect(id, "tiktok");
    vendor.faults.add({ at: LIST, after: 2, times: 99, answer });
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle });
    expect(await profileNow()).toMatchObject({ status });
    expect(await postsNow()).toBeGreaterThanOrEqual(40);
    vendor.faults.clear();
    await connect(id, "tiktok");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
    expect(await postsNow()).toBe(95);
  });

  it.each(["cut", "page", "close"] as const)("goes on after an answer that was %s", async (ending) => {
    await connect(id, "tiktok");
    vendor.faults.add({ at: LIST, after: 1, ending });
    vendor.faults.add({ at: LIST, after: 1, answer: error(500, "internal_error") });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 95 });
  });

  it("ends at a page that repeats, and takes no vanished video from an answer without a list", async () => {
    await connect(id, "tiktok");
    await runWaitingSync(id);
    main().vanish(main().videos[3]?.id ?? "");
    await connect(id, "tiktok");
    vendor.faults.add({ at: "/v2/video/query/", answer: { body: { data: {}, error: { code: "ok" } } } });
    await runWaitingSync(id);
    expect(await ownerDb().post.count({ where: { workspaceId: id, id: { startsWith: "gone_" } } })).toBe(0);
    await connect(id, "tiktok");
    const videos = [{ id: "7000000000000000001", create_time: Math.floor(Date.now() / 1_000) }];
    const page = { data: { videos, cursor: 1, has_more: true }, error: { code: "ok" } };
    vendor.faults.add({ at: LIST, times: 99, answer: { body: page } });
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Unexpected Answer" });
  });
});
