import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { listPosts } from "./list-posts.ts";
import { PostQuery, type PostRow } from "./schemas.ts";

type Asked = Partial<Record<keyof PostQuery, string>>;

async function ask(workspaceId: string, query: Asked = {}, limit = 100) {
  return listPosts(await operatorFor(workspaceId), PostQuery.parse(query), { limit });
}

const idsOf = (posts: readonly PostRow[]) => posts.map(({ id }) => id);

async function makeFile(rows: string[], platform: "twitter" | "instagram" = "twitter") {
  const { id } = await makeWorkspace("agency");
  const head = "id,created_at,text,media,likes,comments,impressions,is_reply";
  await importText(id, platform, [head, ...rows, ""].join("\n"));
  return id;
}

const day = (n: number) => `2026-05-${String(n).padStart(2, "0")}T09:00:00Z`;

const TEA = [
  `a,${day(1)},Green tea today,image,5,1,100,`,
  `b,${day(2)},Teapots on sale #tea,video,50,,,`,
  `c,${day(3)},50% off the #teapot,image,5,1,400,`,
  `d,${day(4)},Nothing but tea,,,,900,`,
  `e,${day(5)},Thank you,text,1,,,true`,
];

it("lists newest first, with what is not known as null, and without replies unless they are asked for", async () => {
  const id = await makeFile(TEA);
  const { posts, next, total } = await ask(id);
  expect([idsOf(posts), next, total]).toEqual([["d", "c", "b", "a"], null, 4]);
  expect(posts[0]).toMatchObject({ interactions: null, views: 900, engagement: null, likes: null });
  expect(posts[2]).toMatchObject({ interactions: 50, views: null, engagement: null, format: "video" });
  expect(posts[3]).toMatchObject({ interactions: 6, views: 100, engagement: 6, platform: "twitter" });
  const replies = await ask(id, { format: "reply" });
  expect([idsOf(replies.posts), replies.total]).toEqual([["e"], 1]);
});

it("filters by platform, format, days, text and whole topic", async () => {
  const id = await makeFile(TEA);
  await importText(id, "tiktok", `id,created_at,text,likes\nt1,${day(2)},A tea clip,7\n`);
  const found = async (query: Asked) => idsOf((await ask(id, { order: "asc", ...query })).posts);
  expect(await found({ platform: "tiktok" })).toEqual(["t1"]);
  expect(await found({ format: "image" })).toEqual(["a", "c"]);
  expect(await found({ from: "2026-05-02", to: "2026-05-03", platform: "twitter" })).toEqual(["b", "c"]);
  expect(await found({ q: "TEA", platform: "twitter" })).toEqual(["a", "b", "c", "d"]);
  expect(await found({ q: "0% o" })).toEqual(["c"]);
  expect(await found({ q: "5_%" })).toEqual([]);
  expect(await found({ topic: "tea", platform: "twitter" })).toEqual(["a", "d"]);
  expect(await found({ topic: "#tea" })).toEqual(["b"]);
  expect(await found({ topic: "te.*" })).toEqual([]);
  expect((await ask(id, { platform: "pinterest" })).total).toBe(0);
});

it("gives every post once, part by part, in one order with ties and unknown values, up and down", async () => {
  const rows = Array.from({ length: 23 }, (_, n) => {
    return `p${n},${day(1 + (n % 5))},Post,image,${n % 3 === 0 ? "" : n % 4},,,`;
  });
  const id = await makeFile(rows);
  for (const sort of ["date", "interactions", "likes", "engagement", "percentile"])
    for (const order of ["asc", "desc"]) {
      const whole = idsOf((await ask(id, { sort, order })).posts);
      const parts: string[] = [];
      for (let after: string | undefined; ; ) {
        const page = await ask(id, { sort, order, ...(after && { after }) }, 4);
        parts.push(...idsOf(page.posts));
        if (page.next === null) break;
        after = page.next;
      }
      expect([sort, order, parts]).toEqual([sort, order, whole]);
      expect(new Set(whole).size).toBe(23);
    }
  const last = (await ask(id, { sort: "interactions", order: "asc" })).posts.at(-1);
  expect(last?.interactions).toBeNull();
});

it("refuses what is no place in the list", async () => {
  const { id } = await makeWorkspace("agency");
  await expect(ask(id, { after: "nonsense" })).rejects.toThrow("not a place in the list");
});

