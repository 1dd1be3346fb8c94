import { expect, test } from "vitest";
import { composeComposite } from "./compose-composite.ts";

/** Weights of the composite in percent, as they are published. */
const WEIGHTS = { presence: 15, reach: 20, impact: 30, sentiment: 15, momentum: 20 };

test("weighs in integers and rounds half away from zero", () => {
  const of = (presence: number, reach: number, impact: number, sentiment: number, momentum: number) =>
    composeComposite({ presence, reach, impact, sentiment, momentum }, WEIGHTS);
  expect(of(48, 42, 62, 55, 58)).toBe(54.1);
  expect(of(42, 38, 55, 50, 52)).toBe(48.3);
  expect(of(50, 50, 50, 50, 50)).toBe(50);
  expect(of(0, 0, 0, 0, 0)).toBe(0);
  expect(of(100, 100, 100, 100, 100)).toBe(100);
  // 50.05 exactly, which binary floating point holds a little lower.
  expect(of(50, 50, 50, 50, 50.3)).toBe(50.1);
  expect(of(50, 50, 50, 50.3, 50)).toBe(50);
});
