import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "#e2e/vendors/instagram/account.ts";
import { DISCOVERY } from "#e2e/vendors/instagram/discovery.ts";
import { INSTAGRAM_CLIENT, serveInstagram } from "#e2e/vendors/instagram/serve-instagram.ts";
import type { StandIn } from "#e2e/vendors/serve.ts";
import { serveTwitter, TWITTER_CLIENT } from "#e2e/vendors/twitter/serve-twitter.ts";
import { makeXAccount } from "#e2e/vendors/twitter/x-account.ts";
import { makeChannel } from "#e2e/vendors/youtube/channel.ts";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { rereadEnv } from "#lib/env.ts";
import type { Platform } from "#lib/formula/names.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { stopWatching } from "./stop-watching.ts";
import { askForSync, askForWatched } from "./sync/request-sync.ts";
import { startDueSyncs } from "./sync/start-due-syncs.ts";
import { watchProfile } from "./watch-profile.ts";

const SIZE = { posts: 30, comments: 0, now: Date.now() };
const RIVAL = { ...SIZE, id: "UCrivalrivalrivalrival01", handle: "@stonerow", prefix: "riv" };
let id: string;
let open: StandIn[] = [];

function setDiscovery(isSet: boolean): void {
  process.env.INSTAGRAM_DISCOVERY_TOKEN = isSet ? DISCOVERY.token : "";
  process.env.INSTAGRAM_DISCOVERY_ACCOUNT = isSet ? DISCOVERY.account : "";
  rereadEnv();
}

async function serve<S extends StandIn>(
  platform: Platform,
  standIn: S,
  client: { id: string; secret: string },
): Promise<S> {
  open.push(standIn);
  setUpPlatform(platform, { base: standIn.base, client });
  return standIn;
}

async function youtube(): Promise<YoutubeStandIn> {
  const vendor = await serve("youtube", await serveYoutube({ posts: 5, comments: 5 }), YOUTUBE_CLIENT);
  vendor.channels.set("rival", makeChannel({ ...RIVAL, title: "Stone Row", subscribers: 3_100 }));
  return vendor;
}

const watch = async (platform: Platform, handle: string) =>
  watchProfile(await operatorFor(id), { platform, handle }, new Date());
const refused = (platform: Platform, handle: string) =>
  watch(platform, handle).catch(({ title, message }: Error & { title: string }) => [title, message]);
const ofRival = () => ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id, role: "watched" } });

