import { expect, test } from "vitest";
import { findSwings, type SwingPoint } from "./find-swings.ts";
import type { Pillars } from "./names.ts";

const EVEN: Pillars = { presence: 40, reach: 40, impact: 40, sentiment: 40, momentum: 40 };

function pointsOf(scores: readonly number[], pillarsAt: (at: number) => Partial<Pillars> = () => ({})) {
  return scores.map((score, at): SwingPoint => {
    const date = new Date(Date.UTC(2026, 0, 1 + 7 * at)).toISOString().slice(0, 10);
    return { date, score, pillars: { ...EVEN, ...pillarsAt(at) } };
  });
}

const told = (points: readonly SwingPoint[]) =>
  findSwings(points).map(({ from, to }) => [from.score, to.score]);

test("a steady score, and one that only trembles, has no swing", () => {
  expect(told(pointsOf([]))).toEqual([]);
  expect(told(pointsOf([40]))).toEqual([]);
  expect(told(pointsOf([40, 42, 39, 41, 43, 40]))).toEqual([]);
});

test("swings go from turn to turn, whatever trembles between", () => {
  expect(told(pointsOf([40, 45, 44, 60, 58, 40, 42, 41, 55]))).toEqual([
    [40, 60],
    [60, 40],
    [40, 55],
  ]);
  expect(told(pointsOf([60, 50, 52, 30]))).toEqual([[60, 30]]);
  expect(told(pointsOf([40, 45, 60, 50]))).toEqual([
    [40, 60],
    [60, 50],
  ]);
});

test("a swing begins at its low, not at the first point", () => {
  expect(told(pointsOf([42, 40, 41, 50]))).toEqual([[40, 50]]);
});

test("only the three largest are told, in their order", () => {
  expect(told(pointsOf([40, 46, 30, 60, 45, 52]))).toEqual([
    [46, 30],
    [30, 60],
    [60, 45],
  ]);
});

test("the pillars that moved most the same way are named; one that became known is no move", () => {
  const points = pointsOf([40, 50], (at) =>
    at === 0
      ? { presence: 30, reach: 40, momentum: 45, sentiment: 50, impact: 44 }
      : { presence: 55, reach: 41, momentum: 60, sentiment: 80, impact: 30 },
  );
  const [swing] = findSwings(points);
  expect(swing?.moved).toEqual([
    { pillar: "presence", change: 25 },
    { pillar: "momentum", change: 15 },
  ]);
  expect(swing?.turnedKnown).toEqual(["sentiment"]);
});
