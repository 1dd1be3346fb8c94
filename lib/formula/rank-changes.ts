import { roundTo } from "../statistics/round-to.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { FormulaResult, Recommendation } from "./formula-result.ts";
import { PLATFORM_WORDS } from "./platform-words.ts";
import type { Known } from "./profile-traits.ts";
import type { Proposal } from "./proposal.ts";
import { signed } from "./signed.ts";
import type { FormulaVersion, Levels } from "./version.ts";

/** Half of the smallest change that a published composite shows: the least gain, in all and by the advised pillar alone. */
const MIN_GAIN = 0.05;
/** Days after which the ledger measures what came of a change. */
const MEASURED_AFTER_DAYS = 28;

/** What ranking needs of a version of the formula. */
export type Ranking<P extends string> = {
  pillars: readonly P[];
  /** How much points of a pillar add to the composite. */
  shareOf: (points: number, pillar: P) => number;
  score: (input: FormulaInput) => FormulaResult<P>;
  levels: (result: FormulaResult<P>) => Levels<P>;
  propose: (input: FormulaInput, known: Known) => Proposal<P>[];
  /** The pillar that says whether the brand is there at all. */
  presence: P;
  /** Weeks of posts that the level of a pillar is measured over. */
  levelWeeks: number;
  /** Whether a gain can be told from what moves the score by chance over the same weeks; without it every gain counts. */
  isBeyondNoise?: (gain: Gain<P>, input: FormulaInput) => boolean;
};

/** What a proposal gives, shrunk by its evidence. */
export type Gain<P extends string> = {
  proposal: Proposal<P>;
  /** Where the pillar that it names stands now. */
  level: number;
  /** Points of the pillar that it names, one decimal. */
  points: number;
  /** Points of the composite: through that pillar, and in all. */
  ownGain: number;
  gain: number;
};

/**
 * What a version recommends by, as its door offers it.
 *
 * @param ranking of the version
 * @returns the functions of `FormulaVersion.recommend`
 */
export function recommendBy<P extends string>(ranking: Ranking<P>): FormulaVersion<P>["recommend"] {
  return {
    propose: (input, known = {}) => ranking.propose(input, known),
    list: (input, known) => rankChanges(input, ranking, known),
    weigh: (input, known = {}) => {
      const judge = judgeAgainst(ranking.levels(ranking.score(input)), ranking);
      return ranking
        .propose(input, known)
        .map(judge)
        .map(({ proposal: { pillar, action }, points, gain }) => ({ pillar, action, points, gain }))
        .sort((a, b) => b.points - a.points || (a.action < b.action ? -1 : 1));
    },
  };
}

/**
 * Changes that the brand can make, each with what the formula gives when run on the changed data, shrunk by the
 * evidence. All pillars are considered. Only when there are no data at all is importing data recommended instead.
 *
 * @param input everything known of the brand
 * @param version that ranks them
 * @param known traits of the posts, for versions that look at them
 * @returns recommendations that give the composite 0.05 points or more, through the pillar that they name alone and in
 * all, and that are beyond noise where the version says what that is; the greatest gain first; no two with the same key
 * @throws RangeError when a date is no day
 */
