import { counted } from "../../text/words.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import type { Pillar } from "../names.ts";
import { type Evidence, evidenceOfComments, evidenceOfPosts } from "./evidence-words.ts";
import { maturePosts } from "./mature-posts.ts";
import { measureCadence } from "./measure-cadence.ts";
import { measureImpact } from "./measure-impact.ts";
import { measureMomentum } from "./measure-momentum.ts";
import { measurePresence } from "./measure-presence.ts";
import { measureReach } from "./measure-reach.ts";
import { measureSentiment } from "./measure-sentiment.ts";
import { DAYS } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/** What the pillars are measured on; `shares` are the platforms' weights, in their order. */
export type Prepared = {
  platforms: readonly PreparedPlatform[];
  shares: readonly number[];
  rows: readonly BenchmarkRow[];
};

/** A pillar of a version: what it weighs, how it is measured and what is said of its evidence. */
export type PillarDefinition<P extends string = Pillar> = {
  pillar: P;
  /** In the composite; what the weights of all pillars add up to is the whole. */
  weight: number;
  /** Days that it looks at: a change has to be kept up for as long until all of it shows. */
  windowDays: number;
  measure: (prepared: Prepared) => PillarInput<P>[];
  evidence: Evidence;
};

/** The pillars of v1 with their weights in percent, in the order in which every answer and every page shows them. */
export const PILLARS_V1: readonly PillarDefinition[] = [
  {
    pillar: "presence",
    weight: 15,
    windowDays: DAYS.level,
    measure: ({ platforms, shares, rows }) => measurePresence(platforms, shares, rows),
    evidence: evidenceOfPosts(`no observed day in the last ${DAYS.level}`, (platform) => {
      const { posts, observedDays } = measureCadence(platform);
      return `${counted(posts, "post")} and ${counted(observedDays, "observed day")}`;
    }),
  },
  {
    pillar: "reach",
    weight: 20,
    windowDays: DAYS.level,
    measure: ({ platforms, shares, rows }) => measureReach(platforms, shares, rows),
    evidence: evidenceOfPosts(
      `no audience figure and no post with impressions, reach or views in the last ${DAYS.level} days that can be compared`,
      (platform) =>
        `${counted(maturePosts(platform).length, "post")} and ${counted(platform.followers.length, "audience figure")}`,
    ),
  },
  {
    pillar: "impact",
    weight: 30,
    windowDays: DAYS.level,
    measure: ({ platforms, shares, rows }) => measureImpact(platforms, shares, rows),
    evidence: evidenceOfPosts(
      `no post of the last ${DAYS.level} days with interactions that can be compared`,
      (platform) => counted(maturePosts(platform).length, "post"),
    ),
  },
  {
    pillar: "sentiment",
    weight: 15,
    windowDays: DAYS.level,
    measure: ({ platforms }) => measureSentiment(platforms),
    evidence: evidenceOfComments(`no comments in a supported language in the last ${DAYS.level} days`),
  },
  {
    pillar: "momentum",
    weight: 20,
    windowDays: DAYS.move,
    measure: ({ platforms, shares, rows }) => measureMomentum(platforms, shares, rows),
    evidence: evidenceOfPosts(
      `not enough data in the last ${DAYS.move} days and the ${DAYS.move} before to compare them`,
      (platform) => {
        const recent = maturePosts(platform, 0, DAYS.move).length;
        const before = maturePosts(platform, DAYS.move, DAYS.move).length;
        return `${counted(recent, "post")} against ${before} before and ${counted(platform.followers.length, "audience figure")}`;
      },
    ),
  },
];
