import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { makeWatched } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findPosts } from "./find-posts.ts";

const POSTS = [
  "id,created_at,text,likes,url",
  "p1,2026-05-01T09:00:00Z,Crème brûlée for two at the harbour,1,https://x.com/brand/status/1",
  "p2,2026-05-02T09:00:00Z,A brulee in the morning,1,https://x.com/brand/status/2",
  "p3,2026-05-03T09:00:00Z,МОЯ ЙОГА by the harbour,1,https://x.com/brand/status/3",
  "p4,2026-05-04T09:00:00Z,Brulee without an address,1,",
  "p5,2026-05-05T09:00:00Z,Unbrulee,1,https://x.com/brand/status/5",
  "p6,2026-05-06T09:00:00Z,50% off (everything) at the harbour,1,https://x.com/brand/status/6",
  "",
].join("\n");

async function makeBrand() {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", POSTS);
  const caller = await operatorFor(id);
  return { id, find: async (words: string) => (await findPosts(caller, words)).map((post) => post.id) };
}

it("finds posts by beginnings of words, in any order, without accents, the newest first", async () => {
  const { find } = await makeBrand();
  expect(await find("brul")).toEqual(["p4", "p2", "p1"]);
  expect(await find("Brûlée HARB")).toEqual(["p1"]);
  expect(await find("harb crem")).toEqual(["p1"]);
  expect(await find("иога")).toEqual(["p3"]);
  expect(await find("rulee")).toEqual([]);
  expect(await find("b")).toEqual([]);
});

it("takes signs of patterns for what they are between words", async () => {
  const { find } = await makeBrand();
  expect(await find("50% (every")).toEqual(["p6"]);
  expect(await find(".* [")).toEqual([]);
  expect(await find("\\m' OR 1=1 --")).toEqual([]);
});

it("gives eight at most, of all own accounts that are connected", async () => {
  const { id, find } = await makeBrand();
  const rows = Array.from(
    { length: 9 },
    (_, n) => `t${n},2026-04-0${n + 1}T09:00:00Z,Harbour ${n},1,https://t.example/${n}`,
  );
  await importText(id, "tiktok", ["id,created_at,text,likes,url", ...rows, ""].join("\n"));
  expect(await find("harbour")).toEqual(["p6", "p3", "p1", "t8", "t7", "t6", "t5", "t4"]);
  await withWorkspace(id, (tx) =>
    tx.profile.updateMany({
      where: { workspaceId: id, platform: "twitter" },
      data: { disconnectedAt: new Date() },
    }),
  );
  expect(await find("harbour")).toEqual(["t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1"]);
});

it("shows nothing of watched accounts, and nothing to another workspace", async () => {
  const { id } = await makeBrand();
  const watched = await makeWatched(id);
  await withWorkspace(
    id,
    (
      tx,
    ) => tx.$executeRaw`INSERT INTO posts (workspace_id, profile_id, id, created_at, text, url, imported_at)
      VALUES (${id}, ${watched}, 'w1', now(), 'A harbour of a rival', 'https://x.com/rival/status/1', now())`,
  );
  const own = await operatorFor(id);
  expect((await findPosts(own, "harbour")).map((post) => post.id)).not.toContain("w1");
  const other = await makeWorkspace("agency");
  expect(await findPosts(await operatorFor(other.id), "harbour")).toEqual([]);
});
