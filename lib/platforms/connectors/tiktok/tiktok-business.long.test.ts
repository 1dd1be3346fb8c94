import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { refuseBusiness } from "#e2e/vendors/tiktok/business-answer.ts";
import type { TiktokStandIn } from "#e2e/vendors/tiktok/serve-tiktok.ts";
import { serveTiktokBusiness, TIKTOK_BUSINESS_CLIENT } from "#e2e/vendors/tiktok/serve-tiktok-business.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "../../disconnect-platform.ts";

const VIDEOS = "/business/video/list/";
const COMMENTS = "/business/comment/list/";
let vendor: TiktokStandIn;
let id: string;

beforeEach(async () => {
  vendor = await serveTiktokBusiness({ posts: 30, comments: 70 });
  process.env.TIKTOK_PRODUCT = "business";
  setUpPlatform("tiktok", { base: vendor.base, client: TIKTOK_BUSINESS_CLIENT });
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(() => vendor.close());
afterAll(() => {
  process.env.TIKTOK_PRODUCT = "display";
  setUpPlatform("tiktok", null);
});

const main = () => {
  const account = vendor.accounts.get("main");
  if (!account) throw new Error("no account");
  return account;
};
const asked = (path: string) => vendor.requests.filter((request) => request.path.endsWith(path)).length;
const of = () => ({ where: { workspaceId: id } });

it("connects an account and reads posts with saves and reach, comments, and followers by day", async () => {
  expect(await connect(id, "tiktok")).toEqual({ result: "connected" });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 30, comments: 70, missing: [] });
  const [newest] = await ownerDb().post.findMany({ ...of(), orderBy: { createdAt: "desc" }, take: 1 });
  expect(newest).toMatchObject({
    id: main().videos[0]?.id,
    media: "video",
    saves: 12n,
    views: 2_000n,
    reach: 1_700n,
    clicks: 2n,
    profileClicks: 6n,
  });
  const days = await ownerDb().accountDay.findMany({ ...of(), orderBy: { date: "desc" } });
  expect([days.length, days[0]?.followers]).toEqual([60, 31_400n]);
  expect(
    await ownerDb().comment.count({ where: { workspaceId: id, postId: main().videos[0]?.id ?? "" } }),
  ).toBe(3);
});

it("keeps what it read before a limit, leaves out the account's own, and a second sync doubles nothing", async () => {
  const long = main().videos[2];
  if (!long) throw new Error("no video");
  long.comments = 95;
  await connect(id, "tiktok");
  vendor.faults.add({ at: COMMENTS, after: 4, answer: refuseBusiness(40100, "Too many requests.") });
  expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Rate Limited", posts: 20 });
  await connect(id, "tiktok");
  const inWhole = { status: "completed", posts: 10 };
  expect(await runWaitingSync(id)).toMatchObject(inWhole);
  const comments = await ownerDb().comment.count(of());
  expect(comments).toBe(70 - 3 + 95 - 9);
  main().vanish(main().videos[5]?.id ?? "");
  await connect(id, "tiktok");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 0, comments: 0 });
  expect(await ownerDb().post.count(of())).toBe(30);
  expect(await ownerDb().post.count({ where: { workspaceId: id, id: { startsWith: "gone_" } } })).toBe(1);
});

it("says what is missing without permissions that are not needed", async () => {
  await connect(id, "tiktok", { without: ["comment.list", "video.insights", "user.insights"] });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 30, comments: 0 });
  expect(sync.missing.map((one) => one.split(":")[0])).toEqual([
    "Followers of earlier days",
    "Saves, reach and clicks",
    "Comments",
  ]);
  expect(asked(COMMENTS)).toBe(1);
});

it.each([
  ["a dead token", refuseBusiness(40105, "no"), "Reconnect Required"],
  ["an unknown refusal", refuseBusiness(40002, "no"), "Unexpected Answer"],
  ["an answer without a code", { body: { data: {} } }, "Unexpected Answer"],
  ["wrong types", { body: { code: 0, data: { videos: {}, has_more: "yes" } } }, "Unexpected Answer"],
])("%s under status 200 is no success", async (_name, answer, errorTitle) => {
  await connect(id, "tiktok");
  vendor.oauth.expire(true);
  for (const grant of vendor.oauth.grants) grant.accessUntil = Date.now() + 3_600_000;
  vendor.faults.add({ at: VIDEOS, times: 99, answer });
  expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle });
});

it("replaces both tokens when one has ended, and revokes at disconnect", async () => {
  await connect(id, "tiktok");
  vendor.oauth.expire();
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 30 });
  expect([asked("/refresh_token/"), vendor.oauth.reuses()]).toEqual([1, 0]);
  await disconnectPlatform(await operatorFor(id), { platform: "tiktok" }, new Date());
  expect(vendor.oauth.grants[0]?.isRevoked).toBe(true);
});
