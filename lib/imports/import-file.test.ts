import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { importFile } from "./import-file.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const HEADER = "id,created_at,text,likes,views";
const POSTS = `${HEADER}\np1,2026-03-01,tea,1,10\np2,2026-03-02,cake,2,\n`;
let workspaces = 0;

/** A workspace that no other test writes to. */
const freshWorkspace = () => `ws_import_${++workspaces}`;

function importContent(workspaceId: string, content: string, platform: Platform = "instagram", now = NOW) {
  return importFile(workspaceId, {
    platform,
    handle: "@teahouse",
    fileName: "mine.csv",
    source: chunksOf(content),
    now,
  });
}

const readPosts = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.post.findMany({ where: { workspaceId }, orderBy: { id: "asc" } }));

const readProfiles = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.profile.findMany({ where: { workspaceId } }));

describe("importFile", () => {
  it("writes every post once and connects the platform", async () => {
    const workspaceId = freshWorkspace();
    expect(await importContent(workspaceId, POSTS)).toEqual({
      file: "mine.csv",
      format: "generic_posts_csv",
      posts: 2,
      updated: 0,
      account_days: 0,
      comments: 0,
      rejected: [],
      rejected_total: 0,
      unknown_columns: [],
      notes: [],
    });
    expect(await readPosts(workspaceId)).toMatchObject([
      {
        id: "p1",
        createdAt: new Date("2026-03-01"),
        likes: 1n,
        views: 10n,
        importedAt: NOW,
      },
      { id: "p2", text: "cake", likes: 2n, views: null, isReply: null },
    ]);
    expect(await readProfiles(workspaceId)).toEqual([
      {
        workspaceId,
        id: expect.stringMatching(/^prf_/),
        platform: "instagram",
        handle: "teahouse",
        platformId: null,
        name: null,
        picture: null,
        role: "own",
        source: "import",
        status: "connected",
        connectedAt: NOW,
        preferredAt: null,
        lastSync: NOW,
        disconnectedAt: null,
      },
    ]);
  });

  it("finds nothing new in the same file, and keeps the day of the connection", async () => {
    const workspaceId = freshWorkspace();
    await importContent(workspaceId, POSTS);
    const later = new Date("2026-03-11T12:00:00Z");
    expect(await importContent(workspaceId, POSTS, "instagram", later)).toMatchObject({
      posts: 0,
      updated: 0,
    });
    expect(await readPosts(workspaceId)).toMatchObject([{ importedAt: NOW }, { importedAt: NOW }]);
    expect(await readProfiles(workspaceId)).toMatchObject([{ connectedAt: NOW, lastSync: later }]);
  });

  it("updates what changed and never forgets a known value", async () => {
    const workspaceId = freshWorkspace();
    await importContent(workspaceId, POSTS);
    const result = await importContent(workspaceId, "id,likes,views,text\np1,5,,\np2,2,,\np3,0,0,new\n");
    expect(result).toMatchObject({ posts: 1, updated: 1 });
    expect(await readPosts(workspaceId)).toMatchObject([
      { id: "p1", likes: 5n, views: 10n, text: "tea", createdAt: new Date("2026-03-01") },
      { id: "p2", likes: 2n },
      { id: "p3", likes: 0n, views: 0n },
    ]);
  });

  it("lets the later of two rows with one id win, without forgetting the earlier", async () => {
    const workspaceId = freshWorkspace();
    const content = `${HEADER}\np1,2026-03-01,tea,1,10\np1,,,7,\n`;
    expect(await importContent(workspaceId, content)).toMatchObject({
      posts: 1,
      updated: 0,
      rejected_total: 0,
    });
    expect(await readPosts(workspaceId)).toMatchObject([{ id: "p1", text: "tea", likes: 7n, views: 10n }]);
    expect(await importContent(workspaceId, content)).toMatchObject({ posts: 0, updated: 0 });
  });

  it("writes days and comments", async () => {
    const workspaceId = freshWorkspace();
    const days = "date,followers\n2026-03-01,100\n2026-03-02,110\n2026-03-03,NA\n";
    expect(await importContent(workspaceId, days)).toMatchObject({ account_days: 2, posts: 0, updated: 0 });
    expect(await importContent(workspaceId, days.replace("110", "111"))).toMatchObject({
      account_days: 0,
      updated: 1,
    });
    const comments = '{"id":"c1","post_id":"p1","author":"Ana","text":"Lovely"}\n{"id":"c2","text":"Hm"}\n';
    expect(await importContent(workspaceId, comments)).toMatchObject({
      comments: 2,
      format: "generic_comments_jsonl",
    });
    expect(await importContent(workspaceId, comments)).toMatchObject({ comments: 0, updated: 0 });
    const rows = await withWorkspace(workspaceId, async (tx) => ({
      days: await tx.accountDay.findMany({ where: { workspaceId }, orderBy: { date: "asc" } }),
      comments: await tx.comment.findMany({ where: { workspaceId }, orderBy: { id: "asc" } }),
    }));
    expect(rows.days).toMatchObject([
      { date: new Date("2026-03-01"), followers: 100n },
      { date: new Date("2026-03-02"), followers: 111n },
    ]);
    expect(rows.comments).toMatchObject([
      { id: "c1", postId: "p1", author: expect.stringMatching(/^d1:[0-9a-f]{32}$/) },
      { id: "c2", text: "Hm" },
    ]);
  });

  it("writes files of many batches", async () => {
    const workspaceId = freshWorkspace();
    const lines = Array.from({ length: 2_500 }, (_, at) => `p${at},2026-03-01,tea,${at},`);
    expect(await importContent(workspaceId, [HEADER, ...lines].join("\n"))).toMatchObject({ posts: 2_500 });
  });
});

