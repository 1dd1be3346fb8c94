import { describe, expect, it } from "vitest";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  importBetterPosts,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  writePoints,
} from "#scripts/testing/audits.ts";
import { expectComposite, expectFields } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";

type Point = { date: string; score: number; pillars: Record<string, number> };

/** Around the turn of a year: 30 December 2024 is the Monday of ISO week 1 of 2025. */
const WINTER = {
  "2024-12-23": 40,
  "2024-12-29": 41.2,
  "2024-12-30": 42,
  "2025-01-04": 43.3,
  "2025-01-06": 39.9,
  "2025-01-31": 45.1,
  "2025-02-02": 44.7,
  "2025-02-28": 50,
};
const ALL = "start_date=2024-12-01&end_date=2025-03-01";
const today = () => utcDay(new Date());

async function makeWinter() {
  const workspace = await makeWorkspace("pro");
  await writePoints(workspace.id, WINTER);
  return workspace;
}

const get = (key: string, query = "") => ask("GET", `/v1/score/history?${query}`, { key });

async function read(key: string, query = "") {
  const { status, body } = await get(key, query);
  expect([status, body.title]).toEqual([200, undefined]);
  return body;
}

/** Dates and scores of the answer, in its order. */
async function pointsOf(key: string, query = ""): Promise<[string, number][]> {
  return (await read(key, query)).data.map(({ date, score }: Point) => [date, score]);
}

const datesOf = async (key: string, query = "") => (await pointsOf(key, query)).map(([date]) => date);

describe("200", () => {
  it("answers with exactly the contract's fields", async () => {
    const { id, key } = await makeWinter();
    const body = await read(key, ALL);
    expectFields(body, ["workspace_id", "granularity", "data", "delta"]);
    expectFields(body.delta, ["score", "period"]);
    for (const point of body.data) expectFields(point, ["date", "score", "pillars"]);
    expect(body).toMatchObject({ workspace_id: id, granularity: "weekly" });
  });

  it("every point of an imported past is the weighted sum of its pillars", async () => {
    const { id, key } = await makeWorkspaceWithPosts("pro");
    await rebuildHistory(id, new Date());
    const { data } = await read(key, "granularity=daily");
    expect(data).toHaveLength(91);
    for (const { score, pillars } of data) expectComposite(score, pillars);
  });

  it("daily: one point for each day that has one, in order", async () => {
    const { key } = await makeWinter();
    expect(await pointsOf(key, `${ALL}&granularity=daily`)).toEqual(Object.entries(WINTER));
  });

  it("weekly: the last point of each ISO week, with its date; the default", async () => {
    const { key } = await makeWinter();
    const weekly = [
      ["2024-12-29", 41.2],
      ["2025-01-04", 43.3],
      ["2025-01-06", 39.9],
      ["2025-02-02", 44.7],
      ["2025-02-28", 50],
    ];
    expect(await pointsOf(key, `${ALL}&granularity=weekly`)).toEqual(weekly);
    expect(await pointsOf(key, ALL)).toEqual(weekly);
  });

  it("monthly: the last point of each calendar month, with its date", async () => {
    const { key } = await makeWinter();
    expect(await pointsOf(key, `${ALL}&granularity=monthly`)).toEqual([
      ["2024-12-30", 42],
      ["2025-01-31", 45.1],
      ["2025-02-28", 50],
    ]);
  });

  it("a bucket that the range cuts has the last point inside the range", async () => {
    const { key } = await makeWinter();
    const range = "start_date=2024-12-24&end_date=2025-01-31";
    expect(await datesOf(key, `${range}&granularity=weekly`)).toEqual([
      "2024-12-29",
      "2025-01-04",
      "2025-01-06",
      "2025-01-31",
    ]);
    expect(await datesOf(key, "start_date=2024-12-01&end_date=2024-12-29&granularity=monthly")).toEqual([
      "2024-12-29",
    ]);
  });

  it.each([
    ["granularity=daily", ALL, "+10.0", "2024-12-23 to 2025-02-28"],
    ["granularity=weekly", ALL, "+8.8", "2024-12-29 to 2025-02-28"],
    ["granularity=monthly", ALL, "+8.0", "2024-12-30 to 2025-02-28"],
    ["granularity=daily", "start_date=2025-01-04&end_date=2025-01-30", "-3.4", "2025-01-04 to 2025-01-06"],
    ["granularity=daily", "start_date=2025-01-05&end_date=2025-01-30", "+0.0", "2025-01-06 to 2025-01-06"],
  ])("delta with %s over %s is %s", async (granularity, range, score, period) => {
    const { key } = await makeWinter();
    expect((await read(key, `${range}&${granularity}`)).delta).toEqual({ score, period });
  });

  it.each([
    [{ "2025-03-01": 46.6, "2025-03-02": 46.6 }, "+0.0"],
    [{ "2025-03-01": 0.3, "2025-03-02": 0.2 }, "-0.1"],
    [{ "2025-03-01": 0, "2025-03-02": 100 }, "+100.0"],
    [{ "2025-03-01": 70.1, "2025-03-02": 60.2 }, "-9.9"],
  ])("delta between %j is %s", async (scores, delta) => {
    const { id, key } = await makeWorkspace("pro");
    await writePoints(id, scores);
    const range = "start_date=2025-03-01&end_date=2025-03-02&granularity=daily";
    expect((await read(key, range)).delta.score).toBe(delta);
  });
});

