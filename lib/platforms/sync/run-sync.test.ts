import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { disconnectPlatform } from "../disconnect-platform.ts";
import { freshTokens } from "./renew-tokens.ts";
import { runSync } from "./run-sync.ts";
import { syncNow } from "./sync-now.ts";

let vendor: YoutubeStandIn;
let id: string;

beforeEach(async () => {
  vendor = await serveYoutube({ posts: 120, comments: 150 });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("youtube", null));

const profileNow = () => ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
const asked = (path: string) => vendor.requests.filter((request) => request.path.endsWith(path)).length;

describe("a sync", () => {
  it("renews a token that the vendor refuses midway, once, and loses nothing", async () => {
    await connect(id, "youtube");
    const refused = { error: { code: 401, errors: [{ reason: "authError" }] } };
    vendor.faults.add({ at: "/youtube/v3/commentThreads", answer: { status: 401, body: refused } });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 120, comments: 150 });
    expect(asked("/token")).toBe(2);
  });

  it("two workers that find a token at its end ask for one new pair together", async () => {
    await connect(id, "youtube");
    const connector = findConnector("youtube");
    if (!connector) throw new Error("no connector");
    const { profileId } = await ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });
    vendor.faults.add({ at: "/token", ending: "slow", delayMs: 300 });
    const later = new Date(Date.now() + 3_600_000);
    const of = { connector, workspaceId: id, profileId, now: () => later };
    const tokens = await Promise.all(Array.from({ length: 6 }, () => freshTokens(of)));
    expect(new Set(tokens.map(({ access }) => access)).size).toBe(1);
    expect(asked("/token")).toBe(2);
    expect(tokens[0]?.refresh).toBe(vendor.oauth.grants[0]?.refresh);
  });

  it("asks to connect again when the grant is gone, and goes on with the same profile afterwards", async () => {
    await connect(id, "youtube");
    for (const grant of vendor.oauth.grants) grant.isRevoked = true;
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Reconnect Required" });
    const before = await profileNow();
    expect(before.status).toBe("reconnect_required");
    await connect(id, "youtube");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 120 });
    expect(await profileNow()).toMatchObject({ id: before.id, status: "connected" });
  });

  it.each([
    ["a limit without a short wait", 429, "rateLimitExceeded", "Rate Limited"],
    ["a spent quota", 403, "quotaExceeded", "Budget Spent"],
  ])(
    "ends with an error at %s, still connected, and keeps what it read",
    async (_, status, reason, errorTitle) => {
      await connect(id, "youtube");
      const body = { error: { code: status, errors: [{ reason }] } };
      vendor.faults.add({ at: "/youtube/v3/playlistItems", after: 1, times: 99, answer: { status, body } });
      expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle, posts: 50 });
      expect((await profileNow()).status).toBe("connected");
      vendor.faults.clear();
      const [report] = await syncNow(await operatorFor(id), {});
      expect(report).toMatchObject({ posts: 70, comments: 150, status: "connected", error: null });
    },
  );

  it("comes to an end when the vendor sends the same page without end", async () => {
    await connect(id, "youtube");
    const items = [
      { contentDetails: { videoId: "vid00000001", videoPublishedAt: new Date().toISOString() } },
    ];
    const answer = { body: { items, nextPageToken: "again" } };
    vendor.faults.add({ at: "/youtube/v3/playlistItems", times: 1_000, answer });
    const sync = await runWaitingSync(id);
    expect([sync.status, sync.errorDetail]).toEqual([
      "failed",
      expect.stringContaining("the same page again"),
    ]);
    expect(asked("/playlistItems")).toBeLessThan(5);
  });

  it("begins anew once when the vendor does not know its cursor any more", async () => {
    await connect(id, "youtube");
    const body = { error: { code: 400, errors: [{ reason: "invalidPageToken" }] } };
    vendor.faults.add({ at: "/youtube/v3/playlistItems", after: 1, answer: { status: 400, body } });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 120, comments: 150 });
  });

  it("goes on at its cursor where another worker was stopped, which writes no more", async () => {
    await connect(id, "youtube");
    vendor.faults.add({ at: "/youtube/v3/commentThreads", after: 1, ending: "slow", delayMs: 1_500 });
    const { id: syncId } = await ownerDb().sync.findFirstOrThrow({ where: { workspaceId: id } });
    const stopped = runSync(id, syncId);
    while (asked("/commentThreads") < 2) await sleep(20);
    await ownerPool().query("UPDATE syncs SET lease_token = NULL, lease_until = NULL");
    const lists = asked("/playlistItems");
    expect(await runSync(id, syncId)).toBe(true);
    expect(await stopped).toBe(false);
    expect(asked("/playlistItems")).toBe(lists);
    const where = { workspaceId: id };
    expect(await ownerDb().comment.count({ where })).toBe(150);
    expect(await ownerDb().sync.findFirstOrThrow({ where })).toMatchObject({ posts: 120, comments: 150 });
  });

  it.each(["huge", "redirect", "page"] as const)(
    "survives answers that are hostile: %s",
    async (ending) => {
      await connect(id, "youtube");
      vendor.faults.add({ at: "/youtube/v3/videos", times: 99, ending });
      expect(await runWaitingSync(id)).toMatchObject({ status: "failed" });
      vendor.faults.clear();
      const [report] = await syncNow(await operatorFor(id), {});
      expect(report).toMatchObject({ posts: 120, status: "connected" });
    },
    30_000,
  );
});

it("no token stands anywhere in the database in the open, and none is left after disconnecting", async () => {
  await connect(id, "youtube");
  await runWaitingSync(id);
  const secrets = vendor.oauth.grants.flatMap(({ access, refresh }) => [access, refresh ?? access]);
  expect(secrets.length).toBeGreaterThan(1);
  const { rows } = await ownerPool().query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  for (const { name } of rows) {
    const { rows: all } = await ownerPool().query<{ text: string }>(
      `SELECT t::text AS text FROM "${name}" t`,
    );
    const text = all.map((row) => row.text).join("\n");
    for (const secret of [...secrets, YOUTUBE_CLIENT.secret]) {
      expect(text.includes(secret), name).toBe(false);
      expect(text.includes(Buffer.from(secret).toString("hex")), name).toBe(false);
    }
  }
  await disconnectPlatform(await operatorFor(id), { platform: "youtube" }, new Date());
  expect(vendor.oauth.grants.map(({ isRevoked }) => isRevoked)).toEqual([true]);
  expect(await ownerDb().connection.count({ where: { workspaceId: id } })).toBe(0);
  expect(await ownerDb().post.count({ where: { workspaceId: id } })).toBe(120);
});
