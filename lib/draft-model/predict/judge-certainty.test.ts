import { expect, it } from "vitest";
import { normalShare } from "../../statistics/normal-share.ts";
import { inverseNormal } from "../../statistics/probit.ts";
import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import { compareScores, countRightPairs, intervalOf, spreadOfFates } from "./judge-certainty.ts";

it.each([
  [0, 0.5],
  [1, 0.841344746],
  [-1.959963985, 0.025],
  [2.5, 0.993790335],
  [9, 1],
])("%d standard deviations: %d lie below", (deviations, share) => {
  expect(normalShare(deviations)).toBeCloseTo(share, 6);
});

it.each([
  [0, 50],
  [1, 100],
  [-1, 0],
])("a rank correlation of %d puts %d of 100 pairs in order", (rho, pairs) => {
  expect(countRightPairs(rho)).toBeCloseTo(pairs, -1);
});

/** Evenly spread normal pairs with a given linear correlation: the same at every run. */
function drawPairs(r: number, n = 4_000) {
  return Array.from({ length: n }, (_, index) => {
    const x = inverseNormal((index + 0.5) / n);
    const other = inverseNormal(((index * 0.6180339887498949) % 1) * 0.9998 + 0.0001);
    return [x, r * x + Math.sqrt(1 - r * r) * other] as const;
  });
}

it("tells how many pairs are in order, of pairs that are counted one by one", () => {
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
  expect(countRightPairs(rho ?? 0)).toBeCloseTo((100 * right) / all, 0);
});

it("eight of ten fates lie in the spread, and their mean is the score", () => {
  for (const score of [20, 50, 65]) {
    const { low, high } = spreadOfFates(score, null);
    expect(low).toBeLessThan(score);
    expect(high).toBeGreaterThan(score);
    const [bottom, top] = [low, high].map((percentile) => inverseNormal(percentile / 100)) as [
      number,
      number,
    ];
    const middle = (bottom + top) / 2;
    expect(normalShare((top - middle) / 1) - normalShare(bottom - middle)).toBeCloseTo(0.8, 4);
    const fates = Array.from({ length: 999 }, (_, n) => normalShare(middle + inverseNormal((n + 1) / 1_000)));
    expect(fates.reduce((sum, fate) => sum + fate, 0) / 9.99).toBeCloseTo(score, 0);
  }
  const [blind, known] = [spreadOfFates(50, 0), spreadOfFates(50, 0.6)];
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

it("an interval is wide with few posts and never leaves −1 to 1", () => {
  const [few, many] = [intervalOf(0.5, 12), intervalOf(0.5, 180)];
  expect(few.from).toBeLessThan(0);
  expect(many.from).toBeGreaterThan(0.35);
  // Fisher, by hand: tanh(0.5493 ± 1.96 / 3).
  expect(few.from).toBeCloseTo(-0.104, 3);
  expect(few.to).toBeCloseTo(0.8343, 3);
  expect(intervalOf(1, 3).to).toBeLessThanOrEqual(1);
});
