import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { serveTwitter, TWITTER_CLIENT, type TwitterStandIn } from "#e2e/vendors/twitter/serve-twitter.ts";
import { makeXAccount } from "#e2e/vendors/twitter/x-account.ts";
import { connect, GRANTED, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { openSession } from "../../sync/vendor-session.ts";
import type { Json, SyncEnd, SyncPage, SyncRequest, VendorAccount } from "../connector.ts";
import { twitter } from "./twitter.ts";

let vendor: TwitterStandIn;

async function start(options: Parameters<typeof serveTwitter>[0] = {}): Promise<void> {
  await vendor?.close();
  vendor = await serveTwitter(options);
  setUpPlatform("twitter", { base: vendor.base, client: TWITTER_CLIENT });
}
beforeEach(async () => {
  await start({ posts: 500, mentions: 150 });
  await ownerPool().query("TRUNCATE vendor_budgets");
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("twitter", null));

const posts = (workspaceId: string) =>
  ownerDb().post.findMany({ where: { workspaceId }, orderBy: { createdAt: "desc" } });

it("connects an account and reads posts, figures, mentions and followers", async () => {
  const { id } = await makeWorkspace();
  expect(await connect(id, "twitter")).toEqual({ result: "connected" });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 500, comments: 150, errorTitle: null });
  expect(sync.missing).toEqual([expect.stringContaining("X gives them for 30 days only")]);
  const [newest, ...older] = await posts(id);
  expect(newest).toMatchObject({
    text: "Leaves of the day, no. 0",
    media: "text",
    likes: 0n,
    impressions: 100n,
    clicks: 3n,
  });
  expect(newest?.url).toBe(`https://x.com/lindentea/status/${newest?.id}`);
  expect(older[8]).toMatchObject({ isReply: true, text: "@guest9 see you & your friends on Sunday" });
  expect(older[1]).toMatchObject({ media: "video", views: 1_854n, durationS: 12 });
  // Of older posts X does not tell clicks: unknown, not none.
  expect(older.at(-1)).toMatchObject({ clicks: null, profileClicks: null });
  const comments = await ownerDb().comment.findMany({ where: { workspaceId: id } });
  expect(comments.filter(({ postId }) => postId !== null)).toHaveLength(150);
  const profile = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
  expect(profile).toMatchObject({ handle: "lindentea", name: "Linden Tea", source: "oauth" });
  expect(await ownerDb().accountDay.findMany({ where: { workspaceId: id } })).toMatchObject([
    { followers: 8_400n },
  ]);
  // Each post once.
  expect(vendor.billed.posts).toBe(650);
});

it("reads the newer vocabulary as well, without being told", async () => {
  await start({ posts: 130, mentions: 20, dialect: "post" });
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 130, comments: 20 });
  expect((await posts(id))[4]).toMatchObject({ shares: 4n, likes: 4n });
});

it("a second sync doubles nothing, reads what is new, and forgets what vanished", async () => {
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  await runWaitingSync(id);
  const account = vendor.accounts.get("main");
  const [, , vanished] = await posts(id);
  account?.vanish(vanished?.id ?? "");
  account?.addPost("A new leaf", Date.now() - 1_000);
  await connect(id, "twitter");
  const before = vendor.billed.posts;
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 1, comments: 0 });
  expect(vendor.billed.posts - before).toBe(500);
  const now = await posts(id);
  expect(now).toHaveLength(501);
  expect(now.filter((post) => post.id.startsWith("gone_"))).toMatchObject([{ text: null, url: null }]);
});

it("an import and a connection give the same posts", async () => {
  const { id } = await makeWorkspace();
  const [first] = vendor.accounts.get("main")?.posts ?? [];
  const file = `Post id,Date,Post text,Post Link,Impressions\n${first?.id},"Tue, Jul 14, 2026",Leaves,https://x.com/lindentea/status/${first?.id},5\n`;
  await importText(id, "twitter", file, "a.csv", "@lindentea");
  await connect(id, "twitter");
  expect(await runWaitingSync(id)).toMatchObject({ posts: 499 });
  expect(await posts(id)).toHaveLength(500);
});

it("goes on without figures or mentions that X does not give", async () => {
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  const forbidden = { status: 403, body: { title: "Forbidden", type: "about:blank", status: 403 } };
  vendor.faults.add({ at: "/mentions", times: 9, answer: forbidden });
  vendor.faults.add({ at: "/tweets", answer: forbidden });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "completed", posts: 500, comments: 0 });
  expect(sync.missing).toEqual(
    expect.arrayContaining([expect.stringContaining("Mentions"), expect.stringContaining("Clicks: ")]),
  );
});

