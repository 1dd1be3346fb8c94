import { expect, it } from "vitest";
import { normalCdf } from "./normal-cdf.ts";
import { probit } from "./probit.ts";

it.each([
  [0, 0.5],
  [1, 0.841344746],
  [-1.959963985, 0.025],
  [2.5, 0.993790335],
  [9, 1],
])("%d standard deviations: %d lie below", (deviations, share) => {
  expect(normalCdf(deviations)).toBeCloseTo(share, 6);
});

it("probit is its inverse", () => {
  for (const share of [0.001, 0.02, 0.3, 0.5, 0.84, 0.999])
    expect(normalCdf(probit(share))).toBeCloseTo(share, 6);
});
