import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";

/** Whether chance alone may explain how a pillar moved. @param noise points to either side; undefined where that is not known */
export function isUnclear(change: string, noise: number | undefined): boolean {
  const moved = Math.abs(Number(change));
  return noise !== undefined && moved > 0 && moved <= noise;
}

/** The pillars whose change is too small to tell. @param changeOf a pillar, in points with their sign */
export function unclearPillars(
  changeOf: (pillar: Pillar) => string,
  noise: Pillars | undefined,
): ReadonlySet<Pillar> {
  return new Set(PILLARS.filter((pillar) => isUnclear(changeOf(pillar), noise?.[pillar])));
}
