import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  INSTAGRAM_CLIENT,
  type InstagramStandIn,
  serveInstagram,
} from "#e2e/vendors/instagram/serve-instagram.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

let vendor: InstagramStandIn;
let id: string;

beforeEach(async () => {
  vendor = await serveInstagram({ posts: 65, comments: 130 });
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
