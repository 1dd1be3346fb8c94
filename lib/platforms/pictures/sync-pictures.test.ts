import { afterEach, expect, it } from "vitest";
import { INSTAGRAM_CLIENT, serveInstagram } from "#e2e/vendors/instagram/serve-instagram.ts";
import type { StandIn } from "#e2e/vendors/serve.ts";
import { serveTiktok, TIKTOK_CLIENT } from "#e2e/vendors/tiktok/serve-tiktok.ts";
import { serveTwitter, TWITTER_CLIENT } from "#e2e/vendors/twitter/serve-twitter.ts";
import { serveYoutube, YOUTUBE_CLIENT } from "#e2e/vendors/youtube/serve-youtube.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Platform } from "#lib/formula/names.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "../disconnect-platform.ts";
import { fetchPictures } from "./fetch-pictures.ts";

let vendor: StandIn | undefined;
let platform: Platform;

afterEach(async () => {
  setUpPlatform(platform, null);
  await vendor?.close();
});

async function connected(served: StandIn, of: Platform, client: { id: string; secret: string }) {
  [vendor, platform] = [served, of];
  setUpPlatform(of, { base: served.base, client });
  await ownerPool().query("TRUNCATE vendor_budgets");
  const { id } = await makeWorkspace();
  await connect(id, of);
  const sync = await runWaitingSync(id);
  expect(sync.status).toBe("completed");
  return { id, where: { workspaceId: id }, asked: served.requests.length };
}

const list = (workspaceId: string) =>
  ownerDb().postPicture.findMany({
    where: { workspaceId },
    orderBy: [{ postedAt: "desc" }, { postId: "asc" }],
  });

it("YouTube: the thumbnails of videos, and no longer than the video", async () => {
  const served = await serveYoutube({ posts: 30, comments: 0 });
  const { id, where, asked } = await connected(served, "youtube", YOUTUBE_CLIENT);
  expect(await list(id)).toHaveLength(30);
  await fetchPictures(id);
  const fetched = served.requests.slice(asked);
  expect(fetched.map(({ host }) => host)).toEqual(Array(10).fill("i.ytimg.com"));
  expect(fetched.map(({ path }) => path)).toContain("/vi/vid00000000/mqdefault.jpg");
  expect(fetched.filter(({ headers }) => headers.authorization)).toEqual([]);
  const [newest] = await list(id);
  expect(newest).toMatchObject({ postId: "vid00000000", failure: null, digest: expect.any(String) });

  served.channels.get("main")?.vanish("vid00000000");
  await connect(id, "youtube");
  await runWaitingSync(id);
  expect((await list(id)).map(({ postId }) => postId)).not.toContain("vid00000000");
  expect(await ownerDb().post.count({ where })).toBe(30);

  await disconnectPlatform(await operatorFor(id), { platform: "youtube" }, new Date());
  expect(await list(id)).toEqual([]);
  expect(await ownerDb().post.count({ where })).toBe(30);
});

it("Instagram: pictures, and stills of videos; nothing of stories", async () => {
  const served = await serveInstagram({ posts: 9, comments: 0 });
  const { id } = await connected(served, "instagram", INSTAGRAM_CLIENT);
  const rows = await list(id);
  expect(rows).toHaveLength(9);
  expect(
    rows.map(({ url, postId }) => url === `https://scontent.cdninstagram.com/picture/${postId}?oe=1`),
  ).toEqual(Array(9).fill(true));
});

it("X: the first photo, or the still of a video; posts without have none", async () => {
  const served = await serveTwitter({ posts: 40, mentions: 0 });
  const { id, where } = await connected(served, "twitter", TWITTER_CLIENT);
  const shown = await ownerDb().post.findMany({ where: { ...where, media: { not: "text" } } });
  const rows = await list(id);
  expect(rows.map(({ postId }) => postId).sort()).toEqual(shown.map((post) => post.id).sort());
  expect(rows.length).toBeGreaterThan(5);
  expect(rows[0]?.url).toBe(`https://pbs.twimg.com/media/${rows[0]?.postId}.jpg`);
});

it("TikTok: none, which its terms do not allow", async () => {
  const served = await serveTiktok({ posts: 5 });
  const { id } = await connected(served, "tiktok", TIKTOK_CLIENT);
  expect(await list(id)).toEqual([]);
  expect(served.requests.filter(({ search }) => search.includes("cover"))).toEqual([]);
});
