import { afterEach, beforeEach, expect, it } from "vitest";
import type { StandIn } from "#e2e/vendors/serve.ts";
import { refuse as refuseX } from "#e2e/vendors/twitter/refuse.ts";
import { refuse as refuseYoutube } from "#e2e/vendors/youtube/refuse.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Platform } from "#lib/formula/names.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { VENDORS } from "#scripts/testing/vendors.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { syncNow } from "../sync/sync-now.ts";

// What vendors are free to do by their contracts, and not all of them do.

let vendor: StandIn | undefined;
let id: string;

beforeEach(async () => {
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(async () => {
  for (const { platform } of VENDORS) setUpPlatform(platform, null);
  await vendor?.close();
});

async function start(platform: Platform): Promise<StandIn> {
  const row = VENDORS.find((one) => one.platform === platform);
  if (!row) throw new Error("no such vendor");
  vendor = await row.serve({ now: Date.now });
  setUpPlatform(platform, { base: vendor.base, client: row.client });
  return vendor;
}

it.each([
  [
    "tiktok",
    "user.info.profile",
    "/v2/user/info/$",
    { data: { user: { open_id: "o-1", username: "harbourteahouse" } }, error: { code: "ok" } },
  ],
  [
    "pinterest",
    "user_accounts:read",
    "/v5/user_account$",
    { username: "fernjoinery", account_type: "BUSINESS" },
  ],
] as const)(
  "%s need not name a scope whose address answers, as in its own example of a grant; one that does not is missing",
  async (platform, scope, at, body) => {
    const { faults } = await start(platform);
    expect(await connect(id, platform, { without: [scope] })).toEqual({ result: "permission" });
    faults.add({ at, answer: { body } });
    expect(await connect(id, platform, { without: [scope] })).toEqual({ result: "connected" });
  },
);

it("youtube: comments that are switched off are told, and all else is read", async () => {
  const { faults } = await start("youtube");
  await connect(id, "youtube");
  faults.add({
    at: "/commentThreads$",
    answer: refuseYoutube(403, "commentsDisabled", "Disabled comments."),
  });
  expect(await runWaitingSync(id)).toMatchObject({
    status: "completed",
    posts: 120,
    missing: ["Comments: they are switched off on this channel."],
  });
});

it("youtube: answers to a comment that come in a circle end", async () => {
  const { faults, requests } = await start("youtube");
  await connect(id, "youtube");
  const top = { id: "c1", snippet: { textOriginal: "Which flour?", publishedAt: new Date().toISOString() } };
  const thread = { id: "c1", snippet: { topLevelComment: top, totalReplyCount: 9 } };
  faults.add({ at: "/commentThreads$", answer: { body: { items: [thread] } } });
  for (const nextPageToken of ["a", "b", "a", "b", "a", "b"])
    faults.add({ at: "/comments$", answer: { body: { items: [], nextPageToken } } });
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 120, comments: 1 });
  expect(requests.filter(({ path }) => path.endsWith("/comments"))).toHaveLength(3);
});

it("x: posts that are listed no more, and of which X knows none, are gone", async () => {
  const stand = await start("twitter");
  await connect(id, "twitter");
  await runWaitingSync(id);
  const [, vanished] = await ownerDb().post.findMany({
    where: { workspaceId: id },
    orderBy: { createdAt: "desc" },
  });
  await fetch(`${stand.base}/_control/vanish`, {
    method: "POST",
    body: JSON.stringify({ id: vanished?.id }),
  });
  stand.faults.add({ at: "/2/tweets$", answer: refuseX(404, "Not Found", "Not Found") });
  expect(await syncNow(await operatorFor(id), {})).toMatchObject([{ status: "connected", error: null }]);
  const gone = { workspaceId: id, id: { startsWith: "gone_" } };
  expect(await ownerDb().post.findMany({ where: gone })).toMatchObject([{ text: null, url: null }]);
  expect(await ownerDb().post.count({ where: { workspaceId: id } })).toBe(250);
});

it("pinterest: a code or token that is refused in Pinterest's own shape asks to connect again", async () => {
  const { faults } = await start("pinterest");
  for (const [status, code] of [
    [400, 283],
    [401, 2],
  ]) {
    faults.add({ at: "/token$", answer: { status: status as number, body: { code, message: "Refused." } } });
    expect(await connect(id, "pinterest")).toEqual({ result: "code" });
  }
});
