import { stdout } from "node:process";
import { describe, expect, it } from "vitest";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { makeBrand } from "./made-brands.fixture.ts";
import { applyChanges, bestOf, chooseWays, measured, tryChanges } from "./try-changes.ts";

const BRANDS = 100;
const MEASURES = ["composite", ...PILLARS] as const;

describe("ways to a goal", () => {
  it("reach it by the formula, within what the brand has done, or say that they cannot: 100 of 100 brands", async () => {
    const version = formula();
    let [reached, refused, ways, evaluated, time] = [0, 0, 0, 0, 0];
    for (let n = 0; n < BRANDS; n++) {
      const { input, past } = makeBrand(`brand ${n}`);
      const keptDays = [14, 45, 91, 200][n % 4] as number;
      const before = structuredClone(input);
      const start = performance.now();
      const tried = await tryChanges(input, { version, past, keptDays });
      time += performance.now() - start;
      evaluated += tried.length;
      expect(input).toEqual(before);
      const measure = MEASURES[n % 3 === 0 ? 0 : n % MEASURES.length] as (typeof MEASURES)[number];
      const now = version.score(input);
      const target = Math.round(10 * (measured(now, measure) + 0.5 + (n % 7) * 1.5)) / 10;
      const found = chooseWays(tried, measure, target);
      const best = bestOf(tried, measure);
      if (found.length === 0) {
        refused++;
        expect(best && measured(best, measure)).toBeLessThan(target);
      } else reached++;
      for (const way of found) {
        ways++;
        const after = version.score(applyChanges(input, way.changes, keptDays));
        expect(measured(after, measure)).toBeGreaterThanOrEqual(target);
        expect(after.score).toBe(way.score);
        for (const { lever, to } of way.changes) {
          const own = past.find(({ platform }) => platform === lever.platform)?.windows ?? [];
          const done = own.map(
            (window) =>
              (lever.kind === "answering"
                ? -(window.critical ?? 1)
                : window[lever.kind === "days" ? "daysAWeek" : lever.kind]) ?? 0,
          );
          expect(lever.kind === "answering" ? -to : to).toBeLessThanOrEqual(Math.max(...done) + 1e-9);
        }
      }
    }
    expect(reached + refused).toBe(BRANDS);
    expect(Math.min(reached, refused)).toBeGreaterThan(10);
    stdout.write(
      `ways: ${reached} goals reached by ${ways} ways, ${refused} told to be out of reach; ${Math.round(evaluated / BRANDS)} tried a brand, ${Math.round(time / BRANDS)} ms\n`,
    );
  }, 240_000);
});
