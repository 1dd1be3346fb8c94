import type { PillarConfidence } from "../formula-result.ts";
import type { Pillar } from "../names.ts";
import { PILLARS } from "../names.ts";
import { PLATFORM_WORDS } from "../platform-words.ts";
import { maturePosts } from "./mature-posts.ts";
import { measureCadence } from "./measure-cadence.ts";
import { DAYS } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Says how sure each pillar is, and on what evidence. The level follows from the confidence of its inputs, weighted
 * by their shares: `none` without evidence, `low` below 0.35, `medium` below 0.7, `high` from there.
 *
 * @param inputs measured inputs of all pillars
 * @param platforms the prepared data they were measured on
 * @returns level and evidence in words, per pillar
 */
export function describeConfidence(
  inputs: readonly PillarInput[],
  platforms: readonly PreparedPlatform[],
): Record<Pillar, PillarConfidence> {
  const entries = PILLARS.map((pillar) => {
    const own = inputs.filter((input) => input.pillar === pillar);
    const confidence = own.reduce((sum, input) => sum + input.share * input.confidence, 0);
    return [pillar, { level: levelOf(confidence), evidence: evidenceOf(pillar, own, platforms) }];
  });
  return Object.fromEntries(entries) as Record<Pillar, PillarConfidence>;
}

function levelOf(confidence: number): PillarConfidence["level"] {
  if (confidence <= 0) return "none";
  if (confidence < 0.35) return "low";
  return confidence < 0.7 ? "medium" : "high";
}

function evidenceOf(
  pillar: Pillar,
  own: readonly PillarInput[],
  platforms: readonly PreparedPlatform[],
): string {
  const none = own.every((input) => input.share * input.confidence === 0);
  if (pillar === "sentiment") return none ? NOTHING[pillar] : sentimentOf(platforms);
  if (none) {
    const behind = platforms.flatMap((platform) =>
      untilWords(platform, ` on ${PLATFORM_WORDS[platform.platform]}`),
    );
    return [NOTHING[pillar], ...behind].join("; ");
  }
  return listOf(
    platforms.map((platform) => {
      const counts = `${countsOf(pillar, platform)} on ${PLATFORM_WORDS[platform.platform]}`;
      return [counts, ...untilWords(platform).map((words) => `(${words})`)].join(" ");
    }),
  );
}

/** Nothing where posts are known for about as long as anything else. */
function untilWords({ postsUntil }: PreparedPlatform, where = ""): string[] {
  if (postsUntil === undefined) return [];
  return [postsUntil === null ? `no dated posts known${where}` : `posts${where} known until ${postsUntil}`];
}

const NOTHING: Record<Pillar, string> = {
  presence: `no observed day in the last ${DAYS.level}`,
  reach: `no audience figure and no post with impressions, reach or views in the last ${DAYS.level} days that can be compared`,
  impact: `no post of the last ${DAYS.level} days with interactions that can be compared`,
  sentiment: `no comments in a supported language in the last ${DAYS.level} days`,
  momentum: `not enough data in the last ${DAYS.move} days and the ${DAYS.move} before to compare them`,
};

function countsOf(pillar: Pillar, platform: PreparedPlatform): string {
  if (pillar === "presence") {
    const { posts, observedDays } = measureCadence(platform);
    return `${counted(posts, "post")} and ${counted(observedDays, "observed day")}`;
  }
  if (pillar === "momentum") {
    const recent = maturePosts(platform, 0, DAYS.move).length;
    const before = maturePosts(platform, DAYS.move, DAYS.move).length;
    return `${counted(recent, "post")} against ${before} before and ${counted(platform.followers.length, "audience figure")}`;
  }
  const posts = counted(maturePosts(platform).length, "post");
  const figures = counted(platform.followers.length, "audience figure");
  return pillar === "reach" ? `${posts} and ${figures}` : posts;
}

function sentimentOf(platforms: readonly PreparedPlatform[]): string {
  const spoken = platforms.filter(({ comments }) => comments.length > 0);
  return listOf(
    spoken.map(({ platform, comments }) => {
      const known = comments.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
      const unknown = comments.reduce((sum, day) => sum + day.unknown, 0);
      const left = unknown > 0 ? ` (${unknown} more in languages that are not supported)` : "";
      return `${counted(known, "comment")} on ${PLATFORM_WORDS[platform]}${left}`;
    }),
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function listOf(parts: string[]): string {
  return parts.length <= 1
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}
