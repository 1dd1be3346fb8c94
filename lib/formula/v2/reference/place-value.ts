import { clamp } from "../../../statistics/clamp.ts";
import { probit } from "../../../statistics/probit.ts";
import { MAX_Z } from "../parameters.ts";
import { KNOT_PERCENTILES, type Measure, type ReferenceTable } from "./reference-table.ts";

const KNOT_Z = KNOT_PERCENTILES.map((percentile) => probit(percentile / 100));

/** Tables by what they measure. */
export type Tables = ReadonlyMap<string, ReferenceTable>;

export function indexTables(tables: readonly ReferenceTable[]): Tables {
  return new Map(tables.map((table) => [keyOf(table), table]));
}

export function findTable(tables: Tables, measure: Measure): ReferenceTable | null {
  return tables.get(keyOf(measure)) ?? null;
}

/**
 * The place of a level among the reference accounts, as standard deviations of a normal distribution: 0 is the median
 * account (of its size, where the table depends on it), 1 is ahead of 84 %.
 *
 * @param table of the same measure
 * @param level logarithm of the value against what is typical, as `typicalLevel` gives it
 * @param size log10 followers; the median account's where it is not known
 * @returns −2.58 to 2.58 (percentiles 0.5 to 99.5), strictly rising with the level between them
 */
export function placeLevel(table: ReferenceTable, level: number, size: number | null): number {
  const middle = valueAt(table, "middle", size);
  return clamp(interpolate(level - middle, table.knots, KNOT_Z), -MAX_Z, MAX_Z);
}

/** The level of the account at a percentile's place `z`: the inverse of `placeLevel` between its ends. */
export function levelAt(table: ReferenceTable, z: number, size: number | null): number {
  return interpolate(z, KNOT_Z, table.knots) + valueAt(table, "middle", size);
}

/** What is typical at a size, in the table's own unit; between the sizes of the table in logarithms. */
export function typicalAt(table: ReferenceTable, size: number | null): number {
  return Math.exp(valueAt(table, "typical", size));
}

type Curve = { xs: number[]; typical: number[]; middle: number[] };

/** Tables are asked for every post. */
const curves = new WeakMap<ReferenceTable, Curve>();

function curveOf(table: ReferenceTable): Curve {
  const known = curves.get(table);
  if (known) return known;
  const { sizes } = table;
  const curve = {
    xs: sizes.map(({ at }) => at),
    typical: sizes.map(({ typical }) => Math.log(typical)),
    middle: sizes.map(({ middle }) => middle),
  };
  curves.set(table, curve);
  return curve;
}

function valueAt(table: ReferenceTable, field: "typical" | "middle", size: number | null): number {
  const curve = curveOf(table);
  const { xs } = curve;
  const ys = curve[field];
  if (ys.length === 1) return ys[0] as number;
  const at = size ?? table.medianSize;
  // Beyond the accounts that are known the middle stays; what is typical goes on.
  if (field === "middle") return interpolate(clamp(at, xs[0] as number, xs.at(-1) as number), xs, ys);
  return interpolate(at, xs, ys);
}

/** Between the points along the line, beyond them along the first or last line. */
function interpolate(x: number, xs: readonly number[], ys: readonly number[]): number {
  let right = 1;
  while (right < xs.length - 1 && (xs[right] as number) < x) right++;
  const [xa, xb] = [xs[right - 1] as number, xs[right] as number];
  const [ya, yb] = [ys[right - 1] as number, ys[right] as number];
  return ya + ((yb - ya) * (x - xa)) / (xb - xa);
}

function keyOf({ platform, metric, numerator, denominator }: Measure): string {
  return `${platform} ${metric} ${numerator} ${denominator}`;
}
