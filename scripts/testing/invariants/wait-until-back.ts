import { performance } from "node:perf_hooks";
import { quantileLow } from "#lib/statistics/quantile.ts";

/** Times of `ask` in ms: 95 % are not longer. Those that fail count as endless. */
export async function measureP95(
  ask: () => Promise<boolean>,
  { clients = 4, ms = 1_500 } = {},
): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + ms;
  const client = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      const isGood = await ask().catch(() => false);
      times.push(isGood ? performance.now() - begun : Number.POSITIVE_INFINITY);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return quantileLow(times, 0.95) ?? Number.POSITIVE_INFINITY;
}

/**
 * I7: waits until the p95 of `ask` is within twice the baseline.
 * @returns seconds until then, null when it is not so within 30.
 */
export async function waitUntilBack(ask: () => Promise<boolean>, baseline: number): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < 30_000) {
    const elapsed = Math.round((performance.now() - begun) / 100) / 10;
    if ((await measureP95(ask)) <= 2 * baseline) return elapsed;
  }
  return null;
}
