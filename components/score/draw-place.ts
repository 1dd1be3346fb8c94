import { mean } from "#lib/statistics/mean.ts";
import { populationDeviation } from "#lib/statistics/standard-deviation.ts";

/** How the composites of many accounts spread, and where one of them stands; lengths in units of the drawing. */
export type PlaceDrawing = {
  /** Ends of the scale, in points. */
  from: number;
  to: number;
  /** The spread as a closed path, and the part of it that the score is ahead of. */
  all: string;
  behind: string;
  /** Of the score and of the median account. */
  x: number;
  median: number;
};

export const PLACE_WIDTH = 300;
export const PLACE_HEIGHT = 64;
const STEPS = 60;
/** Room between the outermost account, or the score, and the end of the scale, in points. */
const MARGIN = 5;

/**
 * Draws the spread of composites by its percentiles.
 *
 * @param score 0–100
 * @param percentiles composites of the accounts, entry p is the p-th percentile, ascending
 * @returns paths in a box of `PLACE_WIDTH` by `PLACE_HEIGHT`
 * Source: kernel density with a Gaussian kernel; bandwidth by Silverman's rule of thumb (Density Estimation, 1986, p. 45, rule of 1.06 σ n^(−1/5)).
 */
export function drawPlace(score: number, percentiles: readonly number[]): PlaceDrawing {
  const at = (percent: number) => percentiles[percent] as number;
  const from = tens(Math.min(at(0), score) - MARGIN, Math.floor);
  const to = tens(Math.max(at(100), score) + MARGIN, Math.ceil);
  const xOf = (points: number) => ((points - from) / (to - from)) * PLACE_WIDTH;
  const density = densityOf(percentiles);
  const grid = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const top = Math.max(...grid.map(density));
  const path = (places: number[]) => {
    const line = places.map((points) => `${round(xOf(points))} ${round(heightOf(density(points) / top))}`);
    const [first, last] = [places[0] as number, places.at(-1) as number];
    return `M${round(xOf(first))} ${PLACE_HEIGHT}L${line.join("L")}L${round(xOf(last))} ${PLACE_HEIGHT}Z`;
  };
  const behind = path([...grid.filter((points) => points < score), score]);
  return { from, to, all: path(grid), behind, x: round(xOf(score)), median: round(xOf(at(50))) };
}

function densityOf(values: readonly number[]): (points: number) => number {
  const width = Math.max(1, 1.06 * populationDeviation(values) * values.length ** -0.2);
  return (points) => mean(values.map((value) => Math.exp(-(((points - value) / width) ** 2) / 2)));
}

/** The highest place leaves room for a line. */
function heightOf(share: number): number {
  return PLACE_HEIGHT - share * (PLACE_HEIGHT - 4);
}

function tens(points: number, to: (value: number) => number): number {
  return Math.min(100, Math.max(0, 10 * to(points / 10)));
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
