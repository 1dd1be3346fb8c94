import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refuse, refuseLimit } from "#e2e/vendors/instagram/refuse.ts";
import {
  INSTAGRAM_CLIENT,
  type InstagramStandIn,
  serveInstagram,
} from "#e2e/vendors/instagram/serve-instagram.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

let vendor: InstagramStandIn;
let id: string;

beforeEach(async () => {
  vendor = await serveInstagram({ posts: 65, comments: 130, now: () => Date.now() });
  setUpPlatform("instagram", { base: vendor.base, client: INSTAGRAM_CLIENT });
  await ownerPool().query("TRUNCATE vendor_budgets");
  ({ id } = await makeWorkspace());
});
afterEach(() => vendor.close());
afterAll(() => setUpPlatform("instagram", null));

const main = () => {
  const account = vendor.accounts.get("main");
  if (!account) throw new Error("no account");
  return account;
};
const asked = (path: string) => vendor.requests.filter((request) => request.path.endsWith(path)).length;
const of = () => ({ where: { workspaceId: id } });
const post = (postId = "") => ownerDb().post.findFirstOrThrow({ where: { workspaceId: id, id: postId } });
const profileNow = () => ownerDb().profile.findFirstOrThrow(of());

describe("instagram, by its API with Instagram Login", () => {
  it("connects an account and reads posts with insights, stories, comments, and followers by day", async () => {
    expect(await connect(id, "instagram")).toEqual({ result: "connected" });
    const sync = await runWaitingSync(id);
    expect(sync).toMatchObject({ status: "completed", posts: 67, comments: 130, errorTitle: null });
    expect(sync.missing).toEqual([expect.stringContaining("not how many left")]);
    expect(await profileNow()).toMatchObject({ handle: "millstonebakery", name: "Millstone Bakery" });
    const [image, reel, carousel, , hidden] = main().media;
    expect(await post(image?.id)).toMatchObject({
      media: "image",
      url: expect.stringMatching(/^https:\/\/www\.instagram\.com\/p\/[\w-]+\/$/),
      likes: 120n,
      comments: 2n,
      shares: 14n,
      saves: 27n,
      views: 3_000n,
      reach: 2_600n,
      profileClicks: 8n,
    });
    expect((await post(image?.id)).createdAt?.getTime()).toBe(image?.at);
    expect(await post(reel?.id)).toMatchObject({ media: "reel", profileClicks: null, saves: 27n });
    expect(await post(carousel?.id)).toMatchObject({ media: "carousel" });
    // Hidden in the list, told to the owner.
    expect(await post(hidden?.id)).toMatchObject({ likes: 124n });
    const [unseen, seen] = main().stories;
    expect(await post(seen?.id)).toMatchObject({
      media: "story",
      views: BigInt(seen?.views ?? 0),
      saves: null,
    });
    expect(await post(unseen?.id)).toMatchObject({ media: "story", views: null, reach: null });
    const days = await ownerDb().accountDay.findMany({ ...of(), orderBy: { date: "desc" } });
    expect([days.length, days[0]?.followers, days[1]?.followers, days[2]?.followers]).toEqual([
      91,
      18_400n,
      18_400n,
      18_379n,
    ]);
  });

  it("a second sync doubles nothing; what vanished is forgotten, a story that ended is not", async () => {
    await connect(id, "instagram");
    await runWaitingSync(id);
    const gone = main().media[30]?.id ?? "";
    main().vanish(gone);
    main().add(Date.now() - 60_000);
    const story = main().stories[1]?.id ?? "";
    const at = new Date(Date.now() - 26 * 3_600_000);
    await ownerDb().post.updateMany({ where: { workspaceId: id, id: story }, data: { createdAt: at } });
    main().stories.length = 0;
    await connect(id, "instagram");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 1, comments: 0 });
    expect(await ownerDb().post.count(of())).toBe(68);
    expect(await ownerDb().post.count({ where: { workspaceId: id, id: gone } })).toBe(0);
    expect(await post(story)).toMatchObject({ media: "story" });
    expect(asked(`/${gone}`)).toBe(1);
  });
});

it("goes on with the posts and stories of a file instead of doubling or forgetting them", async () => {
  const [image] = main().media;
  const day = new Date(image?.at ?? 0).toISOString().slice(5, 10).replace("-", "/");
  const at = `${day}/${new Date(image?.at ?? 0).getUTCFullYear()} 10:00`;
  const line = (postId = "", kind = "") =>
    `${postId},millstonebakery,Bread,${at},https://www.instagram.com/p/DAbCdEfGhIj/,${kind},Lifetime,5`;
  const header = "Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Likes";
  const file = [header, line(image?.id, "IG image"), line("17800000000000077", "IG story"), ""].join("\n");
  await importText(id, "instagram", file, "export.csv", "millstonebakery");
  vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ["Date"] });
  try {
    await connect(id, "instagram");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 66 });
  } finally {
    vi.useRealTimers();
  }
  expect(await ownerDb().post.count(of())).toBe(68);
  expect(await post("17800000000000077")).toMatchObject({ media: "story", likes: 5n });
  expect(await post(image?.id)).toMatchObject({ likes: 120n });
  expect(await ownerDb().profile.count(of())).toBe(1);
});

