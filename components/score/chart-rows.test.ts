import { describe, expect, it } from "vitest";
import { chartRows, scoreAxis, timeTicks } from "./chart-rows.ts";

const pillarsAt = (level: number) => ({
  presence: level,
  reach: 50,
  impact: 50,
  sentiment: 50,
  momentum: 50,
});
const point = (date: string, score = 50, level = 60, formulaVersion = "v1") => ({
  date,
  score,
  audits: 1,
  pillars: pillarsAt(level),
  formulaVersion,
});

describe("rows of the chart", () => {
  it("break the line where buckets are missing, and nowhere else", () => {
    const days = ["2026-03-01", "2026-03-02", "2026-03-05"].map((date) => point(date));
    const scores = chartRows(days, "daily").map((row) => row.score);
    expect(scores).toEqual([50, 50, null, 50]);
    // The last point of one week may be its Monday, that of the next its Sunday.
    const weeks = ["2026-03-02", "2026-03-15", "2026-03-30"].map((date) => point(date));
    expect(chartRows(weeks, "weekly").map((row) => row.score)).toEqual([50, 50, null, 50]);
    const months = ["2026-01-01", "2026-02-28", "2026-04-30"].map((date) => point(date));
    expect(chartRows(months, "monthly").every((row) => row.score !== null)).toBe(true);
  });

  it("break the line where another formula begins", () => {
    const days = [point("2026-03-01"), point("2026-03-02", 30, 60, "v2"), point("2026-03-03", 31, 60, "v2")];
    expect(chartRows(days, "daily").map(({ score }) => score)).toEqual([50, null, 30, 31]);
  });

  it("break the line where nothing is known, instead of running along 50", () => {
    const days = [
      point("2026-03-01", 47),
      point("2026-03-02", 50, 50),
      point("2026-03-03", 50),
      point("2026-03-04", 50, 50),
    ];
    expect(chartRows(days, "daily").map(({ score, audits }) => [score, audits])).toEqual([
      [47, 1],
      [null, 0],
      [50, 1],
      [null, 0],
    ]);
    expect(chartRows(days, "daily").map(({ isAlone }) => isAlone)).toEqual([true, true, true, true]);
  });

  it("know which points stand alone", () => {
    const rows = chartRows([point("2026-03-01"), point("2026-03-05"), point("2026-03-06")], "daily");
    expect(rows.filter((row) => row.isAlone).map((row) => row.time)).toEqual([Date.parse("2026-03-01")]);
  });

  it("have an axis of whole steps around the scores, within 0 to 100", () => {
    expect(scoreAxis([{ score: 50.4 }, { score: 51 }])).toEqual({
      domain: [40, 60],
      ticks: [40, 45, 50, 55, 60],
    });
    expect(scoreAxis([{ score: 0 }, { score: 100 }])).toEqual({
      domain: [0, 100],
      ticks: [0, 20, 40, 60, 80, 100],
    });
    expect(scoreAxis([]).domain).toEqual([40, 60]);
    expect(scoreAxis([{ score: 99 }]).domain).toEqual([80, 100]);
    expect(scoreAxis([{ score: 1 }]).domain).toEqual([0, 20]);
  });

  it("have evenly spaced whole days below them", () => {
    const [from, to] = [Date.parse("2026-03-01"), Date.parse("2026-03-09")];
    expect(timeTicks([from, to]).map((time) => new Date(time).getUTCDate())).toEqual([1, 3, 5, 7, 9]);
  });
});
