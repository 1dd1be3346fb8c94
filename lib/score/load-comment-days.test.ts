import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { shuffledIndices } from "../statistics/shuffle.ts";
import { comments, totalOf } from "./comment-rows.fixture.ts";
import type { CommentRow } from "./count-comments.ts";
import { loadCommentDays } from "./load-comment-days.ts";

const RANGE = { from: "2026-10-01", to: "2026-11-20" };

/** A workspace with two profiles of one platform. */
async function makeProfiles() {
  const { id: workspaceId } = await makeWorkspace();
  const [main, second] = [`prf_${workspaceId}_1`, `prf_${workspaceId}_2`];
  const shared = { workspaceId, platform: "instagram", role: "own", source: "import", status: "connected" };
  await ownerDb().profile.createMany({
    data: [
      { ...shared, id: main, handle: "blue.cup", platformId: "1784", connectedAt: new Date() },
      { ...shared, id: second, handle: "bluecup.berlin", connectedAt: new Date() },
    ],
  });
  const platform = "instagram";
  return { workspaceId, main, second, profiles: [main, second].map((id) => ({ id, platform })) };
}

async function write(workspaceId: string, rows: readonly CommentRow[]): Promise<void> {
  await ownerDb().comment.createMany({
    data: rows.map(({ profile, ...row }) => ({
      ...row,
      workspaceId,
      profileId: profile,
      importedAt: new Date(),
    })),
  });
}

describe("loadCommentDays", () => {
  it("counts what is said on two profiles once, and what the brand says on any of them not at all", async () => {
    const { workspaceId, main, second, profiles } = await makeProfiles();
    const authors = ["ada", "ada", "@BlueCup.Berlin", "1784", "ben"];
    const rows = authors.map((author, n) => ({
      ...{ id: `c${n}`, author, text: "I love this cake", profile: n % 2 ? main : second },
      createdAt: new Date(Date.UTC(2026, 10, 2, n)),
    }));
    await write(workspaceId, rows);
    const days = await loadCommentDays(workspaceId, profiles, RANGE);
    expect(days.get(main)).toEqual([expect.objectContaining({ positive: 0, repeated: 2 })]);
    expect(days.get(second)).toEqual([expect.objectContaining({ positive: 2, repeated: 1 })]);
  });

  it("comes to the same whenever older comments are imported, over pages and profiles", async () => {
    const rows = comments(2_400, (n) => ({
      createdAt: new Date(Date.UTC(2026, 6, 1, Math.floor(n / 3) * 4)),
      author: n % 7 ? `fan${n % 90}` : null,
      text: ["love it", "awful", "nice cake", "never again", "the queue was long today again"][n % 5],
    }));
    const results: unknown[] = [];
    for (const seed of [0, 7]) {
      const { workspaceId, main, second, profiles } = await makeProfiles();
      const placed = rows.map((row, n) => ({ ...row, profile: n % 4 ? main : second }));
      const order =
        seed === 0 ? placed : [...shuffledIndices(placed.length, seed)].map((at) => placed[at] as CommentRow);
      await write(workspaceId, order);
      const days = await loadCommentDays(workspaceId, profiles, RANGE);
      results.push([days.get(main), days.get(second)]);
      expect(totalOf(days.get(main) ?? []).counted).toBeGreaterThan(0);
    }
    expect(results[1]).toEqual(results[0]);
  });
});
