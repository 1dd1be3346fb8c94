import { beforeAll, describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile, makeWatched } from "#scripts/testing/profiles.ts";
import { comment, makeCommented, readComments } from "./brand-comments.fixture.ts";
import { readCommentKey } from "./comment-key.ts";
import { listComments } from "./list-comments.ts";
import type { CommentFilters } from "./schemas.ts";
import { listCommentSources, summariseComments } from "./summarise-comments.ts";

const SPAM = "dm me on whatsapp +1 555 010 2030 for crypto profit";
let brand: { workspaceId: string; profileId: string };
let tube: string;

const idsOf = async (filters: CommentFilters, limit?: number) => {
  const { comments } = await listComments(brand, filters, limit);
  return comments.map(({ id }) => readCommentKey(id)?.commentId);
};
const setOf = async (filters: CommentFilters) => (await idsOf(filters)).toSorted();

beforeAll(async () => {
  brand = await makeCommented("instagram", [
    { id: "love", text: "I love this cake, it is wonderful", day: "2026-10-01", post: "p1" },
    { id: "awful", text: "This was awful, the worst cake of my life", day: "2026-10-02", post: "p1" },
    { id: "rude", text: "Terrible service, so rude and slow", day: "2026-10-06", post: "p2" },
    {
      id: "german",
      text: "Der Kuchen war wirklich wunderbar und die Bedienung sehr freundlich",
      day: "2026-10-07",
    },
    { id: "percent", text: "100% the best_ever bakery in town, I love it", day: "2026-10-08" },
    { id: "promo", text: SPAM, day: "2026-10-09" },
    { id: "own", text: "Sorry about that, we are on it", day: "2026-10-03", post: "p1", author: "bluecup" },
    { id: "undated", text: "I hate this, it is horrible", day: null },
  ]);
  tube = await makeProfile(brand.workspaceId, "youtube", "bluecup");
  await comment({ ...brand, profileId: tube }, [
    { id: "video", text: "What a terrible, boring and useless video", day: "2026-10-04" },
  ]);
  const watched = await makeWatched(brand.workspaceId);
  await comment({ ...brand, profileId: watched }, [{ id: "rival", text: "Awful shop", day: "2026-10-04" }]);
  await readComments(brand.workspaceId);
  await makeCommented("instagram", [{ id: "stranger", text: "This was awful and horrible" }]);
});

describe("listComments", () => {
  it("has what others wrote on own profiles: not the brand's own words, no watched profile, nobody else's", async () => {
    expect(await setOf({ spam: "shown" })).toEqual(
      ["awful", "german", "love", "percent", "promo", "rude", "undated", "video"].toSorted(),
    );
  });

  it("shows critical ones first, those without a word of the brand since before all", async () => {
    expect(await idsOf({})).toEqual([
      ...["rude", "video", "undated"],
      ...["percent", "german", "awful", "love"],
    ]);
    const { comments } = await listComments(brand, { post: "p1" });
    expect(comments.map(({ sentiment, answered }) => [sentiment, answered])).toEqual([
      ["negative", true],
      ["positive", true],
    ]);
    expect(await idsOf({ order: "newest" })).toEqual([
      ...["percent", "german", "rude", "video", "awful", "love", "undated"],
    ]);
  });

  it.each<[CommentFilters, string[]]>([
    [{ platform: "youtube" }, ["video"]],
    [{ sentiment: "negative" }, ["awful", "rude", "undated", "video"]],
    [{ sentiment: "positive" }, ["german", "love", "percent"]],
    [{ language: "de" }, ["german"]],
    [{ spam: "only" }, ["promo"]],
    [{ from: "2026-10-02", to: "2026-10-04" }, ["awful", "video"]],
    [{ post: "p2" }, ["rude"]],
    [{ q: "CAKE" }, ["awful", "love"]],
    [{ q: "100%" }, ["percent"]],
    [{ q: "b_st" }, []],
    [{ q: "best_ever" }, ["percent"]],
    [{ counted: "score", sentiment: "negative", platform: "instagram" }, ["awful", "rude"]],
    [{ q: "nothing has this" }, []],
  ])("is narrowed by %o, and the summary counts the same", async (filters, expected) => {
    expect(await setOf(filters)).toEqual(expected);
    expect((await summariseComments(brand, filters)).total).toBe(expected.length);
  });

  it("goes on where a part ended, with ties of time too, and meets each comment once", async () => {
    const many = await makeCommented(
      "tiktok",
      Array.from({ length: 57 }, (_, n) => ({
        id: `c${n}`,
        text: n % 3 === 0 ? `awful and horrible, number ${n}` : `lovely and wonderful, number ${n}`,
        day: n % 10 === 0 ? null : `2026-10-0${1 + (n % 2)}`,
      })),
    );
    for (const order of [undefined, "newest"] as const) {
      const met: string[] = [];
      let after: string | undefined;
      do {
        const page = await listComments(many, { order, after }, 10);
        expect(page.comments.length).toBeLessThanOrEqual(10);
        met.push(...page.comments.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after);
      const whole = (await listComments(many, { order }, 100)).comments.map(({ id }) => id);
      expect(met).toEqual(whole);
      expect(new Set(met).size).toBe(57);
    }
    const made = { after: Buffer.from('["x"]').toString("base64url") };
    await expect(listComments(many, made)).rejects.toMatchObject({ title: "Invalid Request" });
  });

  it("has a comment without a date too, on no day", async () => {
    const { comments } = await listComments(brand, { q: "horrible" });
    expect(comments).toMatchObject([{ created_at: null, sentiment: "negative", verdict: "undated" }]);
    for (const days of [{ from: "2020-01-01" }, { to: "2030-01-01" }])
      expect(await setOf({ ...days, q: "horrible" })).toEqual([]);
  });

  it("never says who wrote a comment", async () => {
    const { comments } = await listComments(brand, { spam: "shown" });
    expect(JSON.stringify(comments)).not.toContain("fan of");
    expect(Object.keys(comments[0] ?? {})).not.toContain("author");
  });

  it("links to pages of the web only", async () => {
    const { workspaceId, profileId } = brand;
    const post = { workspaceId, profileId, importedAt: new Date(), title: "Autumn menu" };
    await ownerDb().post.create({ data: { ...post, id: "p1", url: "javascript:alert(1)" } });
    await ownerDb().post.create({ data: { ...post, id: "p2", url: "https://example.com/p2" } });
    const postOf = async (id: string) => (await listComments(brand, { post: id })).comments[0]?.post;
    expect(await postOf("p1")).toEqual({ id: "p1", name: "Autumn menu", url: null });
    expect(await postOf("p2")).toMatchObject({ url: "https://example.com/p2" });
  });
});

it("names the profiles that comments come from, and those that none come from", async () => {
  await makeProfile(brand.workspaceId, "pinterest", "bluecup");
  await comment({ ...brand, profileId: tube }, [{ id: "new", text: "Just came" }]);
  const { profiles, knowsAnswers, unread } = await listCommentSources(brand);
  expect(profiles.map(({ platform, hasComments }) => [platform, hasComments])).toEqual([
    ["instagram", true],
    ["pinterest", false],
    ["youtube", true],
  ]);
  expect({ knowsAnswers, unread }).toEqual({ knowsAnswers: true, unread: 1 });
});

it("counts what filters leave by sentiment and language", async () => {
  const summary = await summariseComments(brand, { sentiment: "negative" });
  expect(summary).toMatchObject({ total: 4, ofAll: 7, spam: 1, tones: { negative: 4, positive: 3 } });
  expect(summary.languages).toContainEqual({ language: "de", count: 1 });
});
