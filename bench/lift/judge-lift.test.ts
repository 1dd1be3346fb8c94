import { expect, it } from "vitest";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { judgeLift } from "./judge-lift.ts";

/** Three years of an account whose level wanders, with a quiet weekend and now and then a post that travels. */
function simulate(seed: string, level: number): number[] {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let drift = 0;
  return Array.from({ length: 1_095 }, (_, day) => {
    drift = 0.995 * drift + 0.03 * normal();
    const weekday = day % 7 > 4 ? 0.5 : 1.2;
    const travels = random() < 0.01 ? 6 : 1;
    return Math.round(level * weekday * travels * Math.exp(drift + 0.7 * normal()));
  });
}

it("its 90 % intervals hold known lifts, and windows without one are seldom said to have one", () => {
  const series = Array.from({ length: 40 }, (_, n) => simulate(`account ${n}`, 3 * 1.15 ** n));
  const { cases, covered, placebos, said } = judgeLift(series, 1_000, "simulated");
  const [coverage, falsely] = [(100 * covered) / cases, (100 * said) / placebos];
  process.stdout.write(
    `lift: ${coverage.toFixed(1)} % of ${cases} intervals hold it; said of ${falsely.toFixed(1)} % of ${placebos} placebos\n`,
  );
  expect(cases).toBe(1_000);
  expect(placebos).toBe(1_000);
  expect(coverage).toBeGreaterThanOrEqual(86);
  expect(coverage).toBeLessThanOrEqual(94);
  expect(falsely).toBeLessThanOrEqual(7);
});
