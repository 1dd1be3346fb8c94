import { expect, it } from "vitest";
import { correlationInterval } from "./correlation-interval.ts";

it("an interval is wide with few posts and never leaves −1 to 1", () => {
  const [few, many] = [correlationInterval(0.5, 12), correlationInterval(0.5, 180)];
  expect(few.from).toBeLessThan(0);
  expect(many.from).toBeGreaterThan(0.35);
  // Fisher, by hand: tanh(0.5493 ± 1.96 / 3).
  expect(few.from).toBeCloseTo(-0.104, 3);
  expect(few.to).toBeCloseTo(0.8343, 3);
  expect(correlationInterval(1, 3).to).toBeLessThanOrEqual(1);
});
