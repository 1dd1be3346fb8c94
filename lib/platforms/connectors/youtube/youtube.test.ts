import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

const COMMENTS = "https://www.googleapis.com/auth/youtube.force-ssl";
let vendor: YoutubeStandIn;

beforeEach(async () => {
  vendor = await serveYoutube({ posts: 120, comments: 240 });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
  await ownerPool().query("TRUNCATE vendor_budgets");
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("youtube", null));

it("connects a channel and reads its videos, figures, comments and subscribers", async () => {
  const { id } = await makeWorkspace();
  expect(await connect(id, "youtube")).toEqual({ result: "connected" });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({
    status: "completed",
    reason: "connect",
    posts: 120,
    comments: 240,
    errorTitle: null,
    missing: [],
    requests: vendor.requests.filter(({ headers }) => headers.authorization?.startsWith("Bearer")).length - 1,
  });
  const profile = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
  expect(profile).toMatchObject({
    handle: "harbourbakery",
    name: "Harbour Bakery",
    source: "oauth",
    status: "connected",
  });
  const where = { workspaceId: id };
  const [newest] = await ownerDb().post.findMany({ where, orderBy: { createdAt: "desc" }, take: 1 });
  expect(newest).toMatchObject({ id: "vid00000000", likes: null, views: 1_000n, shares: 0n, durationS: 72 });
  expect(newest?.url).toBe("https://www.youtube.com/watch?v=vid00000000");
  const days = await ownerDb().accountDay.findMany({ where, orderBy: { date: "desc" } });
  expect(days[0]?.followers).toBe(48_200n);
  expect(days.length).toBeGreaterThan(390);
  const connection = await ownerDb().connection.findFirstOrThrow({ where });
  expect([connection.pictureKind, connection.picture?.length]).toEqual(["png", 70]);
  expect(await ownerDb().scorePoint.count({ where })).toBeGreaterThan(0);
});

it("a second sync finds nothing new, and what vanished is forgotten but counted", async () => {
  const { id } = await makeWorkspace();
  await connect(id, "youtube");
  await runWaitingSync(id);
  vendor.channels.get("main")?.vanish("vid00000007");
  await connect(id, "youtube");
  const again = await runWaitingSync(id);
  expect(again).toMatchObject({ status: "completed", posts: 0, comments: 0 });
  const where = { workspaceId: id };
  expect(await ownerDb().profile.count({ where })).toBe(1);
  expect(await ownerDb().post.count({ where })).toBe(120);
  const gone = await ownerDb().post.findMany({ where: { ...where, id: { startsWith: "gone_" } } });
  expect(gone).toMatchObject([{ title: null, text: null, url: null, views: 1_007n }]);
  expect(await ownerDb().comment.count({ where: { ...where, postId: "vid00000007" } })).toBe(0);
});

it("says what is missing without a permission that is not needed", async () => {
  const { id } = await makeWorkspace();
  expect(await connect(id, "youtube", { without: [COMMENTS] })).toEqual({ result: "connected" });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 120, comments: 0 });
  expect(sync.missing).toEqual([expect.stringContaining("Comments: the permission")]);
});

it("an imported profile with the handle becomes the connected one", async () => {
  const { id } = await makeWorkspace();
  await importText(id, "youtube", "date,followers\n2026-01-01,500\n", "a.csv", "@HarbourBakery");
  await connect(id, "youtube");
  const profiles = await ownerDb().profile.findMany({ where: { workspaceId: id } });
  expect(profiles).toMatchObject([{ source: "oauth", handle: "harbourbakery" }]);
});
