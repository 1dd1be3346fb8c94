import type { FormulaInput, PlatformInput, PostInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import type { AuditInput, ProfileInput } from "./profile-input.ts";
import { sumCommentDays } from "./sum-comment-days.ts";
import { sumFollowers } from "./sum-followers.ts";

/**
 * What a version of the formula looks at: the own profiles, each by itself, or those of one platform taken together. There a
 * platform with one profile is that profile. Of several the posts are those of all, the audience is the sum (`sumFollowers`),
 * and all posts are known on the days on which those of every profile are.
 *
 * @param input is not changed; parts of it are part of the result
 * @param version whose way with profiles decides
 * @returns for a version that keeps profiles apart one entry for each, in their order; else one for each platform
 */
export function mergeProfiles(
  { asOf, profiles, operatorBenchmarks }: Omit<AuditInput, "version">,
  version: Pick<FormulaVersion, "profiles">,
): FormulaInput {
  const own = profiles.filter(({ role }) => role === "own");
  const platforms =
    version.profiles === "apart"
      ? own.map(byItself)
      : [...Map.groupBy(own, ({ platform }) => platform).values()].map(mergeOne);
  return { asOf, platforms, ...(operatorBenchmarks && { operatorBenchmarks }) };
}

function byItself(profile: ProfileInput): PlatformInput {
  const { id, handle: _, role: __, platform, ...known } = profile;
  const covered = known.covered ?? [postsKnownOf(profile) ?? []].flat();
  return { platform, profile: id, ...known, covered, posts: plainPosts(profile) };
}

function mergeOne(profiles: ProfileInput[]): PlatformInput {
  const [first, ...others] = profiles as [ProfileInput, ...ProfileInput[]];
  // Fields stay in their order: the bounds of a change are seeded by the text.
  const { id: _, handle: __, role: ___, covered: ____, ...platform } = first;
  if (others.length === 0) return { ...platform, posts: plainPosts(first) };
  return {
    platform: first.platform,
    observedFrom: earliest(profiles.map((one) => one.observedFrom)),
    observedTo: latest(profiles.map((one) => one.observedTo)),
    postsKnown: knownOfAll(profiles),
    followers: sumFollowers(profiles.map((one) => one.followers)),
    posts: joinPosts(profiles),
    comments: sumCommentDays(profiles.map((one) => one.comments)),
  };
}

/** Posts as the formula takes them. */
function plainPosts({ posts }: ProfileInput): PostInput[] {
  if (!posts.some(({ figuresAt }) => figuresAt)) return posts;
  return posts.map(({ figuresAt: _, ...post }) => post);
}

/** Two profiles may publish one post together: it counts once. */
function joinPosts(profiles: ProfileInput[]): PostInput[] {
  const posts = new Map<string, PostInput>();
  for (const post of profiles.flatMap(plainPosts)) {
    const key = `${post.date} ${post.id}`;
    if (!posts.has(key)) posts.set(key, post);
  }
  return [...posts.values()];
}

/** The days on which every profile's posts are known: a day without a post is silence only if none of them posted. */
function knownOfAll(profiles: ProfileInput[]): { from: string; to: string } | null {
  const known = profiles.flatMap((one) => postsKnownOf(one) ?? []);
  if (known.length < profiles.length) return null;
  const from = latest(known.map((run) => run.from));
  const to = earliest(known.map((run) => run.to));
  return from <= to ? { from, to } : null;
}

function postsKnownOf({ postsKnown, observedFrom: from, observedTo: to }: ProfileInput) {
  return postsKnown === undefined ? { from, to } : postsKnown;
}

function earliest(days: string[]): string {
  return days.sort()[0] as string;
}

function latest(days: string[]): string {
  return days.sort().at(-1) as string;
}