beforeEach(async () => {
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(async () => {
  setDiscovery(false);
  for (const name of ["instagram", "twitter", "youtube"] as const) setUpPlatform(name, null);
  await Promise.all(open.map(({ close }) => close()));
  open = [];
});
afterAll(() => setDiscovery(false));

describe("a watched profile", () => {
  it("is looked up with an own connection's token, read at once, and holds public figures only", async () => {
    const vendor = await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    expect(await watch("youtube", "@StoneRow")).toEqual({
      profile_id: expect.stringMatching(/^prf_/),
      platform: "youtube",
      handle: "stonerow",
      role: "watched",
      reading: "nightly",
      why: null,
    });
    const asked = vendor.requests.length;
    expect(await runWaitingSync(id)).toMatchObject({
      status: "completed",
      reason: "connect",
      posts: 30,
      comments: 0,
      missing: [],
    });
    const paths = vendor.requests.slice(asked).map(({ path }) => path.split("/").at(-1));
    expect([...new Set(paths)].sort()).toEqual(
      ["UCrivalrivalrivalrival01=s88", "channels", "playlistItems", "videos"].sort(),
    );
    const { id: profileId, name, lastSync } = await ofRival();
    expect([name, lastSync]).toEqual(["Stone Row", expect.any(Date)]);
    const posts = await ownerDb().post.findMany({ where: { workspaceId: id, profileId } });
    expect(posts.every(({ views, shares, impressions }) => views && !shares && !impressions)).toBe(true);
    expect(await ownerDb().postPicture.count({ where: { workspaceId: id, profileId } })).toBe(0);
    const days = await ownerDb().accountDay.findMany({ where: { workspaceId: id, profileId } });
    expect(days.map(({ followers }) => followers)).toEqual([3_100n]);
    expect(await ownerDb().connection.findFirstOrThrow({ where: { profileId } })).toMatchObject({
      tokens: null,
    });
    // Again: as it is, and nobody is asked.
    const before = vendor.requests.length;
    expect(await watch("youtube", "stonerow")).toMatchObject({ reading: "nightly" });
    expect(vendor.requests).toHaveLength(before);
  });

  it("comes each night, and by its own button, not by that of the brand's", async () => {
    await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    await watch("youtube", "stonerow");
    await runWaitingSync(id);
    const { id: profileId } = await ofRival();
    await startDueSyncs(new Date());
    const { nextSyncAt } = await ownerDb().connection.findFirstOrThrow({ where: { profileId } });
    expect(nextSyncAt?.getUTCHours()).toBe(6);
    await ownerPool().query(
      "UPDATE connections SET next_sync_at = now() + interval '9 days' WHERE tokens IS NOT NULL",
    );
    await startDueSyncs(new Date((nextSyncAt?.getTime() ?? 0) + 1_000));
    expect(await runWaitingSync(id)).toMatchObject({
      profileId,
      reason: "night",
      status: "completed",
      posts: 0,
    });
    const caller = await operatorFor(id);
    expect(await askForSync(caller, "youtube", new Date())).toEqual({ profiles: 1 });
    expect(await runWaitingSync(id)).not.toMatchObject({ profileId });
    expect(await askForWatched(caller, profileId, new Date())).toEqual({ profiles: 1 });
    expect(await runWaitingSync(id)).toMatchObject({ profileId, reason: "manual" });
    await expect(askForWatched(caller, "prf_none", new Date())).rejects.toThrow("No such profile");
  });

  it("leaves half of every budget to the brand's own", async () => {
    await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    await ownerPool().query("UPDATE vendor_budgets SET used = 5000 WHERE budget = 'units'");
    expect(await refused("youtube", "stonerow")).toEqual([
      "Service Unavailable",
      expect.stringContaining("used up (units)"),
    ]);
    await ownerPool().query("UPDATE vendor_budgets SET used = 4999 WHERE budget = 'units'");
    await watch("youtube", "stonerow");
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Budget Spent" });
    await askForSync(await operatorFor(id), "youtube", new Date());
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
  });

  it("says whose permission has ended, and goes on when that one is connected again", async () => {
    const vendor = await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    await watch("youtube", "stonerow");
    for (const grant of vendor.oauth.grants) grant.isRevoked = true;
    expect(await runWaitingSync(id)).toMatchObject({
      status: "failed",
      errorDetail: expect.stringContaining("Connect @harbourbakery on YouTube again"),
    });
    expect(await ofRival()).toMatchObject({ status: "error" });
    await connect(id, "youtube");
    await runWaitingSync(id);
    await askForWatched(await operatorFor(id), (await ofRival()).id, new Date());
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 30 });
    expect(await ofRival()).toMatchObject({ status: "connected" });
  });

  it("keeps no more than the days that are read anew, and what a file brought before", async () => {
    const vendor = await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    await watch("youtube", "stonerow");
    await runWaitingSync(id);
    const { id: profileId } = await ofRival();
    await ownerPool().query(
      "UPDATE posts SET created_at = created_at - interval '200 days' WHERE profile_id = $1 AND id < 'riv00000010'",
      [profileId],
    );
    await ownerPool().query(
      "UPDATE posts SET imported_at = '2020-01-01' WHERE profile_id = $1 AND id = 'riv00000003'",
      [profileId],
    );
    for (const { id: one } of vendor.channels.get("rival")?.videos.slice(0, 10) ?? [])
      vendor.channels.get("rival")?.vanish(one);
    await askForWatched(await operatorFor(id), profileId, new Date());
    await runWaitingSync(id);
    const kept = await ownerDb().post.findMany({ where: { profileId }, orderBy: { id: "asc" } });
    expect([kept.length, kept[0]?.id]).toEqual([21, "riv00000003"]);
  });

  it("takes everything with it when it is removed, and nothing else", async () => {
    await youtube();
    await connect(id, "youtube");
    await runWaitingSync(id);
    await watch("youtube", "stonerow");
    await runWaitingSync(id);
    const { id: profileId } = await ofRival();
    const caller = await operatorFor(id);
    expect(await stopWatching(caller, { profileId }, new Date())).toMatchObject({ handle: "stonerow" });
    const where = { workspaceId: id, profileId };
    const db = ownerDb();
    for (const count of [db.post, db.accountDay, db.postPeriod, db.sync, db.connection, db.postFigures])
      expect(await (count as typeof db.post).count({ where })).toBe(0);
    expect(await db.post.count({ where: { workspaceId: id } })).toBe(5);
    await expect(stopWatching(caller, { profileId }, new Date())).rejects.toThrow("No such profile");
    const own = await db.profile.findFirstOrThrow({ where: { workspaceId: id } });
    await expect(stopWatching(caller, { profileId: own.id }, new Date())).rejects.toThrow("No such profile");
  });
});