it("places settled figures among settled ones; of few posts, or unknown figures, there is no place", async () => {
  const rows = Array.from({ length: 10 }, (_, n) => `p${n},${day(1 + n)},Post,image,${n === 4 ? 3 : n},,,`);
  const id = await makeFile([...rows, `x,${day(20)},Post,image,,,,`]);
  const { posts } = await ask(id, { sort: "percentile" });
  expect(posts[0]).toMatchObject({ id: "p9", place: { percentile: 95, among: 10 } });
  // Two posts with three likes share the middle of their places.
  const tied = posts.filter(({ likes }) => likes === 3).map(({ place }) => place?.percentile);
  expect(tied).toEqual([40, 40]);
  expect(posts.at(-1)).toMatchObject({ id: "x", place: null });
  const few = await makeFile(rows.slice(1));
  expect((await ask(few)).posts.every(({ place }) => place === null)).toBe(true);
});

it("places young figures among what other posts had at the same age, where that was kept", async () => {
  const id = await makeFile(
    Array.from({ length: 12 }, (_, n) => `p${n},${day(1 + n)},Post,image,${100 + n},,,`),
  );
  const profile = await profileOf(id, "twitter");
  await withWorkspace(id, async (tx) => {
    const where = { workspaceId: id, profileId: profile };
    for (let n = 0; n < 12; n++) {
      const at = new Date(day(1 + n));
      at.setUTCDate(at.getUTCDate() + 2);
      await tx.postFigures.create({ data: { ...where, postId: `p${n}`, day: at, likes: BigInt(n) } });
    }
    const young = { ...where, likes: 7n, text: "Young", createdAt: new Date("2026-06-20T09:00:00Z") };
    await tx.post.create({ data: { ...young, id: "two", importedAt: new Date("2026-06-22T08:00:00Z") } });
    await tx.post.create({ data: { ...young, id: "three", importedAt: new Date("2026-06-23T08:00:00Z") } });
  });
  const { posts } = await ask(id, { q: "young" });
  const found = Object.fromEntries(posts.map((post) => [post.id, [post.age_days, post.place]]));
  // Seven of twelve had fewer than seven likes on their second day, and one had as many.
  expect(found.two).toEqual([2, { percentile: (100 * 7.5) / 12, among: 12 }]);
  expect(found.three).toEqual([3, null]);
});

it("takes a synced account's figures to be as old as its last sync", async () => {
  const id = await makeFile(Array.from({ length: 12 }, (_, n) => `p${n},${day(1 + n)},Post,image,${n},,,`));
  const asked = { from: "2026-05-04", to: "2026-05-04" };
  await withWorkspace(id, (tx) =>
    tx.post.updateMany({ where: { workspaceId: id, id: "p3" }, data: { importedAt: new Date(day(5)) } }),
  );
  expect((await ask(id, asked)).posts[0]).toMatchObject({ id: "p3", age_days: 1, place: null });
  const synced = { source: "oauth", lastSync: new Date(day(30)) };
  await withWorkspace(id, (tx) => tx.profile.updateMany({ where: { workspaceId: id }, data: synced }));
  expect((await ask(id, asked)).posts[0]).toMatchObject({ age_days: 26, place: { percentile: 350 / 12 } });
});

it("shows nothing of other workspaces, of watched accounts, of disconnected ones, or what is gone", async () => {
  const id = await makeFile(TEA);
  const other = await makeWorkspace("agency");
  await importText(other.id, "twitter", `id,created_at,text,likes\nother,${day(1)},Other tea,1\n`);
  expect(idsOf((await ask(other.id)).posts)).toEqual(["other"]);
  expect(idsOf((await ask(id, { q: "other" })).posts)).toEqual([]);
  await withWorkspace(id, (tx) =>
    tx.post.updateMany({ where: { workspaceId: id, id: "a" }, data: { id: "gone_x", text: null } }),
  );
  expect(idsOf((await ask(id)).posts)).toEqual(["d", "c", "b"]);
  await withWorkspace(id, (tx) =>
    tx.profile.updateMany({ where: { workspaceId: id }, data: { role: "watched" } }),
  );
  expect((await ask(id)).total).toBe(0);
});
