import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { connect, runWaitingSync, setUpPlatform, visitorOf } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { chooseAccount, finishConnect } from "../connect/finish-connect.ts";
import { startConnect } from "../connect/start-connect.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { awaitFreshFigures } from "./await-fresh-figures.ts";
import { discardOldSyncs } from "./discard-old-syncs.ts";
import { startDueSyncs } from "./start-due-syncs.ts";
import { sealTokens } from "./stored-tokens.ts";
import { warnOfEnds } from "./warn-of-ends.ts";

const DAY = 86_400_000;
let vendor: YoutubeStandIn;
let id: string;

beforeAll(async () => {
  vendor = await serveYoutube({ posts: 5, comments: 5 });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
});
beforeEach(async () => {
  await ownerPool().query("TRUNCATE connections, syncs, notices, vendor_budgets, oauth_states");
  ({ id } = await makeWorkspace());
});
afterAll(async () => {
  setUpPlatform("youtube", null);
  await vendor.close();
});

const connection = () => ownerDb().connection.findFirstOrThrow({ where: { workspaceId: id } });

it("plans a new connection for its night, starts it then once, and leaves out what needs its person", async () => {
  await connect(id, "youtube");
  await runWaitingSync(id);
  const now = new Date();
  await startDueSyncs(now);
  const { nextSyncAt } = await connection();
  expect(nextSyncAt?.getTime()).toBeGreaterThan(now.getTime());
  expect(await ownerDb().sync.count({ where: { reason: "night" } })).toBe(0);
  const night = new Date((nextSyncAt?.getTime() ?? 0) + 1_000);
  await Promise.all([startDueSyncs(night), startDueSyncs(night)]);
  expect(await ownerDb().sync.count({ where: { reason: "night" } })).toBe(1);
  expect((await connection()).nextSyncAt?.getTime()).toBe((nextSyncAt?.getTime() ?? 0) + DAY);
  await ownerPool().query("UPDATE profiles SET status = 'reconnect_required'");
  await ownerPool().query("UPDATE syncs SET status = 'completed'");
  await startDueSyncs(new Date(night.getTime() + 2 * DAY));
  expect(await ownerDb().sync.count({ where: { reason: "night" } })).toBe(1);
});

it("starts nothing for which the shared budget of nights is spent", async () => {
  await connect(id, "youtube");
  await runWaitingSync(id);
  const night = new Date("2027-03-02T01:00:00Z");
  await ownerPool().query("UPDATE connections SET next_sync_at = $1", [new Date(night.getTime() - 1_000)]);
  await ownerPool().query("UPDATE vendor_budgets SET used = 7999, window_start = $1 WHERE budget = 'units'", [
    night,
  ]);
  await startDueSyncs(night);
  expect(await ownerDb().sync.count({ where: { reason: "night" } })).toBe(0);
  expect((await connection()).nextSyncAt).toEqual(new Date("2027-03-03T00:00:00Z"));
});

it("tells a week and a day before that a permission ends which nobody else can renew, each once", async () => {
  await connect(id, "youtube");
  const connector = findConnector("youtube");
  const { profileId } = await connection();
  if (!connector) throw new Error("no connector");
  const end = new Date(Date.now() + 60 * DAY);
  const none = { refresh: null, refreshUntil: null, issuedAt: new Date(), scopes: null };
  const tokens = { ...none, access: "access-that-ends", accessUntil: end };
  const data = sealTokens(connector, tokens, { workspaceId: id, profileId }, new Date());
  await ownerDb().connection.updateMany({ where: { workspaceId: id }, data });
  const notices = async (daysBefore: number) => {
    for (let n = 0; n < 2; n++) await warnOfEnds(new Date(end.getTime() - daysBefore * DAY + 1_000));
    return (await ownerDb().notice.findMany({ orderBy: { createdAt: "asc" } })).map(({ subject }) => subject);
  };
  expect(await notices(8)).toEqual([]);
  expect(await notices(7)).toEqual([expect.stringContaining("again within 7 days")]);
  expect(await notices(5)).toHaveLength(1);
  expect(await notices(1)).toEqual([expect.any(String), expect.stringContaining("again by tomorrow")]);
  expect(await notices(0.5)).toHaveLength(2);
});

it("an audit waits for figures no longer than it may, and says why they are missing", async () => {
  await connect(id, "youtube");
  const soon = { until: new Date(Date.now() + 400), now: () => new Date() };
  expect(await awaitFreshFigures(id, "youtube", soon)).toEqual([
    "@harbourbakery: they were still being read.",
  ]);
  await runWaitingSync(id);
  expect(await awaitFreshFigures(id, "youtube", soon)).toEqual([]);
  expect(await awaitFreshFigures(id, "tiktok", soon)).toEqual([]);
});

it("a state works once, in its session and on its platform, for ten minutes", async () => {
  const now = new Date();
  const { caller, visit } = await visitorOf(id, "youtube");
  const begin = async () => (await startConnect(visit, now)).searchParams.get("state") ?? "";
  const end = (state: string, other: object = {}, at = now) =>
    finishConnect(
      caller,
      { visit: { ...visit, ...other }, query: new URLSearchParams({ state, error: "access_denied" }) },
      at,
    );
  const state = await begin();
  expect(await end(state)).toEqual({ result: "denied" });
  expect(await end(state)).toEqual({ result: "state" });
  expect(await end(await begin(), { sessionId: "ses_other" })).toEqual({ result: "state" });
  expect(await end(await begin(), {}, new Date(now.getTime() + 601_000))).toEqual({ result: "state" });
  const choice = await begin();
  expect(await chooseAccount(caller, { visit, choice: `${choice}x`, accountId: "UC" }, now)).toEqual({
    result: "state",
  });
  await begin();
  await discardOldSyncs(new Date(now.getTime() + 700_000));
  expect(await ownerDb().oauthState.count()).toBe(0);
});
