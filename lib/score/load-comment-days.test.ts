import { describe, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { APART, SECOND } from "../formula/second-version.fixture.ts";
import { formula } from "../formula/versions.ts";
import { shuffledIndices } from "../statistics/shuffle.ts";
import { comments, totalOf } from "./comment-rows.fixture.ts";
import type { CommentRow } from "./count-comments.ts";
import { countProfileComments } from "./count-profile-comments.ts";
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
  const platform = "instagram" as const;
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
    const days = await loadCommentDays(workspaceId, profiles, RANGE, APART);
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
      const days = await loadCommentDays(workspaceId, profiles, RANGE, APART);
      results.push([days.get(main), days.get(second)]);
      expect(totalOf(days.get(main) ?? []).counted).toBeGreaterThan(0);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

describe("countProfileComments", () => {
  /** One author says the same on the second profile in 2024, on the main one a day later, and again in 2026. */
  async function makeEcho() {
    const { workspaceId, main, second, profiles } = await makeProfiles();
    const said = [
      { profile: second, day: "2024-05-02" },
      { profile: main, day: "2024-05-03" },
      { profile: main, day: "2026-11-02" },
      { profile: main, day: "2026-11-03" },
    ];
    const rows = said.map(({ profile, day }, n) => {
      return { profile, id: `c${n}`, author: "ada", text: "I love this cake", createdAt: new Date(day) };
    });
    await write(workspaceId, rows);
    return { workspaceId, main, second, profiles };
  }
  const liked = (date: string) => ({ date, positive: 1, neutral: 0, negative: 0, unknown: 0, reading: 2 });
  const repeated = (date: string) => ({ ...liked(date), positive: 0, repeated: 1 });
  const day = "2026-11-20";

  it("looks at the window before the last comment of each profile where they are kept apart", async () => {
    const { workspaceId, main, second, profiles } = await makeEcho();
    const counted = await countProfileComments(workspaceId, profiles, { day, version: APART });
    const ofMain = [liked("2026-11-02"), repeated("2026-11-03")];
    expect([...counted]).toEqual([
      [main, ofMain],
      [second, [liked("2024-05-02")]],
    ]);
    const together = await countProfileComments(workspaceId, profiles, { day, version: SECOND });
    expect([...together]).toEqual([
      [main, ofMain],
      [second, []],
    ]);
  });

  it("counts for the first version what is said again, as that always did", async () => {
    const { workspaceId, main, profiles } = await makeEcho();
    const counted = await countProfileComments(workspaceId, profiles, { day, version: formula("v1") });
    const unread = ({ reading: _, ...said }: ReturnType<typeof liked>) => said;
    expect(counted.get(main)).toEqual([liked("2026-11-02"), liked("2026-11-03")].map(unread));
  });

  it("hears on each profile what was said on the other", async () => {
    const { workspaceId, main, second, profiles } = await makeEcho();
    const asked = { day: "2024-05-03", version: APART };
    const counted = await countProfileComments(workspaceId, profiles, asked);
    expect(counted.get(second)).toEqual([liked("2024-05-02")]);
    expect(counted.get(main)).toEqual([repeated("2024-05-03")]);
  });

  it("takes nothing of a profile later than the day on which it was disconnected", async () => {
    const { workspaceId, main, profiles } = await makeEcho();
    const ended = profiles.map((one) => ({ ...one, disconnectedOn: "2026-11-02" }));
    const counted = await countProfileComments(workspaceId, ended, { day, version: APART });
    expect(counted.get(main)).toEqual([liked("2026-11-02")]);
  });
});
