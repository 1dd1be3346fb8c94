import type { PlannedPhase } from "./schemas.ts";

/**
 * Splits weeks evenly over phases: `floor(weeks / phases)` each, the remainder one week each to the first phases. A phase
 * that would get no week is left out.
 * @param weeks whole weeks, 1 to 104.
 * @param names the phases in their order, at least one.
 * @returns the phases with the numbers of their weeks, which together are 1 to `weeks`.
 */
export function splitWeeks(weeks: number, names: string[]): PlannedPhase[] {
  const each = Math.floor(weeks / names.length);
  const longer = weeks % names.length;
  const counts = names.map((name, n) => ({ name, count: each + (n < longer ? 1 : 0) }));
  return numberWeeks(counts.filter(({ count }) => count > 0));
}

/** Phases of so many weeks, one after the other from week 1 on, with the numbers of their weeks. */
export function numberWeeks(phases: { name: string; count: number }[]): PlannedPhase[] {
  let last = 0;
  return phases.map(({ name, count }) => {
    const first = last + 1;
    last += count;
    return { name, weeks: Array.from({ length: count }, (_, n) => first + n) };
  });
}