describe("the range", () => {
  it("is by default from 90 days ago to today, both included", async () => {
    const { id, key } = await makeWorkspace("pro");
    const days = [-91, -90, -1, 0].map((n) => addDays(today(), n));
    await writePoints(id, Object.fromEntries(days.map((day) => [day, 50])));
    expect(await datesOf(key, "granularity=daily")).toEqual(days.slice(1));
  });

  it("begins 90 days before end_date when only that is given", async () => {
    const { id, key } = await makeWorkspace("pro");
    await writePoints(id, { "2024-11-29": 10, "2024-11-30": 20, "2025-02-28": 30, "2025-03-01": 40 });
    expect(await datesOf(key, "end_date=2025-02-28&granularity=daily")).toEqual(["2024-11-30", "2025-02-28"]);
  });

  it("ends today when only start_date is given", async () => {
    const { id, key } = await makeWorkspace("pro");
    const days = [-200, -100, 0].map((n) => addDays(today(), n));
    await writePoints(id, Object.fromEntries(days.map((day) => [day, 50])));
    expect(await datesOf(key, `start_date=${days[1]}&granularity=daily`)).toEqual(days.slice(1));
  });

  it("includes both its ends", async () => {
    const { key } = await makeWinter();
    const range = "start_date=2024-12-30&end_date=2025-01-06&granularity=daily";
    expect(await datesOf(key, range)).toEqual(["2024-12-30", "2025-01-04", "2025-01-06"]);
  });

  it.each([
    ["2024-12-30T00:00:00Z", "2025-01-06T00:00:00Z", ["2024-12-30", "2025-01-04", "2025-01-06"]],
    ["2024-12-30T00:00:00.000Z", "2025-01-05T23:59:59.999Z", ["2024-12-30", "2025-01-04"]],
    ["2024-12-31T01:00:00+02:00", "2025-01-07T01:00:00+02:00", ["2024-12-30", "2025-01-04", "2025-01-06"]],
    ["2024-12-30", "2025-01-04T12:00:00Z", ["2024-12-30", "2025-01-04"]],
    ["2025-01-04T00:00:00Z", "2025-01-04T23:59:59Z", ["2025-01-04"]],
  ])("takes timestamps: %s to %s", async (start, end, dates) => {
    const { key } = await makeWinter();
    const query = new URLSearchParams({ start_date: start, end_date: end, granularity: "daily" });
    expect(await datesOf(key, query.toString())).toEqual(dates);
  });

  it("may be as wide as dates go", async () => {
    const { key } = await makeWinter();
    const range = "start_date=0001-01-01&end_date=9999-12-31&granularity=monthly";
    expect(await datesOf(key, range)).toHaveLength(3);
  });

  it("ignores unknown parameters", async () => {
    const { key } = await makeWinter();
    expect(await datesOf(key, `${ALL}&limit=x&expand=all`)).toHaveLength(5);
  });
});

describe("points of audits", () => {
  const pointAt = async (key: string, day: string) =>
    (await pointsOf(key, `start_date=${addDays(day, -1)}&end_date=${day}&granularity=daily`)).find(
      ([date]) => date === day,
    );
  const scoreOf = async (key: string, auditId: string) =>
    (await ask("GET", `/v1/audit/${auditId}`, { key })).body.score;

  it("a completed audit writes the point of its day, and the latest wins", async () => {
    const workspace = await makeWorkspaceWithPosts("agency");
    const { id, key } = workspace;
    const first = await scoreOf(key, await runToEnd(workspace));
    expect(await pointAt(key, today())).toEqual([today(), first]);
    await importBetterPosts(id);
    const second = await scoreOf(key, await runToEnd(workspace));
    expect(second).not.toBe(first);
    expect(await pointAt(key, today())).toEqual([today(), second]);
  });

  it("wins over a reconstructed point of the day, also one that is written later", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await runToEnd(workspace);
    const [, score = 0] = (await pointAt(workspace.key, today())) ?? [];
    await importBetterPosts(workspace.id);
    await rebuildHistory(workspace.id, new Date());
    expect(await pointAt(workspace.key, today())).toEqual([today(), score]);
  });

  it("an audit as of a past date writes its point at that date", async () => {
    const { id, key } = await makeWorkspaceWithPosts("pro");
    const day = addDays(today(), -100);
    const auditId = await runAsOperator(id, { asOf: day });
    expect(await pointAt(key, day)).toEqual([day, await scoreOf(key, auditId)]);
  });

  it("the first audit writes one reconstructed point a day from the first day with data", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await runToEnd(workspace);
    const days = Array.from({ length: 30 }, (_, n) => addDays(today(), n - 29));
    expect(await datesOf(workspace.key, "granularity=daily")).toEqual(days);
  });
});

describe("404 No Data", () => {
  it("404 No Data: No score data exists for the range.", async () => {
    const { key } = await makeWinter();
    expectProblem(await get(key, "start_date=2025-01-07&end_date=2025-01-30"), 404, "No Data");
    expectProblem(await get(key), 404, "No Data");
  });

  it("comes for a workspace that has no score at all", async () => {
    expectProblem(await get((await makeWorkspace("pro")).key), 404, "No Data");
  });

  it.each(["end_date=0001-01-01", "start_date=9998-01-01&end_date=9999-12-31"])(
    "comes for the far-off range %s",
    async (range) => {
      expectProblem(await get((await makeWinter()).key, range), 404, "No Data");
    },
  );
});
