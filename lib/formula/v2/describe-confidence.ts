import { counted, listed } from "../../text/words.ts";
import { dayOf } from "../../time.ts";
import type { PillarConfidence } from "../formula-result.ts";
import { PILLARS, type Pillar } from "../names.ts";
import { PLATFORM_WORDS } from "../platform-words.ts";
import type { ComposedPillar } from "./compose-pillars.ts";
import { levelPosts, movePosts } from "./count-posts.ts";
import { measureCadence } from "./measure-presence.ts";
import { DAYS } from "./parameters.ts";
import { coveredDays, firstCovered, type Profile } from "./prepare-profile.ts";

/** What is said of a pillar of which nothing is known, and what is counted on one profile. */
const WORDS: Record<Pillar, { nothing: string; countsOf: (profile: Profile) => string }> = {
  presence: {
    nothing: "no days on which all posts are known",
    countsOf: (profile) => {
      const to = profile.covered.at(-1)?.to ?? profile.today;
      const known = coveredDays(profile.covered, to - DAYS.level + 1, to);
      const used = measureCadence(profile, DAYS.level)?.used ?? 0;
      return `${counted(used, "day")} with a post of ${known} known days`;
    },
  },
  reach: {
    nothing: "no audience figure, and no post with impressions, reach or views that can be compared",
    countsOf: (profile) =>
      `${counted(levelPosts(profile).length, "post")} and ${counted(profile.followers.length, "audience figure")}`,
  },
  impact: {
    nothing: "no post with interactions that can be compared",
    countsOf: (profile) => counted(levelPosts(profile).length, "post"),
  },
  sentiment: {
    nothing: "no comments in a supported language",
    countsOf: ({ comments }) => countComments(comments),
  },
  momentum: {
    nothing: `not enough data in the last ${DAYS.move} days and the ${DAYS.move} before to compare them`,
    countsOf: (profile) => {
      const { recent, before } = movePosts(profile);
      return `${counted(recent.length, "post")} against ${before.length} before and ${counted(profile.followers.length, "audience figure")}`;
    },
  },
};

/**
 * Says how sure each pillar is, and on what evidence. The level follows from the evidence of its inputs, weighted: `none`
 * without any, `low` below 0.35, `medium` below 0.7, `high` from there.
 *
 * @param composed the pillars
 * @param profiles the prepared data they were measured on
 * @returns level and evidence in words, per pillar
 */
export function describeConfidence(
  composed: Record<Pillar, ComposedPillar>,
  profiles: readonly Profile[],
): Record<Pillar, PillarConfidence> {
  const entries = PILLARS.map((pillar) => {
    const level = levelOf(composed[pillar].evidence);
    const { nothing, countsOf } = WORDS[pillar];
    const told = profiles
      .filter(({ comments }) => pillar !== "sentiment" || comments.length > 0)
      .map((profile) => `${countsOf(profile)} on ${PLATFORM_WORDS[profile.platform]}${stateOf(profile)}`);
    return [pillar, { level, evidence: level === "none" ? nothing : listed(told) }];
  });
  return Object.fromEntries(entries);
}

/** How sure a pillar is whose evidence is that, 0–1. */
export function levelOf(evidence: number): PillarConfidence["level"] {
  if (evidence <= 0) return "none";
  if (evidence < 0.35) return "low";
  return evidence < 0.7 ? "medium" : "high";
}

/** What a reader has to know of how far a profile is known; nothing where that is up to today and without gaps. */
function stateOf({ covered, today, silent }: Profile): string {
  const to = covered.at(-1)?.to;
  if (to === undefined) return " (posts not known)";
  const words = [
    ...(today - to > DAYS.mature ? [`as of ${dayOf(to)}, held since`] : []),
    ...(silent > DAYS.pause ? [`silent for ${silent} days`] : []),
    ...(covered.length > 1 ? [gapWords(covered, to)] : []),
  ].filter((word) => word !== "");
  return words.length === 0 ? "" : ` (${words.join("; ")})`;
}

function gapWords(covered: Profile["covered"], to: number): string {
  const from = firstCovered(covered, to - DAYS.level + 1);
  const missing = to - from + 1 - coveredDays(covered, from, to);
  return missing === 0 ? "" : `${counted(missing, "day")} of the last ${DAYS.level} not covered by any file`;
}

function countComments(comments: Profile["comments"]): string {
  const sum = (of: (day: Profile["comments"][number]) => number) =>
    comments.reduce((all, day) => all + of(day), 0);
  const known = sum(({ positive, neutral, negative }) => positive + neutral + negative);
  const left = [
    { count: sum(({ unknown }) => unknown), words: "in languages that are not supported" },
    { count: sum(({ repeated = 0 }) => repeated), words: "repeated or the brand's own" },
    { count: sum(({ spam = 0 }) => spam), words: "promotion" },
  ].filter(({ count }) => count > 0);
  const more = left.map(({ count, words }) => `${count} ${words}`);
  return `${counted(known, "comment")}${more.length > 0 ? ` (not counted: ${listed(more)})` : ""}`;
}