describe("permissions at instagram", () => {
  it("reads answers within data, and says what is missing without permissions that are not needed", async () => {
    vendor.wrap(true);
    const without = ["instagram_business_manage_comments", "instagram_business_manage_insights"];
    expect(await connect(id, "instagram", { without })).toEqual({ result: "connected" });
    const sync = await runWaitingSync(id);
    expect(sync).toMatchObject({ status: "completed", posts: 67, comments: 0 });
    expect(sync.missing.map((one) => one.split(":")[0])).toEqual([
      "Followers of earlier days",
      "Views, reach, saves and shares",
      "Comments",
    ]);
    expect(asked("/insights")).toBe(2);
    // Likes that are hidden are nowhere told then.
    expect(await post(main().media[4]?.id)).toMatchObject({ likes: null, views: null, comments: 2n });
  });

  it("tells what a person decided, and of an account that cannot be read", async () => {
    expect(await connect(id, "instagram", { deny: true })).toEqual({ result: "denied" });
    const without = ["instagram_business_basic"];
    expect(await connect(id, "instagram", { without })).toEqual({ result: "permission" });
    main().type = "Personal";
    expect(await connect(id, "instagram")).toEqual({ result: "unfit" });
    const body = { error_type: "OAuthException", code: 400, error_message: "Matching code was not found" };
    vendor.faults.add({ at: "/oauth/access_token", answer: { status: 400, body } });
    expect(await connect(id, "instagram")).toEqual({ result: "code" });
    vendor.faults.add({
      at: "graph.instagram.com/access_token",
      answer: refuse(101, "Error validating client secret."),
    });
    expect(await connect(id, "instagram")).toEqual({ result: "refused" });
  });

  it("renews a token of a week, none of an hour, and asks to connect again when one has ended", async () => {
    await connect(id, "instagram");
    await runWaitingSync(id);
    expect(asked("/refresh_access_token")).toBe(0);
    await connect(id, "instagram");
    vendor.oauth.expire();
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Reconnect Required" });
    expect(await profileNow()).toMatchObject({ status: "reconnect_required" });
    await connect(id, "instagram");
    vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ["Date"] });
    try {
      expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
    } finally {
      vi.useRealTimers();
    }
    expect(asked("/refresh_access_token")).toBe(2);
  });
});

describe("what goes wrong at instagram", () => {
  it.each([
    ["a dead token", refuse(190, "no", { subcode: 460 }), "Reconnect Required", "reconnect_required"],
    ["a missing permission", refuse(10, "no"), "Permission Missing", "reconnect_required"],
    ["a limit of the app", refuse(4, "no", { status: 403 }), "Rate Limited", "connected"],
    ["a limit of the account", refuseLimit(19), "Rate Limited", "connected"],
    ["a refusal of what is asked", refuse(100, "no"), "Unexpected Answer", "error"],
    ["wrong types", { body: { data: "many", paging: 1 } }, "Unexpected Answer", "error"],
    [
      "an error in a good status",
      refuse(190, "no", { status: 200 }),
      "Reconnect Required",
      "reconnect_required",
    ],
  ])("%s ends a sync and keeps what was read", async (_name, answer, errorTitle, status) => {
    await connect(id, "instagram");
    vendor.faults.add({ at: "/media", after: 1, times: 99, answer });
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle });
    expect(await profileNow()).toMatchObject({ status });
    expect(await ownerDb().post.count(of())).toBe(52);
    vendor.faults.clear();
    await connect(id, "instagram");
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
    expect(await ownerDb().post.count(of())).toBe(67);
  });

  it.each(["cut", "page", "close"] as const)("goes on after an answer that was %s", async (ending) => {
    await connect(id, "instagram");
    vendor.faults.add({ at: "/media", after: 1, ending });
    vendor.faults.add({
      at: "/media",
      after: 1,
      answer: refuse(2, "Service temporarily unavailable", { status: 500 }),
    });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", posts: 67 });
  });

  it("a page that repeats ends a sync; metrics that are refused leave figures absent; so does an empty set", async () => {
    await connect(id, "instagram");
    const unfit = refuse(
      100,
      "The Media Insights API does not support the saved metric for this media product type.",
    );
    const [unseen, first, second] = [main().stories[0]?.id, main().media[0]?.id, main().media[1]?.id];
    vendor.faults.add({ at: `${first}/insights`, answer: unfit });
    vendor.faults.add({ at: `${second}/insights`, answer: { body: { data: [] } } });
    vendor.faults.add({ at: `${unseen}/insights`, times: 2, answer: unfit });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
    expect(await post(first)).toMatchObject({ views: 3_000n, saves: null });
    expect(await post(second)).toMatchObject({ views: null, likes: 121n });
    await connect(id, "instagram");
    const [one] = main().media;
    const data = [{ id: one?.id, timestamp: new Date().toISOString(), comments_count: 0 }];
    const paging = { cursors: { after: "A" }, next: "https://graph.instagram.com/x?after=A" };
    vendor.faults.add({ at: "/media", times: 99, answer: { body: { data, paging } } });
    expect(await runWaitingSync(id)).toMatchObject({ status: "failed", errorTitle: "Unexpected Answer" });
  });

  it("waits for a moment that instagram states, and reads on", async () => {
    await connect(id, "instagram");
    const wait = { status: 429, headers: { "retry-after": "1" }, body: {} };
    vendor.faults.add({ at: "/comments", after: 3, answer: wait });
    expect(await runWaitingSync(id)).toMatchObject({ status: "completed", comments: 130 });
  });

  it("reads an account without posts and with few followers", async () => {
    for (const media of [...main().media]) main().vanish(media.id);
    Object.assign(main(), { stories: [], followers: 40 });
    await connect(id, "instagram");
    const sync = await runWaitingSync(id);
    expect(sync).toMatchObject({ status: "completed", posts: 0, comments: 0 });
    expect(sync.missing).toEqual([expect.stringContaining("100 or more followers")]);
  });
});
