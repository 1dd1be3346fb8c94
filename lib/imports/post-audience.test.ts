import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { formula } from "#lib/formula/versions.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { readDataVersion } from "#lib/score/data-version.ts";
import { loadFormulaInput } from "#lib/score/load-formula-input.ts";
import { utcDay } from "#lib/time.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

const HEADER = "id,created_at,followers\n";
const POSTS = `${HEADER}p1,2026-03-01T08:00:00Z,100\np2,2026-03-01T20:00:00Z,103\np3,2026-03-02T23:59:59Z,110\np4,,999\n`;
const SERIES = "date,followers\n2026-03-01,90\n2026-03-05,120\n";

async function makeBrand() {
  const { id } = await makeWorkspace("agency");
  const take = (text: string) => importText(id, "twitter", text);
  const days = () =>
    withWorkspace(id, async (tx) => {
      const rows = await tx.accountDay.findMany({ where: { workspaceId: id }, orderBy: { date: "asc" } });
      return rows.map(({ date, followers, ofPost }) => [utcDay(date), Number(followers), ofPost]);
    });
  return { id, take, days };
}

describe("the audience that a post tells", () => {
  it("is a figure of its day, of several posts the newest's, for lists and the formula alike", async () => {
    const { id, take, days } = await makeBrand();
    expect(await take(POSTS)).toMatchObject({ posts: 4, account_days: 2, updated: 0 });
    expect(await days()).toEqual([
      ["2026-03-01", 103, true],
      ["2026-03-02", 110, true],
    ]);
    const { platforms } = await listPlatforms(await operatorFor(id), {});
    expect(platforms).toMatchObject([{ name: "twitter", followers: 110 }]);
    const { input } = await loadFormulaInput(id, "2026-03-10", formula());
    expect(input.platforms[0]?.followers).toEqual([
      { date: "2026-03-01", count: 103 },
      { date: "2026-03-02", count: 110 },
    ]);
    expect(await take(POSTS)).toMatchObject({ posts: 0, account_days: 0, updated: 0 });
  });

  it.each([
    ["before", [SERIES, POSTS]],
    ["after", [POSTS, SERIES]],
  ])("gives way to a figure of the day itself that comes %s it", async (_, files) => {
    const { take, days } = await makeBrand();
    for (const file of files) await take(file);
    await take(POSTS.replace("103", "104"));
    expect(await days()).toEqual([
      ["2026-03-01", 90, false],
      ["2026-03-02", 110, true],
      ["2026-03-05", 120, false],
    ]);
  });

  it("is that of the newest post whatever file it comes with, and follows its corrections", async () => {
    const { id, take, days } = await makeBrand();
    await take(`${HEADER}late,2026-03-01T20:00:00Z,103\n`);
    expect(await take(`${HEADER}early,2026-03-01T08:00:00Z,100\n`)).toMatchObject({ account_days: 0 });
    expect(await days()).toEqual([["2026-03-01", 103, true]]);
    const before = await withWorkspace(id, (tx) => readDataVersion(tx, id));
    expect(await take("id,followers\nlate,105\n")).toMatchObject({ updated: 2, account_days: 0 });
    expect(await days()).toEqual([["2026-03-01", 105, true]]);
    expect(await withWorkspace(id, (tx) => readDataVersion(tx, id))).toBe(before + 1n);
  });

  it("goes along with a post whose date is corrected, or comes later than its audience", async () => {
    const { take, days } = await makeBrand();
    await take(
      `${HEADER}p1,2026-12-03,100\np2,2026-12-03T12:00:00Z,101\np3,,50\n`.replaceAll("2026-12", "2025-12"),
    );
    await take("id,created_at\np2,2026-03-12\np3,2026-03-13\n");
    expect(await days()).toEqual([
      ["2025-12-03", 100, true],
      ["2026-03-12", 101, true],
      ["2026-03-13", 50, true],
    ]);
    await take("id,created_at\np1,2026-03-12T08:00:00Z\n");
    expect(await days()).toEqual([
      ["2026-03-12", 100, true],
      ["2026-03-13", 50, true],
    ]);
  });

  it("costs little with many posts and days", { timeout: 60_000 }, async () => {
    const { take, days } = await makeBrand();
    const start = Date.parse("2023-01-01");
    const rows = Array.from({ length: 30_000 }, (_, n) => {
      return `p${n},${new Date(start + n * 3_600_000).toISOString()},${1_000 + n}`;
    });
    await take(`${HEADER}${rows.join("\n")}\n`);
    expect(await days()).toHaveLength(1_250);
  });
});
