import { expect, it } from "vitest";
import { normalCdf } from "../../statistics/normal-cdf.ts";
import { probit } from "../../statistics/probit.ts";
import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import { compareScores, concordance, predictionInterval } from "./concordance.ts";

it.each([
  [0, 50],
  [1, 100],
  [-1, 0],
])("a rank correlation of %d puts %d of 100 pairs in order", (rho, pairs) => {
  expect(concordance(rho)).toBeCloseTo(pairs, -1);
});

/** Evenly spread normal pairs with a given linear correlation: the same at every run. */
function drawPairs(r: number, n = 4_000) {
  return Array.from({ length: n }, (_, index) => {
    const x = probit((index + 0.5) / n);
    const other = probit(((index * 0.6180339887498949) % 1) * 0.9998 + 0.0001);
    return [x, r * x + Math.sqrt(1 - r * r) * other] as const;
  });
}

it("is the share of pairs in order, counted one by one", () => {
  const pairs = drawPairs(0.4);
  const rho = rankCorrelation(
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
  );
  let [right, all] = [0, 0];
  for (let a = 0; a < pairs.length; a += 3)
    for (let b = a + 1; b < pairs.length; b += 7) {
      const [one, two] = [pairs[a] ?? [0, 0], pairs[b] ?? [0, 0]];
      all++;
      if ((one[0] - two[0]) * (one[1] - two[1]) > 0) right++;
    }
  expect(concordance(rho ?? 0)).toBeCloseTo((100 * right) / all, 0);
});

it("eight of ten outcomes lie in the prediction interval, and their mean is the score", () => {
  for (const score of [20, 50, 65]) {
    const { low, high } = predictionInterval(score, null);
    expect(low).toBeLessThan(score);
    expect(high).toBeGreaterThan(score);
    const [bottom, top] = [low, high].map((percentile) => probit(percentile / 100)) as [number, number];
    const middle = (bottom + top) / 2;
    expect(normalCdf((top - middle) / 1) - normalCdf(bottom - middle)).toBeCloseTo(0.8, 4);
    const outcomes = Array.from({ length: 999 }, (_, n) => normalCdf(middle + probit((n + 1) / 1_000)));
    expect(outcomes.reduce((sum, outcome) => sum + outcome, 0) / 9.99).toBeCloseTo(score, 0);
  }
  const [blind, known] = [predictionInterval(50, 0), predictionInterval(50, 0.6)];
  expect(blind.low).toBeCloseTo(10, 1);
  expect(known.high - known.low).toBeLessThan(blind.high - blind.low);
});

it("a difference shows only where the evidence is firm and the difference large", () => {
  const firm = { rho: 0.3, from: 0.2, to: 0.4 };
  const open = { rho: 0.3, from: -0.1, to: 0.6 };
  expect(compareScores([60, 40], firm)).toMatchObject({ isBeyondNoise: true });
  expect(compareScores([40, 60], firm)).toEqual(compareScores([60, 40], firm));
  expect(compareScores([51, 50], firm)).toMatchObject({ isBeyondNoise: false });
  for (const nothing of [open, null]) {
    const comparison = compareScores([90, 10], nothing);
    expect(comparison.isBeyondNoise).toBe(false);
    expect(comparison.cautious).toBeCloseTo(50, 5);
  }
  expect(compareScores([50, 50], firm).chance).toBeCloseTo(50, 5);
  const { chance, cautious } = compareScores([60, 40], firm);
  expect(chance).toBeGreaterThan(cautious);
});
