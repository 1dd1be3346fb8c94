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
const freshWorkspace = () => `ws_result_${++workspaces}`;

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

describe("the result of an import", () => {
  it("names the columns that were not understood, and what the user must know", async () => {
    const workspaceId = freshWorkspace();
    const content = "id,created_at,likes,Mood\np1,03/04/2026,1,calm\n";
    expect(await importContent(workspaceId, content)).toMatchObject({
      posts: 1,
      unknown_columns: ["Mood"],
      notes: [expect.stringMatching(/read with the month first/)],
    });
  });

  it("tells what of a file by day is not kept, and connects nothing", async () => {
    const workspaceId = freshWorkspace();
    const content = 'Date,Impressions,New follows,Unfollows\n"Sun, Mar 1, 2026",40,3,1\n';
    expect(await importContent(workspaceId, content, "twitter")).toMatchObject({
      format: "x_account_overview",
      account_days: 0,
      rejected_total: 0,
      notes: [expect.stringMatching(/changes in the audience do not show its size/)],
    });
    expect(await readProfiles(workspaceId)).toEqual([]);
  });

  it("is that of the columns as the user assigned them", async () => {
    const workspaceId = freshWorkspace();
    const content = "Link;Hearts\nhttps://www.tiktok.com/@teahouse/video/7412345678901234567;1.204\n";
    const input = {
      platform: "tiktok",
      handle: "teahouse",
      fileName: "mine.csv",
      source: chunksOf(content),
      now: NOW,
      mapping: { Link: "url", Hearts: "likes" },
    } as const;
    expect(await importFile(workspaceId, input)).toMatchObject({ format: "generic_posts_csv" });
    expect(await readPosts(workspaceId)).toMatchObject([{ id: "7412345678901234567", likes: 1204n }]);
  });
});

describe("what the caller writes along", () => {
  const input = () =>
    ({
      platform: "instagram",
      handle: "teahouse",
      fileName: "mine.csv",
      source: chunksOf(POSTS),
      now: NOW,
    }) as const;

  it("lands with the rows, and sees the result", async () => {
    const workspaceId = freshWorkspace();
    const seen: unknown[] = [];
    const result = await importFile(workspaceId, input(), async (tx, done) => {
      seen.push(await tx.post.count({ where: { workspaceId } }), { ...done });
    });
    expect(seen).toEqual([2, result]);
  });

  it("takes the rows with it when it fails", async () => {
    const workspaceId = freshWorkspace();
    const failing = importFile(workspaceId, input(), async () => {
      throw new Error("the lease is lost");
    });
    await expect(failing).rejects.toThrow("the lease is lost");
    expect(await readPosts(workspaceId)).toEqual([]);
  });
});