describe("an import that changes nothing", () => {
  it("is that of a refused file", async () => {
    const workspaceId = freshWorkspace();
    await expect(importContent(workspaceId, "name,price\ntea,4\n")).rejects.toMatchObject({
      title: "Not An Export",
    });
    expect(await readProfiles(workspaceId)).toEqual([]);
  });

  it("is that of a file without a single good row", async () => {
    const workspaceId = freshWorkspace();
    expect(await importContent(workspaceId, `${HEADER}\n,,,,4\n`)).toMatchObject({
      posts: 0,
      rejected_total: 1,
    });
    expect(await readProfiles(workspaceId)).toEqual([]);
  });

  it("is that of a file that breaks off", async () => {
    const workspaceId = freshWorkspace();
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(
        `${HEADER}\n${Array.from({ length: 9_000 }, (_, at) => `p${at},,tea,1,\n`).join("")}`,
      );
      throw new Error("the upload broke off");
    }
    const input = {
      platform: "instagram",
      handle: "teahouse",
      fileName: "mine.csv",
      source: source(),
      now: NOW,
    } as const;
    await expect(importFile(workspaceId, input)).rejects.toThrow("the upload broke off");
    expect(await readPosts(workspaceId)).toEqual([]);
    expect(await readProfiles(workspaceId)).toEqual([]);
  });

  it.each(["", "@", "x".repeat(101), "tea\u0000"])("is that for the handle %j", async (handle) => {
    const input = {
      platform: "instagram",
      handle,
      fileName: "mine.csv",
      source: chunksOf(POSTS),
      now: NOW,
    } as const;
    await expect(importFile(freshWorkspace(), input)).rejects.toMatchObject({ title: "Invalid Request" });
  });
});

describe("two imports", () => {
  it("of one id leave the rows of another workspace and platform as they are", async () => {
    const [one, other] = [freshWorkspace(), freshWorkspace()];
    await importContent(one, POSTS);
    await importContent(other, POSTS.replace("tea", "coffee"));
    await importContent(other, POSTS.replace("tea", "water"), "tiktok");
    expect(await readPosts(one)).toMatchObject([{ id: "p1", text: "tea" }, { id: "p2" }]);
    expect((await readPosts(other)).map((post) => post.text).sort()).toEqual([
      "cake",
      "cake",
      "coffee",
      "water",
    ]);
  });

  it("at once into one platform wait for each other", async () => {
    const workspaceId = freshWorkspace();
    const backwards = `${HEADER}\np2,2026-03-02,cake,2,\np1,2026-03-01,tea,1,10\n`;
    const results = await Promise.all(
      [POSTS, backwards, POSTS].map((content) => importContent(workspaceId, content)),
    );
    expect(results.reduce((sum, { posts }) => sum + posts, 0)).toBe(2);
    expect(await readPosts(workspaceId)).toHaveLength(2);
  });
});
