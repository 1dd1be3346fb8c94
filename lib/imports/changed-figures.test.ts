import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { importFile } from "./import-file.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const CREATED = "2026-01-20";
let workspaces = 0;

/** What a post of a fresh workspace keeps of its figures when it is imported with such likes on such days after it. */
async function keptOf(imports: { age: number; likes: number; hour?: number }[], created = CREATED) {
  const workspaceId = `ws_figures_${++workspaces}`;
  for (const { age, likes, hour = 9 } of imports) {
    const now = new Date(Date.parse(addDays(CREATED, age)) + hour * 3_600_000);
    await importFile(workspaceId, {
      platform: "instagram",
      handle: "teahouse",
      fileName: "mine.csv",
      source: chunksOf(`id,created_at,text,likes\np1,${created},day ${age},${likes}\n`),
      now,
    });
  }
  const rows = await withWorkspace(workspaceId, async (tx) => ({
    kept: await tx.postFigures.findMany({ where: { workspaceId }, orderBy: { day: "asc" } }),
    post: await tx.post.findFirstOrThrow({ where: { workspaceId } }),
  }));
  const kept = rows.kept.map(({ day, likes }) => ({
    age: daysBetween(CREATED, utcDay(day)),
    likes: Number(likes),
  }));
  return { kept, newest: Number(rows.post.likes) };
}

/** The rule, in words of lists: of each day up to the 30th and of each month after it the last change stays. */
function expected(imports: { age: number; likes: number }[]) {
  const seen: { age: number; likes: number; isChange: boolean }[] = [];
  for (const one of imports) seen.push({ ...one, isChange: seen.at(-1)?.likes !== one.likes });
  const bucket = (age: number) => (age <= 30 ? `${age}` : addDays(CREATED, age).slice(0, 7));
  return seen.flatMap(({ age, likes }, at) => {
    const next = seen[at + 1];
    if (!next?.isChange || bucket(age) === bucket(next.age)) return [];
    return [{ age, likes }];
  });
}

describe("figures of a post that change", () => {
  it("are kept with the day on which they came in, the newest in the post", async () => {
    const imports = [
      { age: 0, likes: 5 },
      { age: 1, likes: 9 },
      { age: 4, likes: 12 },
    ];
    expect(await keptOf(imports)).toEqual({ kept: imports.slice(0, 2), newest: 12 });
  });

  it("are not kept twice for a day, nor at all when they stay", async () => {
    const imports = [
      { age: 0, likes: 5, hour: 9 },
      { age: 0, likes: 7, hour: 20 },
      { age: 3, likes: 8 },
    ];
    expect(await keptOf(imports)).toEqual({ kept: [{ age: 0, likes: 7 }], newest: 8 });
    expect((await keptOf([0, 1, 2].map((age) => ({ age, likes: 5 })))).kept).toEqual([]);
  });

  it("are kept once a month when the post is older than 30 days, or of unknown age", async () => {
    const imports = [31, 35, 45, 46, 80].map((age, at) => ({ age, likes: at + 1 }));
    expect((await keptOf(imports)).kept).toEqual([
      { age: 35, likes: 2 },
      { age: 46, likes: 4 },
    ]);
    expect(
      (
        await keptOf(
          [0, 1, 2, 20].map((age) => ({ age, likes: age })),
          "",
        )
      ).kept,
    ).toEqual([{ age: 2, likes: 2 }]);
  });

  it("are profile clicks too, which the formula gets as they are now", async () => {
    const { id } = await makeWorkspace();
    for (const [day, clicks] of [
      ["2026-01-21", 3],
      ["2026-01-22", 8],
    ] as const) {
      const source = chunksOf(`id,created_at,profile_clicks\np1,${CREATED},${clicks}\np2,${CREATED},\n`);
      const now = new Date(`${day}T09:00:00Z`);
      await importFile(id, { platform: "twitter", handle: "teahouse", fileName: "mine.csv", source, now });
    }
    const kept = await withWorkspace(id, (tx) => tx.postFigures.findMany({ where: { workspaceId: id } }));
    expect(kept).toMatchObject([{ postId: "p1", day: new Date("2026-01-21"), profileClicks: 3n }]);
    const { input } = await loadFormulaInput(id, "2026-01-31", formula());
    expect(input.platforms[0]?.posts).toEqual([
      { id: "p1", date: CREATED, profileClicks: 8 },
      { id: "p2", date: CREATED },
    ]);
  });

  it("follow the rule whatever comes when", async () => {
    const series = fc
      .uniqueArray(fc.record({ age: fc.integer({ min: 0, max: 150 }), likes: fc.nat({ max: 3 }) }), {
        selector: ({ age }) => age,
        minLength: 1,
        maxLength: 8,
      })
      .map((list) => list.sort((a, b) => a.age - b.age));
    await fc.assert(
      fc.asyncProperty(series, async (imports) => {
        // The text changes with every import, so that each is the last to have been seen.
        expect((await keptOf(imports)).kept).toEqual(expected(imports));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
