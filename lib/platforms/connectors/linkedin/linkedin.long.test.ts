import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { makeCompany } from "#e2e/vendors/linkedin/company.ts";
import { refuse } from "#e2e/vendors/linkedin/refuse.ts";
import {
  LINKEDIN_CLIENT,
  type LinkedinStandIn,
  serveLinkedin,
} from "#e2e/vendors/linkedin/serve-linkedin.ts";
import { rereadEnv } from "#lib/env.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

let vendor: LinkedinStandIn;
let id: string;

async function start(options: Parameters<typeof serveLinkedin>[0] = {}): Promise<void> {
  await vendor?.close();
  vendor = await serveLinkedin({ posts: 130, comments: 45, ...options });
  setUpPlatform("linkedin", { base: vendor.base, client: LINKEDIN_CLIENT });
}

beforeEach(async () => {
  await start();
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("linkedin", null));

const posts = () => ownerDb().post.findMany({ where: { workspaceId: id }, orderBy: { createdAt: "desc" } });

it("connects a page and reads posts, figures, comments and followers by day", async () => {
  expect(await connect(id, "linkedin")).toEqual({ result: "connected" });
  const sync = await runWaitingSync(id);
  expect([sync.errorDetail, sync.missing]).toEqual([null, []]);
  expect(sync).toMatchObject({ status: "completed", posts: 130, comments: 45 });
  const found = await posts();
  const [newest] = vendor.company.posts;
  expect(found[0]).toMatchObject({
    id: newest?.urn,
    text: "Fresh flour (stone-ground) for @Fern Joinery #flour",
    url: `https://www.linkedin.com/feed/update/${newest?.urn}/`,
    media: "text",
  });
  expect(found[0]?.createdAt?.getTime()).toBe(newest?.at);
  expect(Number(found[0]?.impressions)).toBeGreaterThanOrEqual(1_300);
  expect(Number(found[0]?.reach)).toBe(Number(found[0]?.impressions) - 400);
  expect(new Set(found.map(({ media }) => media))).toEqual(
    new Set(["text", "image", "carousel", "video", "article", "poll"]),
  );
  const days = await ownerDb().accountDay.findMany({ where: { workspaceId: id }, orderBy: { date: "asc" } });
  expect(days.length).toBeGreaterThan(300);
  expect(days.at(-1)).toMatchObject({ followers: 5_230n });
  expect(Number(days.at(-10)?.followers)).toBeLessThan(5_230);
  const profile = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
  expect(profile).toMatchObject({ handle: "quarrymill", name: "Quarry Mill" });
  const own = await ownerDb().comment.count({ where: { workspaceId: id, text: "Thank you!" } });
  expect(own).toBe(0);
});

it("a second sync doubles nothing, reads what is new, and forgets what vanished", async () => {
  await connect(id, "linkedin");
  await runWaitingSync(id);
  const [, , vanished] = await posts();
  vendor.company.vanish(vanished?.id ?? "");
  vendor.company.addPost(Date.now() - 60_000);
  await connect(id, "linkedin");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 1 });
  const now = await posts();
  expect(now).toHaveLength(131);
  expect(now.filter((post) => post.id.startsWith("gone_"))).toMatchObject([{ text: null, url: null }]);
  expect(await ownerDb().comment.count({ where: { workspaceId: id } })).toBeGreaterThanOrEqual(44);
});

it("posts that a file brought, named by their line in the feed, are the same posts", async () => {
  const some = vendor.company.posts.slice(0, 40).filter(({ isDraft }) => !isDraft);
  const day = (at: number) =>
    new Date(at)
      .toISOString()
      .slice(0, 10)
      .replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1");
  const lines = some.map(
    ({ activity, at }) => `Fresh flour,https://www.linkedin.com/feed/update/${activity},${day(at)},10`,
  );
  const text = ["Post title,Post link,Created date,Impressions", ...lines].join("\n");
  await importText(id, "linkedin", text, "posts.csv", "quarrymill");
  const imported = await posts();
  expect(imported).toHaveLength(some.length);
  await connect(id, "linkedin");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 130 - some.length });
  const now = await posts();
  expect(now).toHaveLength(130);
  const first = now.find((post) => post.id === some[0]?.activity);
  expect(Number(first?.impressions)).toBeGreaterThan(1_000);
  expect(await ownerDb().comment.count({ where: { workspaceId: id, postId: first?.id ?? "" } })).toBe(1);
});

it("lets a person choose among the pages that they administer", async () => {
  const other = makeCompany({ posts: 3, comments: 0, now: Date.now(), id: "777", vanityName: "quarrycafe" });
  vendor.people.set("main", [vendor.company, other]);
  expect(await connect(id, "linkedin")).toMatchObject({ result: "choose" });
});

it("tells who administers no page what is needed", async () => {
  vendor.people.set("main", []);
  expect(await connect(id, "linkedin")).toEqual({ result: "unfit" });
  expect(await ownerDb().connection.count({ where: { workspaceId: id } })).toBe(0);
});

it("goes on without comments or statistics where those permissions are missing", async () => {
  await connect(id, "linkedin", { without: ["r_organization_social_feed"] });
  const answer = refuse(403, "ACCESS_DENIED", "Not enough permissions to access this resource.", 100);
  vendor.faults.add({ at: "ShareStatistics", times: 99, answer });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 130, comments: 0 });
  expect(sync.missing).toEqual([
    expect.stringContaining("Figures of posts:"),
    expect.stringContaining("Comments:"),
  ]);
});

it("tells the operator when the version that is asked for has ended", async () => {
  await connect(id, "linkedin");
  process.env.LINKEDIN_API_VERSION = "202411";
  rereadEnv();
  const failed = await runWaitingSync(id);
  process.env.LINKEDIN_API_VERSION = "202609";
  rereadEnv();
  expect(failed).toMatchObject({ status: "failed", errorTitle: "Unexpected Answer" });
  expect(failed.errorDetail).toContain("LINKEDIN_API_VERSION");
});

it("waits for midnight where the day's requests are used up, and goes on where it stood", async () => {
  await start({ daily: 20 });
  await connect(id, "linkedin");
  expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Rate Limited" });
  const { nextSyncAt } = await ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });
  expect(nextSyncAt?.toISOString()).toMatch(/T00:/);
});

it("renews tokens where LinkedIn lets the app, and asks to connect again where it does not", async () => {
  await connect(id, "linkedin");
  vendor.oauth.expire();
  expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Reconnect Required" });
  await start({ renews: true });
  await connect(id, "linkedin");
  vendor.oauth.expire();
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 130 });
});
