import { quantileLow } from "../statistics/quantile.ts";
import { isMoment } from "./contrast.ts";
import type { DescribedPost } from "./described-post.ts";

/** Fewer posts on one side, or a smaller share of all, say nothing of the other. */
const MIN_POSTS = 8;
const MIN_SHARE = 0.1;
/** Of more words the most frequent ones are looked at. */
const MAX_WORDS = 200;
/** Texts of a brand that are all about as long are neither short nor long. */
const MIN_SPREAD = 1.5;

/** A trait and the posts on both sides of it, by their place; those of which it is not known stand on neither. */
export type IndexedTrait = {
  key: string;
  /** Posts with it: 1, without it: 0, not known: −1. */
  side: Int8Array;
  /** The trait of all posts without this one, where there is one. */
  opposite?: string;
  /** Where the trait is a range of length or duration: the figure that it begins or ends with. */
  limit?: number;
};

/**
 * The traits that posts of a brand can be told apart by: with at least eight of them, and a tenth, on either side. Traits that
 * always go together are one, the plainest.
 *
 * @param posts in a fixed order
 * @returns traits in an order that depends on nothing but what the posts are like
 */
export function indexTraits(posts: readonly DescribedPost[]): IndexedTrait[] {
  const members = new Map<string, number[]>();
  posts.forEach(({ traits }, at) => {
    for (const key of traits) {
      const held = members.get(key);
      if (held) held.push(at);
      else members.set(key, [at]);
    }
  });
  const least = Math.max(MIN_POSTS, posts.length * MIN_SHARE);
  const frequent = [...members].filter(([, held]) => held.length >= least).sort(byPlainness);
  const words = frequent.filter(([key]) => kindOf(key) === "word").slice(0, MAX_WORDS);
  const others = frequent.filter(([key]) => kindOf(key) !== "word");
  const named = [...others, ...words].map(([key, held]) => ({ key, side: sideOf(key, held, posts) }));
  const all = [...named, ...rangesOf(posts, "length"), ...rangesOf(posts, "duration")];
  return withoutTwins(all.filter(({ side }) => isTellable(side, least)));
}

/** "word" of "word:autumn". */
export function kindOf(key: string): string {
  return key.split(":")[0] ?? "";
}

/** The plainer kinds first, of one kind the most frequent. */
function byPlainness([a, postsA]: [string, number[]], [b, postsB]: [string, number[]]): number {
  return postsB.length - postsA.length || (a < b ? -1 : 1);
}

function sideOf(key: string, members: readonly number[], posts: readonly DescribedPost[]): Int8Array {
  const kind = kindOf(key);
  const source = isMoment(key) ? "" : kind === "format" ? "format" : "text";
  const side = Int8Array.from(posts, ({ unknown }) => (unknown.includes(source) ? -1 : 0));
  for (const at of members) side[at] = 1;
  return side;
}

/** The shorter and the longer third of the posts of which the length, or the duration, is known. */
function rangesOf(posts: readonly DescribedPost[], kind: "length" | "duration"): IndexedTrait[] {
  const values = posts.map((post) => (kind === "length" ? post.length : post.durationS));
  const known = values.filter((value) => value !== null && value > 0) as number[];
  const [low, high] = [quantileLow(known, 1 / 3), quantileLow(known, 2 / 3)];
  if (low === null || high === null || high < low * MIN_SPREAD) return [];
  const sided = (isOf: (value: number) => boolean) =>
    Int8Array.from(values, (value) => (value === null || value <= 0 ? -1 : isOf(value) ? 1 : 0));
  return [
    { key: `${kind}:short`, side: sided((value) => value <= low), limit: low },
    { key: `${kind}:long`, side: sided((value) => value > high), limit: high },
  ];
}

function isTellable(side: Int8Array, least: number): boolean {
  let [having, lacking] = [0, 0];
  for (const one of side) {
    if (one === 1) having++;
    else if (one === 0) lacking++;
  }
  return having >= least && lacking >= least;
}

/** Of traits that divide the posts alike the first one, which then knows the one of the other side. */
function withoutTwins(traits: IndexedTrait[]): IndexedTrait[] {
  const seen = new Map<string, IndexedTrait>();
  return traits.filter((trait) => {
    const [text, mirrored] = [trait.side.join(), trait.side.map((one) => (one < 0 ? one : 1 - one)).join()];
    const opposite = seen.get(mirrored);
    if (opposite) opposite.opposite ??= trait.key;
    if (opposite || seen.has(text)) return false;
    seen.set(text, trait);
    return true;
  });
}
