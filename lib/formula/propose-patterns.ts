import type { DescribedPost } from "../strategy/described-post.ts";
import { findPatterns, type Pattern } from "../strategy/find-patterns.ts";
import { hasTrait } from "../strategy/has-trait.ts";
import { formatNumber } from "../text/words.ts";
import { addDays, daysBetween, endOf } from "../time.ts";
import type { FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import type { PostExample } from "./formula-result.ts";
import { PLATFORM_WORDS } from "./platform-words.ts";
import type { Known, ProfileTraits } from "./profile-traits.ts";
import type { Proposal } from "./proposal.ts";
import { chooseShift, type MixShift, tenthsWords } from "./shift-mix.ts";
import { traitWords } from "./trait-words.ts";

const INTERACTIONS = ["likes", "comments", "shares", "quotes", "saves", "clicks", "profileClicks"] as const;
const EXPOSURES = ["views", "impressions", "reach"] as const;

type Figure = (typeof INTERACTIONS)[number] | (typeof EXPOSURES)[number];

/** Of a version: the days that a pillar's level looks at, and the age from which posts count. */
type Windows = { level: number; mature: number };

/**
 * Shifting the mix of a brand's posts towards what its better posts share, as far as that repeats (`findPatterns`).
 *
 * @param input all data of the brand
 * @param known traits of its posts; without them nothing is proposed
 * @param windows of the version, in days
 * @returns proposals whose effects are shrunk already; formats are alternatives of each other, and so are days
 * @throws RangeError when a date is no day
 */
export function proposePatterns(input: FormulaInput, { traits = [] }: Known, windows: Windows): Proposal[] {
  return traits.flatMap((own) => {
    const scored = input.platforms.some((one) => isOf(one, own));
    const patterns = scored ? findPatterns(own.posts, endOf(input.asOf.slice(0, 10)).getTime()) : [];
    return patterns.map((pattern) => propose(input, { own, pattern }, windows));
  });
}

type Found = { own: ProfileTraits; pattern: Pattern };

function propose(input: FormulaInput, found: Found, windows: Windows): Proposal {
  const { own, pattern } = found;
  const { trait, direction, n, nWithout } = pattern;
  const better = (direction === "better" ? n : nWithout) / (n + nWithout);
  const shift = chooseShift(better);
  const moved = shift.to / 10 - better;
  const mixed = (share: number) => shiftPosts(input, found, (share * moved) / (1 - better));
  const change = `pattern:${own.platform}:${trait}`;
  return {
    change,
    group: groupOf(trait, own) ?? change,
    pillar: pattern.outcome === "engagement" ? "impact" : "reach",
    action: actionOf(found, shift),
    posts: { best: examplesOf(own, pattern.posts), others: examplesOf(own, pattern.against) },
    evidence: evidenceOf(pattern),
    changed: mixed(1),
    changedFor: (keptDays) => mixed(keptShare(input, own, keptDays, windows)),
    shrinkage: 1,
    isTested: true,
  };
}

/** Formats and days are proposed by other rules too, under these names: one piece of advice of each is enough. */
function groupOf(trait: string, { platform }: ProfileTraits): string | null {
  if (trait.startsWith("format:")) return `format:${platform}`;
  return /^(?:weekday|days):/.test(trait) ? `days:${platform}` : null;
}

function isOf({ platform, profile }: PlatformInput, own: ProfileTraits): boolean {
  return platform === own.platform && (profile === undefined || profile === own.profile);
}

/**
 * The brand with a share of the posts of the weaker side doing as those of the better side may be expected to: each of them does
 * better by that share of the difference in logarithms, so that it is no matter which posts would have been others.
 */
function shiftPosts(input: FormulaInput, { own, pattern }: Found, share: number): FormulaInput {
  const isWithBest = pattern.direction === "better";
  const weaker = new Set(
    own.posts.filter((post) => hasTrait(post, pattern) === !isWithBest).map(({ id }: DescribedPost) => id),
  );
  const platforms = input.platforms.map((one) => {
    if (!isOf(one, own)) return one;
    return {
      ...one,
      posts: one.posts.map((post) => (weaker.has(post.id) ? timesBetter(post, pattern, share) : post)),
    };
  });
  return { ...input, platforms };
}

function timesBetter(post: PostInput, { ratios, direction }: Pattern, share: number): PostInput {
  const changed = { ...post };
  const scale = (names: readonly Figure[], ratio = 1) => {
    const times = (direction === "better" ? ratio : 1 / ratio) ** share;
    for (const name of names) if (post[name] !== undefined) changed[name] = (post[name] as number) * times;
  };
  scale(INTERACTIONS, ratios.engagement);
  scale(EXPOSURES, ratios.exposure);
  return changed;
}

/** The share of the pillar's window that shows a change so many days after it was made. */
function keptShare(
  input: FormulaInput,
  own: ProfileTraits,
  keptDays: number,
  { level, mature }: Windows,
): number {
  const first = input.platforms.find((one) => isOf(one, own))?.observedFrom ?? input.asOf;
  const known = Math.min(level, Math.max(0, daysBetween(first, addDays(input.asOf.slice(0, 10), -mature))));
  const added = Math.max(0, keptDays - mature);
  return added === 0 ? 0 : Math.min(1, added / Math.min(level, known + added));
}

function actionOf({ own, pattern }: Found, { from, to }: MixShift): string {
  const { trait, limit, direction, n, outcome, effect } = pattern;
  const { more, fewer, none, posts } = traitWords(trait, limit);
  const on = PLATFORM_WORDS[own.platform];
  const times = `${effect.ratio.toFixed(1)} times`;
  const than = (a: string, b: string) =>
    outcome === "engagement"
      ? `${a} get ${times} the engagement of ${b}`
      : `${a} are seen ${times} as often as ${b}`;
  // The ratio is of posts published about the same time, so that the growth of an account does not enter it.
  const [with_, without] = [`your ${n} ${posts}`, "the posts around them"];
  if (direction === "better")
    return `${more} on ${on}, ${tenthsWords(to)} instead of ${tenthsWords(from)}: ${than(with_, without)}`;
  return to === 10
    ? `${none} on ${on}, now in ${tenthsWords(10 - from)} of your posts: ${than(without, with_)}`
    : `${fewer} on ${on}, ${tenthsWords(10 - to)} instead of ${tenthsWords(10 - from)}: ${than(without, with_)}`;
}

function evidenceOf({ period, usual, effect, limit, trait, nWithout }: Pattern): string {
  const figure = (value: number) => formatNumber(Math.round(value));
  return (
    `${period.from} to ${period.to}: the median of your ${traitWords(trait, limit).posts} is ${figure(usual.with)} ${usual.unit}, ` +
    `of your ${nWithout} others ${figure(usual.without)}. Compared with posts from the same weeks, the difference holds in ` +
    `every part of that time: likely ${effect.low.toFixed(1)} to ${effect.high.toFixed(1)} times. Something else about these posts may be the cause.`
  );
}

function examplesOf({ platform, posts }: ProfileTraits, ids: readonly string[]): PostExample[] {
  const days = new Map(posts.map(({ id, at }) => [id, new Date(at).toISOString().slice(0, 10)]));
  return ids.map((id) => ({ platform, id, date: days.get(id) ?? "" }));
}
