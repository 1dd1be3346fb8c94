import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { picturePath } from "#components/posts/post-address.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { encodeThumbnail } from "#lib/media/make-thumbnail.ts";
import { digestPicture } from "#lib/platforms/pictures/digest-picture.ts";
import { getPost } from "#lib/posts/get-post.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { PostQuery } from "#lib/posts/schemas.ts";
import { findExtremes } from "#lib/score/find-extremes.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { GET } from "./[workspace_id]/[post_id]/route.ts";

const ID = "p/10?.x";
let picture: Uint8Array<ArrayBuffer>;
let digest: string;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: "#4f7d6d" } });
  picture = new Uint8Array(await encodeThumbnail(drawn));
  digest = digestPicture(picture);
});

async function makeBrand() {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(30).replace("\np10,", `\n${ID},`));
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: id } });
  const profile = await profileOf(id, "twitter");
  const key = { workspaceId: id, profileId: profile, postId: ID };
  await ownerDb().postPicture.create({ data: { ...key, postedAt: new Date(), picture, digest } });
  return { id, user: { id: userId }, profile };
}

/** As the framework hands it over: the parts of the path as they stand there. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const [, , workspace_id = "", post_id = ""] = new URL(`http://plinth.test${path}`).pathname.split("/");
  const params = Promise.resolve({ workspace_id, post_id });
  return GET(new Request(`http://plinth.test${path}`, { headers }), { params });
}

describe("the picture of a post", () => {
  it("is given to members, to be kept for a day and by nobody else, as nothing but WebP", async () => {
    const { id, user, profile } = await makeBrand();
    signedIn.user = user;
    const path = picturePath(`/w/${id}`, { profile, id: ID }, digest);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=86400",
      etag: `"${digest}"`,
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
    const again = await ask(path, { "if-none-match": `"${digest}"` });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, `"${digest}"`, ""]);
    expect((await ask(path, { "if-none-match": '"another-one-here"' })).status).toBe(200);
  });

  it("is given to nobody else, and not of posts without", async () => {
    const [own, other] = [await makeBrand(), await makeBrand()];
    const path = picturePath(`/w/${own.id}`, { profile: own.profile, id: ID }, digest);
    signedIn.user = other.user;
    expect((await ask(path)).status).toBe(404);
    // Another's post by the address of one's own workspace.
    expect((await ask(picturePath(`/w/${other.id}`, { profile: own.profile, id: ID }, digest))).status).toBe(
      404,
    );
    signedIn.user = null;
    expect((await ask(path)).status).toBe(401);
    signedIn.user = own.user;
    for (const part of ["p0", "unknown"]) {
      const answer = await ask(picturePath(`/w/${own.id}`, { profile: own.profile, id: part }, digest));
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
    }
    expect((await ask(`/pictures/${own.id}/nonsense`)).status).toBe(404);
  });

  it("is named by its digest wherever the post is shown", async () => {
    const { id, profile } = await makeBrand();
    const caller = await operatorFor(id);
    const { posts } = await listPosts(caller, PostQuery.parse({}));
    expect(posts.filter((post) => post.picture !== null)).toMatchObject([{ id: ID, picture: digest }]);
    expect(await getPost(caller, { profile, id: ID })).toMatchObject({ picture: digest });
    const today = utcDay(new Date());
    const range = { from: addDays(today, -30), to: today };
    await ownerDb().post.updateMany({ where: { workspaceId: id, id: ID }, data: { likes: 10_000 } });
    const found = await findExtremes(caller, range, null, new Date());
    expect(found?.best).toMatchObject({ id: ID, picture: digest });
    expect(found?.worst).toMatchObject({ picture: null });
  });
});