it.each([
  [
    "credits",
    { status: 402, body: { title: "CreditsDepleted", type: "https://api.twitter.com/2/problems/credits" } },
    "Budget Spent",
  ],
  [
    "a monthly cap",
    {
      status: 429,
      body: { title: "UsageCapExceeded", type: "https://api.twitter.com/2/problems/usage-capped" },
    },
    "Budget Spent",
  ],
  [
    "an older 429",
    { status: 429, body: { errors: [{ code: 88, message: "Rate limit exceeded" }] } },
    "Rate Limited",
  ],
  [
    "an app without a project",
    {
      status: 403,
      body: { reason: "client-not-enrolled", type: "https://api.twitter.com/2/problems/client-forbidden" },
    },
    "Unexpected Answer",
  ],
  ["a list that is none", { body: { data: "none", meta: {} } }, "Unexpected Answer"],
  [
    "posts without ids",
    { body: { data: [{ text: 7, id: { a: 1 }, created_at: "2026-01-01" }], meta: {} } },
    "Unexpected Answer",
  ],
])("ends with what to do after %s, and nothing is lost", async (_, answer, title) => {
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  vendor.faults.add({ at: "/tweets", after: 1, times: 50, answer });
  const sync = await runWaitingSync(id);
  expect(sync).toMatchObject({ status: "failed", posts: 100, errorTitle: title });
  const profile = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
  expect(profile.status).not.toBe("reconnect_required");
  vendor.faults.clear();
  await connect(id, "twitter");
  await runWaitingSync(id);
  expect(await posts(id)).toHaveLength(500);
});

it("a limit comes with the time that X tells; tokens that end amid a sync are renewed", async () => {
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  vendor.oauth.expire();
  const reset = Math.ceil(Date.now() / 1_000) + 600;
  const headers = { "x-rate-limit-remaining": "0", "x-rate-limit-reset": `${reset}` };
  vendor.faults.add({ at: "/tweets", after: 2, answer: { status: 429, headers, body: {} } });
  expect(await runWaitingSync(id)).toMatchObject({
    status: "failed",
    errorTitle: "Rate Limited",
    posts: 200,
  });
  const { nextSyncAt } = await ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });
  expect(Math.abs((nextSyncAt?.getTime() ?? 0) - reset * 1_000)).toBeLessThan(2_000);
  expect(vendor.oauth.reuses()).toBe(0);
});

it("a repeated page ends the sync; cut bodies and bad days do not", async () => {
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  vendor.faults.add({ at: "/tweets", after: 1, ending: "cut" });
  vendor.faults.add({ at: "/mentions", answer: { status: 503, body: {} } });
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 500, comments: 150 });
  const data = [{ id: "1", text: "again", created_at: new Date().toISOString() }];
  vendor.faults.add({ at: "/tweets", times: 99, answer: { body: { data, meta: { next_token: "same" } } } });
  await connect(id, "twitter");
  expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Unexpected Answer" });
});

/** A session of its own, to look at single pages. */
async function openOwn(workspaceId: string) {
  await connect(workspaceId, "twitter");
  const token = async () => vendor.oauth.grants.at(-1)?.access ?? "";
  const tokens = { current: token, renew: token };
  return openSession({ connector: twitter, tokens, spend: async () => {}, now: () => new Date() });
}

function requestOf(account: VendorAccount, role: "own" | "watched" = "own"): SyncRequest {
  const from = new Date(Date.now() - 365 * 86_400_000);
  return { account, role, from, cursor: null, memory: null, knownPosts: async function* () {} };
}

async function readIds(
  pages: AsyncGenerator<SyncPage, SyncEnd>,
  most = 99,
): Promise<{ ids: string[]; cursors: Json[] }> {
  const [ids, cursors]: [string[], Json[]] = [[], []];
  for await (const { rows, cursor } of pages) {
    ids.push(
      ...rows.flatMap((row) =>
        row.kind === "post" ? row.post.id : row.kind === "comment" ? row.comment.id : [],
      ),
    );
    cursors.push(cursor);
    if (cursors.length >= most) break;
  }
  return { ids, cursors };
}

it("goes on at every cursor, and begins a step again whose page X has forgotten", async () => {
  const session = await openOwn((await makeWorkspace()).id);
  const [account] = await twitter.listAccounts(session, GRANTED);
  const request = requestOf(account as VendorAccount);
  const whole = await readIds(twitter.sync(session, request));
  expect(new Set(whole.ids).size).toBe(650);
  for (const [n, cursor] of whole.cursors.entries()) {
    const first = await readIds(twitter.sync(session, request), n + 1);
    const rest = await readIds(twitter.sync(session, { ...request, cursor }));
    expect([...first.ids, ...rest.ids]).toEqual(whole.ids);
  }
  vendor.forgetPages();
  const again = await readIds(twitter.sync(session, { ...request, cursor: whole.cursors[2] ?? null }));
  expect(new Set([...whole.ids.slice(0, 200), ...again.ids])).toEqual(new Set(whole.ids));
});

it("watches somebody else's account, and tells of one that is protected or unknown", async () => {
  const now = Date.now();
  const id = "2300000000000000099";
  vendor.accounts.set("other", makeXAccount({ posts: 130, mentions: 9, now, id, handle: "oakcoffee" }));
  const shy = { id: "2300000000000000098", handle: "shy", isProtected: true };
  vendor.accounts.set("shy", makeXAccount({ posts: 3, mentions: 0, now, ...shy }));
  const session = await openOwn((await makeWorkspace()).id);
  const found = await twitter.findWatched?.(session, "OakCoffee");
  expect(found).toMatchObject({ id, handle: "oakcoffee", followers: 8_400 });
  const { ids } = await readIds(twitter.sync(session, requestOf(found as VendorAccount, "watched")));
  expect(new Set(ids).size).toBe(130);
  await expect(twitter.findWatched?.(session, "shy")).rejects.toMatchObject({ kind: "account_unfit" });
  await expect(twitter.findWatched?.(session, "nobody")).rejects.toMatchObject({ kind: "not_found" });
});

it("an account without posts is connected", async () => {
  await start({ posts: 0, mentions: 0 });
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 0, comments: 0, missing: [] });
});
