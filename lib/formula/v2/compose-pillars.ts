import { clamp } from "../../statistics/clamp.ts";
import { normalCdf } from "../../statistics/normal-cdf.ts";
import { normalDensity } from "../../statistics/normal-density.ts";
import { roundTo } from "../../statistics/round-to.ts";
import { PILLARS, type Pillar, type Pillars } from "../names.ts";
import type { Kind, MeasuredInput } from "./measured-input.ts";
import { ACROSS_PROFILES, SHARES } from "./parameters.ts";
import type { Correlations } from "./reference/reference-table.ts";

/** Below this the sum of a pillar's places counts as 0: then points are those of its limit. */
const NEAR_ZERO = 1e-9;

/** A pillar before it is rounded, with what each of its inputs adds to 50. */
export type ComposedPillar = {
  level: number;
  /** Each input's points of the pillar, and its part of all weight; in the order of the inputs. */
  points: number[];
  parts: number[];
  /** 0–1: the part of the weight that is known, and that part times its evidence. */
  known: number;
  evidence: number;
  /** √(wᵀ R w): what the sum of places is divided by. */
  spread: number;
};

/**
 * A pillar of its inputs: 100 · Φ(Σ w z / √(wᵀ R w)), z shrunk by its evidence, R the correlation of what is measured. It rises
 * with every input and is 50 where all are at their medians, whatever is known.
 *
 * @param inputs of one pillar
 * @param correlations within one profile
 * @returns the pillar, and how it adds up: an input's points are the pillar's points · w z / Σ w z
 */
export function composePillar(inputs: readonly MeasuredInput[], correlations: Correlations): ComposedPillar {
  const all = [...inputs, ...unknownExposure(inputs)];
  const spread = spreadOf(all, correlations);
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);
  const terms = inputs.map(({ weight, z, evidence }) => weight * z * evidence);
  const sum = terms.reduce((total, term) => total + term, 0);
  const level = spread === 0 ? 50 : 100 * normalCdf(sum / spread);
  const perTerm = Math.abs(sum) < NEAR_ZERO ? (100 * normalDensity(0)) / (spread || 1) : (level - 50) / sum;
  return {
    level,
    spread,
    points: terms.map((term) => term * perTerm),
    parts: inputs.map(({ weight }) => weight / (whole || 1)),
    known: inputs.reduce((total, { weight }) => total + weight, 0) / (whole || 1),
    evidence: inputs.reduce((total, { weight, evidence }) => total + weight * evidence, 0) / (whole || 1),
  };
}

/** All pillars, composed. */
export function composePillars(
  inputs: readonly MeasuredInput[],
  correlations: Correlations,
): Record<Pillar, ComposedPillar> {
  const entries = PILLARS.map((pillar) => [
    pillar,
    composePillar(
      inputs.filter((one) => one.pillar === pillar),
      correlations,
    ),
  ]);
  return Object.fromEntries(entries);
}

/** The published pillars, 0–100, one decimal. */
export function publishPillars(composed: Record<Pillar, ComposedPillar>): Pillars {
  const entries = PILLARS.map((pillar) => [pillar, publishPillar(composed[pillar])]);
  return Object.fromEntries(entries);
}

/** One published pillar, 0–100, one decimal. */
export function publishPillar({ level }: Pick<ComposedPillar, "level">): number {
  return roundTo(clamp(level, 0, 100), 1);
}

/** Where an audience is known but not what posts get to, that counts as ordinary: an audience alone is a third of reach. */
function unknownExposure(inputs: readonly MeasuredInput[]): MeasuredInput[] {
  return inputs
    .filter(({ kind }) => kind === "audience")
    .filter(({ profile }) => !inputs.some((one) => one.kind === "exposure" && one.profile === profile))
    .map((audience) => ({
      ...audience,
      kind: "exposure",
      z: 0,
      evidence: 0,
      weight: (audience.weight * SHARES.exposure) / SHARES.audience,
    }));
}

/** √(wᵀ R w). */
function spreadOf(inputs: readonly MeasuredInput[], correlations: Correlations): number {
  let variance = 0;
  for (const a of inputs)
    for (const b of inputs) {
      const across = a.profile === b.profile ? 1 : ACROSS_PROFILES;
      variance += a.weight * b.weight * across * correlationOf(a.kind, b.kind, correlations);
    }
  return Math.sqrt(variance);
}

function correlationOf(a: Kind, b: Kind, correlations: Correlations): number {
  if (a === b) return 1;
  return correlations[`${a} ${b}`] ?? correlations[`${b} ${a}`] ?? 0;
}
