import { DAMPING, DAYS, HALF_WAY, SHARES } from "./parameters.ts";
import type { Move } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Growth of the audience: the newest known figure against the known figure nearest to one move window before it, as
 * a yearly factor so that figures of different spacing compare. Figures that come once a month are enough.
 *
 * @param platform prepared data
 * @returns the move, or null without two positive figures far enough apart, the newer within the last move window
 */
export function measureAudienceMove({ followers, today }: PreparedPlatform): Move | null {
  const newest = followers[followers.length - 1];
  if (newest === undefined || today - newest.day >= DAYS.move || newest.count <= 0) return null;
  const base = followers
    .filter(({ day, count }) => count > 0 && isSpan(newest.day - day))
    .sort((a, b) => distance(newest.day - a.day) - distance(newest.day - b.day) || a.day - b.day)[0];
  if (base === undefined) return null;
  const span = newest.day - base.day;
  const ratio = (newest.count / base.count) ** (365 / span);
  const figures = followers.filter(({ day }) => day >= base.day).length;
  const n = figures - 1;
  return {
    input: `audience growth over ${span} days, as a yearly factor`,
    unit: "ratio per year",
    ratio,
    usual: 1,
    damped: ratio ** DAMPING,
    source: "an audience that stays as it is",
    confidence: n / (n + HALF_WAY.moveFigures),
    share: SHARES.audienceMove,
  };
}

function isSpan(days: number): boolean {
  return days >= DAYS.growthLeast && days <= DAYS.growthMost;
}

function distance(days: number): number {
  return Math.abs(days - DAYS.move);
}
