import { describe, expect, it } from "vitest";
import { formula } from "#lib/formula/versions.ts";
import { loadCommentDays } from "#lib/score/load-comment-days.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { digestAuthors } from "./digest-authors.ts";
import { discardOldComments } from "./discard-old-comments.ts";
import { eraseCommenter } from "./erase-commenter.ts";

const now = new Date();
const FILE = [
  "id,post_id,created_at,author,text",
  "c1,p1,2026-03-01T10:00:00Z,Rosamund,Lovely cup of tea",
  "c2,p1,2026-03-02T10:00:00Z,@rosamund,I come here every week",
  "c3,p1,2026-03-03T10:00:00Z,Barnaby,Too slow for me",
  "c4,p1,2026-03-04T10:00:00Z,brand,We thank you all",
  "c5,p1,2026-03-05T10:00:00Z,,Nobody knows who wrote this",
  "",
].join("\n");

async function makeCommented() {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", FILE);
  return id;
}

const stored = async (workspaceId: string) =>
  (await ownerDb().comment.findMany({ where: { workspaceId }, orderBy: { id: "asc" } })).map(
    ({ id, author }) => [id, author] as const,
  );
const idsOf = async (workspaceId: string) => (await stored(workspaceId)).map(([id]) => id);

/** As a file was imported before names were digested. */
async function writePlain(workspaceId: string): Promise<void> {
  const names = { c1: "Rosamund", c2: "@rosamund", c3: "Barnaby", c4: "brand" };
  for (const [id, author] of Object.entries(names))
    await ownerDb().comment.updateMany({ where: { workspaceId, id }, data: { author } });
}

describe("names of commenters", () => {
  it("are stored as digests: one for a person in a workspace, another in each workspace", async () => {
    const [mine, other] = [await makeCommented(), await makeCommented()];
    const [, first] = (await stored(mine))[0] ?? [];
    expect(first).toMatch(/^d1:[0-9a-f]{32}$/);
    const authors = (await stored(mine)).map(([, author]) => author);
    expect(authors[1]).toBe(first);
    expect(new Set(authors).size).toBe(4);
    expect(authors[4]).toBeNull();
    expect((await stored(other))[0]?.[1]).not.toBe(first);
    const { rows } = await ownerPool().query(
      "SELECT c::text FROM comments c UNION ALL SELECT r::text FROM comment_rules r",
    );
    expect(JSON.stringify(rows)).not.toMatch(/rosamund|barnaby/i);
    expect(await importText(mine, "twitter", FILE)).toMatchObject({ comments: 0, updated: 0 });
  });

  it("that were imported before are digested later, by the same key", async () => {
    const id = await makeCommented();
    const before = await stored(id);
    await writePlain(id);
    await digestAuthors();
    expect(await stored(id)).toEqual(before);
    await digestAuthors();
    expect(await stored(id)).toEqual(before);
  });

  it("still tell the brand's own comments from those of others", async () => {
    const id = await makeCommented();
    const profiles = await ownerDb().profile.findMany({ where: { workspaceId: id } });
    const range = { from: "2026-03-01", to: "2026-03-05" };
    const read = profiles.map(({ id: profile, platform }) => ({ id: profile, platform }));
    const count = async () => [...(await loadCommentDays(id, read, range, formula())).values()].flat();
    const days = await count();
    expect(days.find(({ date }) => date === "2026-03-04")).toMatchObject({ repeated: 1, positive: 0 });
    await writePlain(id);
    expect(await count()).toEqual(days);
  });
});

describe("comments", () => {
  it("of one person are erased for good, also those that were stored with the name, and no import brings them back", async () => {
    const [id, other] = [await makeCommented(), await makeCommented()];
    await writePlain(id);
    const entries = await entriesOf(async () => {
      expect(await eraseCommenter(id, " @ROSAMUND ", now)).toEqual({ workspace_id: id, comments: 2 });
    });
    expect(entries).toMatchObject([
      { action: "commenter.erased", workspace_id: id, actor_kind: "operator", detail: { comments: 2 } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/rosamund/i);
    expect(await idsOf(id)).toEqual(["c3", "c4", "c5"]);
    await importText(id, "twitter", FILE);
    expect(await idsOf(id)).toEqual(["c3", "c4", "c5"]);
    expect(await eraseCommenter(id, "rosamund", now)).toMatchObject({ comments: 0 });
    expect(await idsOf(other)).toHaveLength(5);
    await expect(eraseCommenter("ws_none", "rosamund", now)).rejects.toMatchObject({ title: "Not Found" });
  });

  it("go when they are older than the workspace keeps them; undated ones with the day of their import", async () => {
    const [id, other] = [await makeCommented(), await makeCommented()];
    await importText(id, "twitter", "id,post_id,author,text\nu1,p1,Ana,Undated\n", "undated.csv");
    await changeWorkspace(id, { commentRetention: 30 }, now);
    await discardOldComments(new Date("2026-04-01T12:00:00Z"));
    expect(await idsOf(id)).toEqual(["c3", "c4", "c5", "u1"]);
    await changeWorkspace(id, { commentRetention: null }, now);
    await discardOldComments(new Date("2027-01-01T12:00:00Z"));
    expect(await idsOf(id)).toHaveLength(4);
    await changeWorkspace(id, { commentRetention: 1 }, now);
    await discardOldComments(new Date(now.getTime() + 2 * 86_400_000));
    expect([await idsOf(id), (await idsOf(other)).length]).toEqual([[], 5]);
  });
});
