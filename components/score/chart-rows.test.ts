import { describe, expect, it } from "vitest";
import type { Granularity } from "#lib/formula/history-buckets.ts";
import { PILLARS } from "#lib/formula/names.ts";
import type { PointBasis } from "#lib/formula/point-basis.ts";
import {
  type ChartPoint,
  drawnFigures,
  isKnownPillar,
  chartRows as rowsOf,
  scoreAxis,
  timeTicks,
} from "./chart-rows.ts";

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
  basis: null as PointBasis | null,
});
const spread = { composite: 2.5, pillars: pillarsAt(1) };
const basis: PointBasis = { known: ["presence", "reach"], platforms: ["twitter"], spread };
const chartRows = (points: ChartPoint[], granularity: Granularity) =>
  rowsOf(points, { granularity, earlier: [], today: "2026-12-31" });

describe("rows of the chart", () => {
  it("break the line where buckets are missing, and nowhere else", () => {
    const days = ["2026-03-01", "2026-03-02", "2026-03-05"].map((date) => point(date));
    const scores = chartRows(days, "daily").map((row) => row.score);
    expect(scores).toEqual([50, 50, null, 50]);
    // The last point of one week may be its Monday, that of the next its Sunday.
    const weeks = ["2026-03-02", "2026-03-15", "2026-03-30"].map((date) => point(date));
    expect(chartRows(weeks, "weekly").map((row) => row.score)).toEqual([50, 50, null, 50]);
    // A week without a point is a gap, however close its neighbours are.
    const near = ["2026-03-08", "2026-03-16"].map((date) => point(date));
    expect(chartRows(near, "weekly").map((row) => row.score)).toEqual([50, null, 50]);
    const months = ["2026-01-01", "2026-02-28", "2026-04-30"].map((date) => point(date));
    expect(chartRows(months, "monthly").map((row) => row.score)).toEqual([50, 50, null, 50]);
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

  it("draw what is not over apart, with the point that it comes from", () => {
    const weeks = ["2026-03-01", "2026-03-08", "2026-03-11"].map((date, n) => point(date, 50 + n));
    const asked = { granularity: "weekly", earlier: [], today: "2026-03-12" } as const;
    const rows = rowsOf(weeks, asked);
    expect(rows.map(({ whole }) => whole)).toEqual([50, 51, null]);
    expect(rows.map(({ open }) => open)).toEqual([null, 51, 52]);
    expect(rows.map(({ score }) => score)).toEqual([50, 51, 52]);
    const over = rowsOf(weeks, { ...asked, today: "2026-03-16" });
    expect(over.map(({ whole, open }) => [whole, open])).toEqual([
      [50, null],
      [51, null],
      [52, null],
    ]);
    // Behind a gap what is not over is a point alone.
    const apart = rowsOf([point("2026-03-01"), point("2026-03-20", 52)], { ...asked, today: "2026-03-20" });
    expect(apart.map(({ open }) => open)).toEqual([null, null, 52]);
  });

  it("have a band where the play of chance is kept, within 0 to 100", () => {
    const points = [point("2026-03-01", 50), { ...point("2026-03-02", 99), basis }];
    expect(chartRows(points, "daily").map(({ band }) => band)).toEqual([null, [96.5, 100]]);
  });

  it("hold the pillars that are known: by what is kept, else those that are not at 50", () => {
    const kept = { ...point("2026-03-02", 50, 50), basis };
    const [old, known] = chartRows([point("2026-03-01"), kept], "daily");
    expect(old?.pillars).toEqual({ presence: 60 });
    expect(known?.pillars).toEqual({ presence: 50, reach: 50 });
    expect(PILLARS.filter((name) => isKnownPillar(kept, name))).toEqual(["presence", "reach"]);
    expect(
      drawnFigures(
        [known].filter((row) => row !== undefined),
        ["reach"],
      ),
    ).toEqual([50, 47.5, 52.5, 50]);
  });

  it("stand beside the same bucket of the days before, also where there is nothing now", () => {
    const earlier = [
      { date: "2026-03-04", score: 40 },
      { date: "2026-03-10", score: 41 },
      { date: "2026-03-18", score: 42 },
    ];
    const weeks = [point("2026-03-08"), point("2026-03-22")];
    const rows = rowsOf(weeks, { granularity: "weekly", earlier, today: "2026-12-31" });
    expect(rows.map(({ score, earlier: before }) => [score, before])).toEqual([
      [50, 40],
      [null, 41],
      [null, null],
      [50, 42],
    ]);
  });

  it("have an axis of whole steps around the scores, within 0 to 100", () => {
    expect(scoreAxis([50.4, 51])).toEqual({
      domain: [40, 60],
      ticks: [40, 45, 50, 55, 60],
    });
    expect(scoreAxis([0, 100])).toEqual({
      domain: [0, 100],
      ticks: [0, 20, 40, 60, 80, 100],
    });
    expect(scoreAxis([]).domain).toEqual([40, 60]);
    expect(scoreAxis([99]).domain).toEqual([80, 100]);
    expect(scoreAxis([1]).domain).toEqual([0, 20]);
  });

  it("have evenly spaced whole days below them", () => {
    const [from, to] = [Date.parse("2026-03-01"), Date.parse("2026-03-09")];
    expect(timeTicks([from, to]).map((time) => new Date(time).getUTCDate())).toEqual([1, 3, 5, 7, 9]);
  });
});
