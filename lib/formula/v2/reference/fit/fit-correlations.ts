import { correlation } from "../../../../statistics/correlation.ts";
import { measureImpact } from "../../measure-impact.ts";
import { measureMomentum } from "../../measure-momentum.ts";
import { measurePresence } from "../../measure-presence.ts";
import { measureReach } from "../../measure-reach.ts";
import type { MeasuredInput } from "../../measured-input.ts";
import type { Tables } from "../place-value.ts";
import type { FittedAccount } from "./fit-account.ts";

const MIN_ACCOUNTS = 30;

/**
 * How places of one account go together, over the reference accounts: for each two inputs of one pillar, where 30 accounts have
 * both.
 *
 * @returns correlations by "kind kind", 0–1, two decimals; a negative one counts as none, or data could raise a pillar by their
 * mere presence
 */
export function fitCorrelations(all: readonly FittedAccount[], tables: Tables): Record<string, number> {
  const measured = all.map(({ profile }) => {
    const weighed = { profile, index: 0, weight: 1 };
    return [measurePresence, measureReach, measureImpact, measureMomentum].flatMap((measure) =>
      measure(weighed, tables),
    );
  });
  const found: Record<string, number> = {};
  for (const [a, b] of pairsOf(measured)) {
    const both = measured.flatMap((inputs) => {
      const [x, y] = [a, b].map((kind) => inputs.find((one) => one.kind === kind));
      return x && y ? [[x.z, y.z] as const] : [];
    });
    if (both.length < MIN_ACCOUNTS) continue;
    const value = correlation(
      both.map(([x]) => x),
      both.map(([, y]) => y),
    );
    found[`${a} ${b}`] = Math.max(0, Number((value ?? 0).toFixed(2)));
  }
  return found;
}

function pairsOf(measured: readonly MeasuredInput[][]) {
  const pillars = new Map<string, Set<MeasuredInput["kind"]>>();
  for (const { pillar, kind } of measured.flat())
    pillars.set(pillar, (pillars.get(pillar) ?? new Set()).add(kind));
  return [...pillars.values()].flatMap((kinds) => {
    const names = [...kinds];
    return names.flatMap((a, n) => names.slice(n + 1).map((b) => [a, b] as const));
  });
}
