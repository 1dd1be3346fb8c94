import { describe, expect, it } from "vitest";
import { ORDINARY_COMMENTS } from "./v2/ordinary-comments.ts";

describe("ORDINARY_COMMENTS", () => {
  it("is a distribution over brands: rising, within its scale, of enough of them", () => {
    const { brands, comments, net, negativeShare, evidence, publisher } = ORDINARY_COMMENTS;
    expect(brands).toBeGreaterThanOrEqual(30);
    expect(comments).toBeGreaterThanOrEqual(30 * brands);
    expect(publisher).toBe("Plinth reference set");
    for (const { quartiles, range, median } of [net, negativeShare]) {
      const rising = [range[0], ...quartiles, range[1]];
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(quartiles[1]).toBe(median);
    }
    expect(net.range[0]).toBeGreaterThan(-1);
    expect(net.range[1]).toBeLessThan(1);
    expect(negativeShare.range[0]).toBeGreaterThanOrEqual(0);
    expect(net.deviation).toBeCloseTo((net.quartiles[2] - net.quartiles[0]) / 1.349, 3);
    expect(evidence.k).toBeGreaterThan(1);
  });
});
