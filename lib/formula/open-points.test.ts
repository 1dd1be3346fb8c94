import fc from "fast-check";
import { expect, it } from "vitest";
import { anyInput, daysAgo } from "./brand-inputs.fixture.ts";
import type { FormulaInput } from "./formula-input.ts";
import { formula } from "./versions.ts";

/** Days between the days that are asked for: audiences, windows and posts of single days change from one to the next. */
const STEPS = [0, 1, 1, 2, 5, 30];
const rising = fc
  .array(fc.constantFrom(...STEPS), { minLength: 20, maxLength: 20 })
  .map((steps) => steps.map((_, at) => daysAgo(steps.slice(at).reduce((sum, step) => sum + step, 0))));

/** The same posts, some of them with another figure. */
function corrected({ platforms, ...input }: FormulaInput): FormulaInput {
  return {
    ...input,
    platforms: platforms.map((one) => ({
      ...one,
      posts: one.posts.map((post, at) => (at % 3 === 0 ? { ...post, likes: 7 } : post)),
    })),
  };
}

it.each(["v1", "v2"])(
  "of %s gives the same point for each day in turn as a score of that day alone",
  (name) => {
    const { openPoints, score } = formula(name);
    fc.assert(
      fc.property(anyInput, rising, fc.integer({ min: 0, max: 19 }), (input, days, turn) => {
        const pointOf = openPoints();
        const later = corrected(input);
        for (const [at, asOf] of days.entries()) {
          const known = { ...(at < turn ? input : later), asOf };
          const { formulaVersion, score: composite, pillars, spread, confidence } = score(known);
          const told = pointOf(known);
          expect(told).toMatchObject({ formulaVersion, score: composite, pillars });
          expect(told.spread).toEqual(spread);
          for (const [pillar, { level }] of Object.entries(confidence))
            expect(told.confidence).toHaveProperty(pillar, expect.objectContaining({ level }));
        }
      }),
      { numRuns: 60 },
    );
  },
);