describe("what cannot be read is said with the way out", () => {
  it("on YouTube: no own channel, an unknown handle, an own one", async () => {
    await youtube();
    expect(await watch("youtube", "stonerow")).toMatchObject({
      reading: "import",
      why: expect.stringContaining("connect an account of yours on YouTube"),
    });
    await connect(id, "youtube");
    expect(await refused("youtube", "nobodyatall")).toEqual([
      "Not Found",
      expect.stringContaining("no channel"),
    ]);
    expect(await refused("youtube", "@HarbourBakery")).toEqual([
      "Invalid Request",
      expect.stringContaining("your own"),
    ]);
    // It was added by import; now it can be read.
    expect(await watch("youtube", "stonerow")).toMatchObject({ reading: "nightly" });
  });

  it("on X: protected, suspended and unknown accounts", async () => {
    const vendor = await serve("twitter", await serveTwitter({ posts: 5, mentions: 0 }), TWITTER_CLIENT);
    const make = (handle: string, other: object) =>
      vendor.accounts.set(
        handle,
        makeXAccount({ posts: 12, mentions: 9, now: Date.now(), handle, ...other }),
      );
    make("quietroast", { id: "2300000000000000101", isProtected: true });
    make("goneroast", { id: "2300000000000000102", isSuspended: true });
    make("openroast", { id: "2300000000000000103", name: "Open Roast", followers: 910 });
    await connect(id, "twitter");
    await runWaitingSync(id);
    expect(await refused("twitter", "quietroast")).toEqual([
      "Not Found",
      expect.stringContaining("protected"),
    ]);
    for (const handle of ["goneroast", "nobody_here", "not a handle"])
      expect(await refused("twitter", handle)).toEqual(["Not Found", expect.stringContaining("suspended")]);
    expect(await watch("twitter", "OpenRoast")).toMatchObject({ handle: "openroast", reading: "nightly" });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 12, comments: 0 });
    const { id: profileId } = await ofRival();
    const posts = await ownerDb().post.findMany({ where: { profileId } });
    expect(posts.every(({ clicks, profileClicks }) => clicks === null && profileClicks === null)).toBe(true);
    make("openroast", { id: "2300000000000000103", isProtected: true });
    await askForWatched(await operatorFor(id), profileId, new Date());
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Account Not Readable" });
    expect(await ofRival()).toMatchObject({ status: "error" });
  });

  it("on Instagram: by the operator's token for business discovery, and professional accounts only", async () => {
    const vendor = await serve(
      "instagram",
      await serveInstagram({ posts: 5, comments: 0 }),
      INSTAGRAM_CLIENT,
    );
    const rival = {
      ...makeAccount({ ...SIZE, posts: 120 }),
      id: "17841499000000000201",
      username: "stonerow.bread",
    };
    vendor.accounts.set("rival", { ...rival, followers: 7_700 });
    vendor.accounts.set("person", {
      ...rival,
      id: "17841499000000000202",
      username: "a.person",
      type: "Personal",
    });
    await connect(id, "instagram");
    await runWaitingSync(id);
    expect(await watch("instagram", "stonerow.bread")).toMatchObject({
      reading: "import",
      why: "Instagram cannot be read automatically on this installation. Import its files instead.",
    });
    setDiscovery(true);
    for (const handle of ["a.person", "nobody.here", "x){id}"])
      expect(await refused("instagram", handle)).toEqual([
        "Not Found",
        expect.stringContaining("Personal accounts"),
      ]);
    expect(await watch("instagram", "stonerow.bread")).toMatchObject({ reading: "nightly" });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 120, comments: 0 });
    const { id: profileId } = await ofRival();
    const known = await ownerDb().post.findMany({ where: { profileId } });
    expect(known.every(({ views, reach, url }) => views === null && reach === null && url)).toBe(true);
    expect(known.filter(({ likes }) => likes === null)).toHaveLength(12);
    // What lies between listed posts and is not listed any more is gone.
    const first = vendor.accounts.get("rival");
    if (first) first.media = first.media.filter((_, n) => n !== 7);
    await askForWatched(await operatorFor(id), profileId, new Date());
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 0 });
    expect(await ownerDb().post.count({ where: { profileId, text: null } })).toBe(1);
    const requests = vendor.requests.filter(({ host }) => host === "graph.facebook.com");
    expect(requests.every(({ headers }) => headers.authorization === `Bearer ${DISCOVERY.token}`)).toBe(true);
  });

  it("where a platform lets nobody read, files are imported", async () => {
    for (const platform of ["tiktok", "linkedin", "pinterest"] as const)
      expect(await watch(platform, "rival")).toMatchObject({
        reading: "import",
        why: expect.stringContaining("does not let anyone read other people's accounts"),
      });
    expect(await ownerDb().sync.count({ where: { workspaceId: id } })).toBe(0);
  });

  it("beyond the plan's limit nobody is asked", async () => {
    const vendor = await youtube();
    ({ id } = await makeWorkspace("creator"));
    await connect(id, "youtube");
    const before = vendor.requests.length;
    expect(await refused("youtube", "stonerow")).toEqual([
      "Limit Reached",
      expect.stringContaining("no watched profiles"),
    ]);
    expect(vendor.requests).toHaveLength(before);
    ({ id } = await makeWorkspace("pro"));
    for (const handle of ["a1", "b2", "c3"]) await watch("pinterest", handle);
    expect(await watch("pinterest", "@A1")).toMatchObject({ role: "watched" });
    expect(await refused("pinterest", "d4")).toEqual(["Limit Reached", expect.stringContaining("3 watched")]);
  });
});
