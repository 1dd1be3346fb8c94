import { expect, test } from "vitest";
import { probit } from "#lib/statistics/probit.ts";
import { drawPlace, PLACE_HEIGHT, PLACE_WIDTH } from "./draw-place.ts";

const PERCENTILES = Array.from({ length: 101 }, (_, p) => 50 + 8 * probit((p + 0.5) / 101));

/** Of a path from the ground and back to it: the area below, by trapezoids. */
function areaOf(path: string): number {
  const places = path
    .slice(1, -1)
    .split("L")
    .map((place) => place.split(" ").map(Number) as [number, number]);
  return places.slice(1).reduce((sum, [x, y], index) => {
    const [before, height] = places[index] as [number, number];
    return sum + (x - before) * (PLACE_HEIGHT - (y + height) / 2);
  }, 0);
}

test("the filled part is the share of accounts that the score is ahead of", () => {
  for (const [score, share] of [
    [50, 0.5],
    [58, 0.84],
    [42, 0.16],
  ] as const) {
    const { all, behind } = drawPlace(score, PERCENTILES);
    expect(areaOf(behind) / areaOf(all)).toBeCloseTo(share, 1);
  }
});

test("the scale ends at tens and holds every account and the score", () => {
  expect(drawPlace(50, PERCENTILES)).toMatchObject({ from: 20, to: 80, x: PLACE_WIDTH / 2, median: 150 });
  expect(drawPlace(97, PERCENTILES)).toMatchObject({ from: 20, to: 100 });
  expect(drawPlace(0, PERCENTILES)).toMatchObject({ from: 0, to: 80, x: 0 });
});
