import fc from "fast-check";
import { expect, it } from "vitest";
import { rememberSteps } from "./remember-steps.ts";

it("gives what the function gives, in any order of asking", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -3, max: 3, noNaN: true })),
      fc.integer({ min: 1, max: 9 }),
      (asked, width) => {
        const steps = (argument: number) => Math.floor(argument * width);
        const remembered = rememberSteps(steps);
        expect(asked.map(remembered)).toEqual(asked.map(steps));
      },
    ),
  );
});

it("computes nothing between two arguments of one value, and hardly anything once all steps are known", () => {
  let computed = 0;
  const remembered = rememberSteps((argument) => {
    computed++;
    return Math.round(argument * 10);
  });
  for (const argument of [0.26, 0.34, 0.3, 0.26, 0.34]) expect(remembered(argument)).toBe(3);
  expect(computed).toBe(2);
  const spread = (n: number) => ((n * Math.E) % 2) - 1;
  for (let n = 0; n < 10_000; n++) remembered(spread(n));
  computed = 0;
  for (let n = 10_000; n < 11_000; n++) remembered(spread(n));
  expect(computed).toBeLessThan(10);
});
