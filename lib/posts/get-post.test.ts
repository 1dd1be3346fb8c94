import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { getPost } from "./get-post.ts";

async function makePosts() {
  const { id } = await makeWorkspace("agency");
  const rows = Array.from(
    { length: 12 },
    (_, n) => `p${n},2026-05-${10 + n}T09:00:00Z,Post ${n},${n},${10 * n}`,
  );
  await importText(id, "instagram", ["id,created_at,text,likes,impressions", ...rows, ""].join("\n"));
  return { id, profile: await profileOf(id, "instagram"), caller: await operatorFor(id) };
}

it("gives a post with its place and each day whose figures were kept", async () => {
  const { id, profile, caller } = await makePosts();
  await withWorkspace(id, async (tx) => {
    const key = { workspaceId: id, profileId: profile, postId: "p8" };
    await tx.postFigures.create({ data: { ...key, day: new Date("2026-05-20"), likes: 5n } });
    await tx.postFigures.create({
      data: { ...key, day: new Date("2026-05-19"), likes: 2n, impressions: 9n },
    });
  });
  const post = await getPost(caller, { profile, id: "p8" });
  expect(post).toMatchObject({
    ...{
      id: "p8",
      platform: "instagram",
      handle: "brand",
      interactions: 8,
      views: 80,
      engagement: 10,
      clicks: null,
    },
    place: { percentile: expect.closeTo((100 * 8.5) / 12, 9), among: 12 },
  });
  expect(post.growth.slice(0, 2)).toEqual([
    { day: "2026-05-19", interactions: 2, views: 9 },
    { day: "2026-05-20", interactions: 5, views: null },
  ]);
  expect(post.growth[2]).toMatchObject({ interactions: 8, views: 80 });
});

it("does not know posts of nobody, of other workspaces and of watched accounts", async () => {
  const { id, profile, caller } = await makePosts();
  const other = await makePosts();
  const refused = { title: "Not Found" };
  await expect(getPost(caller, { profile, id: "p99" })).rejects.toMatchObject(refused);
  await expect(getPost(caller, { profile: other.profile, id: "p8" })).rejects.toMatchObject(refused);
  await withWorkspace(id, (tx) =>
    tx.profile.updateMany({ where: { workspaceId: id }, data: { role: "watched" } }),
  );
  await expect(getPost(caller, { profile, id: "p8" })).rejects.toMatchObject(refused);
});