export function rankChanges<P extends string>(
  input: FormulaInput,
  version: Ranking<P>,
  known: Known = {},
): Recommendation<P>[] {
  const { pillars, presence, levelWeeks, isBeyondNoise = () => true } = version;
  const now = version.score(input);
  const judge = judgeAgainst(version.levels(now), version);
  const judged = version
    .propose(input, known)
    .map(judge)
    .filter(({ gain, ownGain }) => gain >= MIN_GAIN && ownGain >= MIN_GAIN)
    .filter((one) => isBeyondNoise(one, input))
    .sort((a, b) => b.gain - a.gain || (a.proposal.action < b.proposal.action ? -1 : 1));
  const best = judged.filter(
    ({ proposal }, index) => judged.findIndex((other) => other.proposal.group === proposal.group) === index,
  );
  const isNone = (pillar: P) => now.confidence[pillar].level === "none";
  if (best.length === 0 && pillars.every(isNone))
    return [bringData(input, presence, "data", nothingKnown(input, levelWeeks))];
  const isBehind = input.platforms.some(({ postsKnown }) => postsKnown !== undefined);
  if (best.length === 0 && isBehind && isNone(presence))
    return [bringData(input, presence, "posts", postsUnknown(input, levelWeeks))];
  return best.map(({ proposal, points, gain, pointsAfter }, index) => ({
    priority: index + 1,
    change: proposal.change,
    pillar: proposal.pillar,
    action: proposal.action,
    expected_impact: impactOf(points, proposal.pillar),
    pillar_gain: points,
    pillar_gain_28: Math.min(points, pointsAfter(MEASURED_AFTER_DAYS)),
    composite_gain: gain,
    evidence: proposal.evidence,
    ...(proposal.examples && { examples: proposal.examples }),
    ...(proposal.posts && { posts: proposal.posts }),
    ...(proposal.comments && { comments: proposal.comments }),
  }));
}

function judgeAgainst<P extends string>(now: Levels<P>, version: Ranking<P>) {
  return (proposal: Proposal<P>): Gain<P> & { pointsAfter: (keptDays: number) => number } => {
    const { pillar, shrinkage, changed, changedFor } = proposal;
    const levelsOf = (input: FormulaInput) => version.levels(version.score(input));
    const pointsOf = ({ pillars }: Levels<P>) =>
      roundTo((pillars[pillar] - now.pillars[pillar]) * shrinkage, 1);
    const kept = levelsOf(changed);
    const points = pointsOf(kept);
    return {
      proposal,
      level: now.pillars[pillar],
      points,
      ownGain: version.shareOf(points, pillar),
      gain: roundTo((kept.composite - now.composite) * shrinkage, 2),
      pointsAfter: (keptDays: number) => pointsOf(levelsOf(changedFor(keptDays))),
    };
  };
}

function impactOf(points: number, pillar: string): string {
  return `${signed(points)} ${pillar.charAt(0).toUpperCase()}${pillar.slice(1)}`;
}

function bringData<P extends string>(
  input: FormulaInput,
  pillar: P,
  what: "data" | "posts",
  evidence: string,
): Recommendation<P> {
  const names = input.platforms.map(({ platform }) => PLATFORM_WORDS[platform]);
  const where = names.length === 0 ? "a platform" : names.join(", ");
  return {
    priority: 1,
    change: "data:any",
    pillar,
    action: `Bring in newer ${what} of ${where}: import an export file that reaches up to today`,
    expected_impact: impactOf(0, pillar),
    pillar_gain: 0,
    pillar_gain_28: 0,
    composite_gain: 0,
    evidence,
  };
}

function nothingKnown({ asOf, platforms }: FormulaInput, weeks: number): string {
  const newest = platforms
    .map(({ observedTo }) => observedTo)
    .sort()
    .at(-1);
  const known = newest ? ` The newest figure is from ${newest}.` : "";
  return `Nothing is known of the last ${weeks} weeks up to ${asOf.slice(0, 10)}, so every pillar stands at 50, which means "not known".${known}`;
}

function postsUnknown({ asOf, platforms }: FormulaInput, weeks: number): string {
  const known = platforms.map(({ platform, postsKnown }) => {
    return `on ${PLATFORM_WORDS[platform]} ${postsKnown ? `until ${postsKnown.to}` : "none with a date"}`;
  });
  return `No posts are known of the last ${weeks} weeks up to ${asOf.slice(0, 10)} (${known.join(", ")}), so Presence stands at 50, which means "not known", not silence. Where there were none, let the name of a file say so, as posts_2026-08-01_2026-10-31.csv does.`;
}
