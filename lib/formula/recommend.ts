import { computeScore } from "./compute-score.ts";
import { exactLevels } from "./exact-levels.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { Recommendation } from "./formula-result.ts";
import type { Pillar } from "./names.ts";
import { PILLARS } from "./names.ts";
import { PLATFORM_WORDS } from "./platform-words.ts";
import { proposeChanges } from "./propose-changes.ts";
import { signed } from "./signed.ts";
import { WEIGHTS } from "./v1/parameters.ts";
import type { Proposal } from "./v1/recommend/proposal.ts";

/**
 * Changes that the brand can make, each with what the formula gives when run on the changed data, shrunk by the
 * evidence. All pillars are considered. Only when there are no data at all is bringing in data recommended instead.
 *
 * @param input everything known of the brand
 * @param version label of the formula version
 * @returns recommendations that give the composite 0.05 points or more, through the pillar that they name alone and in
 * all; the greatest gain first; no two with the same key
 * @throws RangeError when the version is unknown or a date is no day
 */
export function recommend(input: FormulaInput, version = "v1"): Recommendation[] {
  const now = computeScore(input, version);
  const judge = judgeAgainst(exactLevels(now), version);
  const judged = proposeChanges(input)
    .map(judge)
    .filter(({ gain, ownGain }) => gain >= LEAST_GAIN && ownGain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || (a.proposal.action < b.proposal.action ? -1 : 1));
  const best = judged.filter(
    ({ proposal }, index) => judged.findIndex((other) => other.proposal.group === proposal.group) === index,
  );
  const isNone = (pillar: Pillar) => now.confidence[pillar].level === "none";
  if (best.length === 0 && PILLARS.every(isNone)) return [bringData(input, "data", nothingKnown(input))];
  const isBehind = input.platforms.some(({ postsKnown }) => postsKnown !== undefined);
  if (best.length === 0 && isBehind && isNone("presence"))
    return [bringData(input, "posts", postsUnknown(input))];
  return best.map(({ proposal, points, gain, pointsAfter }, index) => ({
    priority: index + 1,
    change: proposal.change,
    pillar: proposal.pillar,
    action: proposal.action,
    expected_impact: impactOf(points, proposal.pillar),
    pillar_gain: points,
    pillar_gain_28: Math.min(points, pointsAfter(MEASURED_AFTER)),
    composite_gain: gain,
    evidence: proposal.evidence,
    ...(proposal.examples && { examples: proposal.examples }),
  }));
}

/** Half of what a published composite shows: to be given in all, and by the pillar that the advice is for alone. */
const LEAST_GAIN = 0.05;

/** Days after which the ledger measures what came of a change. */
const MEASURED_AFTER = 28;

function judgeAgainst(now: ReturnType<typeof exactLevels>, version: string) {
  return (proposal: Proposal) => {
    const { pillar, certainty, changed, changedFor } = proposal;
    const levelsOf = (input: FormulaInput) => exactLevels(computeScore(input, version));
    const pointsOf = ({ pillars }: typeof now) =>
      rounded((pillars[pillar] - now.pillars[pillar]) * certainty, 10);
    const kept = levelsOf(changed);
    const points = pointsOf(kept);
    return {
      proposal,
      points,
      ownGain: (points * WEIGHTS[pillar]) / 100,
      gain: rounded((kept.composite - now.composite) * certainty, 100),
      pointsAfter: (keptDays: number) => pointsOf(levelsOf(changedFor(keptDays))),
    };
  };
}

function rounded(value: number, scale: number): number {
  return Math.round(value * scale) / scale + 0;
}

function impactOf(points: number, pillar: Pillar): string {
  return `${signed(points)} ${pillar.charAt(0).toUpperCase()}${pillar.slice(1)}`;
}

function bringData(input: FormulaInput, what: "data" | "posts", evidence: string): Recommendation {
  const names = input.platforms.map(({ platform }) => PLATFORM_WORDS[platform]);
  const where = names.length === 0 ? "a platform" : names.join(", ");
  return {
    priority: 1,
    change: "data:any",
    pillar: "presence",
    action: `Bring in newer ${what} of ${where}: import an export file that reaches up to today`,
    expected_impact: impactOf(0, "presence"),
    pillar_gain: 0,
    pillar_gain_28: 0,
    composite_gain: 0,
    evidence,
  };
}

function nothingKnown({ asOf, platforms }: FormulaInput): string {
  const newest = platforms
    .map(({ observedTo }) => observedTo)
    .sort()
    .at(-1);
  const known = newest ? ` The newest figure is from ${newest}.` : "";
  return `Nothing is known of the last 13 weeks up to ${asOf.slice(0, 10)}, so every pillar stands at 50, which means "not known".${known}`;
}

function postsUnknown({ asOf, platforms }: FormulaInput): string {
  const known = platforms.map(({ platform, postsKnown }) => {
    return `on ${PLATFORM_WORDS[platform]} ${postsKnown ? `until ${postsKnown.to}` : "none with a date"}`;
  });
  return `No posts are known of the last 13 weeks up to ${asOf.slice(0, 10)} (${known.join(", ")}), so Presence stands at 50, which means "not known", not silence. Where there were none, let the name of a file say so, as posts_2026-08-01_2026-10-31.csv does.`;
}
