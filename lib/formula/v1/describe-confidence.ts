import type { PillarConfidence } from "../formula-result.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PillarDefinition } from "./pillars.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Says how sure each pillar is, and on what evidence. The level follows from the confidence of its inputs, weighted
 * by their shares: `none` without evidence, `low` below 0.35, `medium` below 0.7, `high` from there.
 *
 * @param inputs measured inputs of all pillars
 * @param platforms the prepared data they were measured on
 * @param pillars of the version
 * @returns level and evidence in words, per pillar
 */
export function describeConfidence<P extends string>(
  inputs: readonly PillarInput<P>[],
  platforms: readonly PreparedPlatform[],
  pillars: readonly PillarDefinition<P>[],
): Record<P, PillarConfidence> {
  const entries = pillars.map(({ pillar, evidence }) => {
    const own = inputs.filter((input) => input.pillar === pillar);
    const confidence = own.reduce((sum, input) => sum + input.share * input.confidence, 0);
    const isKnown = own.some((input) => input.share * input.confidence !== 0);
    return [pillar, { level: levelOf(confidence), evidence: evidence(platforms, isKnown) }];
  });
  return Object.fromEntries(entries);
}

function levelOf(confidence: number): PillarConfidence["level"] {
  if (confidence <= 0) return "none";
  if (confidence < 0.35) return "low";
  return confidence < 0.7 ? "medium" : "high";
}
