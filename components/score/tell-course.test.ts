import { describe, expect, it } from "vitest";
import type { PointBasis } from "#lib/formula/point-basis.ts";
import type { ChartPoint } from "./chart-rows.ts";
import { tellCourse } from "./tell-course.ts";

const known: PointBasis["known"] = ["presence", "reach"];
const basis: PointBasis = { known, platforms: ["twitter"] };
const pillars = { presence: 60, reach: 55, impact: 50, sentiment: 50, momentum: 50 };
const point = (date: string, score: number, more: Partial<ChartPoint> = {}): ChartPoint => ({
  ...{ date, score, pillars, audits: 0, formulaVersion: "v2", basis },
  ...more,
});
const luck = (composite: number): Partial<ChartPoint> => ({
  basis: { ...basis, spread: { composite, pillars } },
});

describe("how the score moved", () => {
  it("is told from the first point to the last", () => {
    expect(tellCourse([point("2026-03-01", 52), point("2026-03-08", 54.1)])).toBe(
      "Up 2.1 points: 52.0 on 1 Mar 2026 to 54.1 on 8 Mar 2026.",
    );
    expect(tellCourse([point("2026-03-01", 52), point("2026-03-08", 52)])).toMatch(/^Unchanged: /);
    expect(tellCourse([point("2026-03-01", 52)])).toBe("One point in this range: 52.0 on 1 Mar 2026.");
    expect(tellCourse([])).toBe("");
  });

  it("says where luck alone may explain it", () => {
    const moved = (luckOfEach: number) =>
      tellCourse([point("2026-03-01", 52, luck(luckOfEach)), point("2026-03-08", 55, luck(luckOfEach))]);
    expect(moved(3)).toMatch(/^Up 3\.0 points, too small to tell: /);
    expect(moved(2)).toMatch(/^Up 3\.0 points: /);
  });

  it("is no change over all days where it came to rest on more, and is told from there on", () => {
    const more = { basis: { known: [...known, "sentiment" as const], platforms: basis.platforms } };
    const points = [point("2026-03-01", 60), point("2026-03-08", 50, more), point("2026-03-15", 51, more)];
    expect(tellCourse(points)).toBe(
      "No change over all of these days: since 8 Mar 2026 Sentiment counts too. From then on: up 1.0 points: 50.0 on 8 Mar 2026 to 51.0 on 15 Mar 2026.",
    );
  });

  it("nor where an account came or went", () => {
    const other = { basis: { known, platforms: ["tiktok" as const] } };
    expect(tellCourse([point("2026-03-01", 60), point("2026-03-08", 50, other)])).toMatch(
      /since 8 Mar 2026 TikTok counts too, and X \(Twitter\) no longer counts\. From then on: one point/,
    );
  });

  it("of points that keep no basis is judged by their pillars", () => {
    const old = { basis: null, pillars: { ...pillars, reach: 50 } };
    expect(tellCourse([point("2026-03-01", 60, old), point("2026-03-08", 50)])).toMatch(/Reach counts too/);
    expect(tellCourse([point("2026-03-01", 60, { basis: null }), point("2026-03-08", 50)])).toMatch(/^Down/);
  });
});
