import { describe, expect, it } from "vitest";
import { CLASSIFIER_ERRORS } from "./classifier-errors.ts";
import { correctShares } from "./correct-shares.ts";

const { rows } = CLASSIFIER_ERRORS;
const netOf = ({ positive, negative }: { positive: number; negative: number }) => positive - negative;

describe("correctShares", () => {
  it("keeps the number of comments, and none falls below 0", () => {
    for (const said of [
      { negative: 0, neutral: 0, positive: 0 },
      { negative: 1, neutral: 0, positive: 0 },
      { negative: 0, neutral: 900, positive: 100 },
      { negative: 300, neutral: 1, positive: 2 },
    ]) {
      const { negative, neutral, positive } = correctShares(said, rows);
      expect(negative + neutral + positive).toBeCloseTo(said.negative + said.neutral + said.positive, 6);
      expect(Math.min(negative, neutral, positive)).toBeGreaterThanOrEqual(0);
    }
  });

  it("never falls with a friendlier comment, of up to 40", () => {
    for (let negative = 0; negative <= 40; negative++)
      for (let neutral = 1; neutral + negative <= 40; neutral++) {
        const positive = 40 - negative - neutral;
        const before = netOf(correctShares({ negative, neutral, positive }, rows));
        const after = netOf(correctShares({ negative, neutral: neutral - 1, positive: positive + 1 }, rows));
        const worse = netOf(correctShares({ negative: negative + 1, neutral: neutral - 1, positive }, rows));
        expect(after).toBeGreaterThan(before);
        expect(worse).toBeLessThan(before);
      }
  });

  it("moves few comments little and many towards what they are", () => {
    const truth = [0.1, 0.3, 0.6];
    const said = [0, 1, 2].map((at) =>
      truth.reduce((sum, share, label) => sum + share * (rows[label]?.[at] ?? 0), 0),
    );
    const [negative = 0, neutral = 0, positive = 0] = said;
    const off = (n: number) => {
      const corrected = correctShares(
        { negative: n * negative, neutral: n * neutral, positive: n * positive },
        rows,
      );
      return Math.abs(netOf(corrected) / n - 0.5);
    };
    const uncorrected = Math.abs(positive - negative - 0.5);
    expect(off(1_000)).toBeLessThan(0.5 * uncorrected);
    expect(off(5)).toBeGreaterThan(0.85 * uncorrected);
  });
});
