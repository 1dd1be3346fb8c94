import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import {
  isLookedAt,
  kindOf,
  pair,
  postWindow,
  type Sides,
  sampleEvenly,
  sourceOf,
  type Windows,
} from "./pair-inputs.ts";

type Resample = { before: FormulaInput; after: FormulaInput };
type Resampler = { posts: number; draw: (random: () => number) => Resample };

/**
 * Of more posts of a platform in one window a systematic sample of so many stands for all. They are then replaced less
 * often (`chanceFor`), so that the bounds are those of all.
 */
export const MAX_POSTS_A_WINDOW = 150;

/** Fewer things of one kind say too little of how much they vary: then the whole window is the pool. */
const MIN_POOL = 10;

/**
 * Resamples two inputs of one brand for a bootstrap: what posts achieved, with replacement, among posts of the same platform
 * (of the same profile, where profiles are kept apart) and window, and counts of comments among days. Dates and audience
 * stay. What both inputs hold is resampled once for both. Of a platform with more than `MAX_POSTS_A_WINDOW` posts in a window only so many are in the resamples, and of its
 * replies one a day: they stand for the others.
 *
 * @param before input of the earlier score
 * @param after input of the later score
 * @param windows of the version that both scores are of
 * @param pause awaited after each platform, so that other work gets its turn
 * @returns how many posts are resampled, and a function that draws both inputs with numbers from 0 to below 1; the order of
 * the data does not matter
 */
export async function resampleInputs(
  before: FormulaInput,
  after: FormulaInput,
  windows: Windows,
  pause: () => Promise<void>,
): Promise<Resampler> {
  const slots: Slots[] = [];
  const sources = [...before.platforms, ...after.platforms].map(sourceOf);
  for (const source of [...new Set(sources)].sort()) {
    const [old, own] = [before, after].map(({ platforms }) =>
      platforms.find((one) => sourceOf(one) === source),
    );
    slots.push(slotsOf(source, [old, own], [before.asOf, after.asOf], windows));
    await pause();
  }
  const [bareBefore, bareAfter] = [withoutPosts(before), withoutPosts(after)];
  return {
    posts: slots.reduce((sum, own) => sum + own.posts.length, 0),
    draw: (random) => {
      const drawn = slots.map((own) => drawPlatform(own, random));
      return {
        before: filled(bareBefore, drawn, "before"),
        after: filled(bareAfter, drawn, "after"),
      };
    },
  };
}

/** A thing, the pool of those whose figures it may get, and how often it gets them. */
type Slot<T> = { sides: Sides<T>; pool: Sides<T>[]; chance: number };
type Slots = { source: string; posts: Slot<PostInput>[]; comments: Slot<CommentDay>[] };

function slotsOf(
  source: string,
  [before, after]: (PlatformInput | undefined)[],
  [dayBefore, dayAfter]: [string, string],
  windows: Windows,
): Slots {
  const counted = (own: PlatformInput | undefined, asOf: string) =>
    own?.posts.filter(({ isReply, date }) => !isReply && isLookedAt(date, asOf, windowsOf(own, windows))) ??
    [];
  const posts = pair(counted(before, dayBefore), counted(after, dayAfter), ({ id }) => id);
  const comments = pair(before?.comments ?? [], after?.comments ?? [], ({ date }) => date);
  const windowOf = ({ before: old, after: own }: Sides<PostInput>) =>
    own ? postWindow(own.date, dayAfter, windows) : postWindow(old?.date ?? dayBefore, dayBefore, windows);
  return {
    source,
    posts: slotted(posts, windowOf, MAX_POSTS_A_WINDOW),
    comments: slotted(comments, () => 0, Number.POSITIVE_INFINITY),
  };
}

/** Of a profile that is kept apart the last posts are looked at, however old they are: the input holds no others. */
function windowsOf({ profile }: PlatformInput, windows: Windows): Windows {
  return profile === undefined ? windows : { ...windows, posts: Number.POSITIVE_INFINITY };
}

function slotted<T>(all: Sides<T>[], windowOf: (sides: Sides<T>) => number, most: number): Slot<T>[] {
  const windows = new Map<number, Sides<T>[]>();
  for (const sides of all) {
    const held = windows.get(windowOf(sides));
    if (held) held.push(sides);
    else windows.set(windowOf(sides), [sides]);
  }
  const thinned = [...windows].map(([window, held]) => {
    const kept = sampleEvenly(held, most);
    return { window, kept, chance: chanceFor(kept.length / held.length) };
  });
  const everything = thinned.flatMap(({ kept }) => kept);
  return thinned.flatMap(({ kept, chance }) => {
    const pools = new Map<string, Sides<T>[]>();
    return kept.map((sides) => {
      const pool = pools.get(kindOf(sides)) ?? choosePool(everything, kept, sides);
      pools.set(kindOf(sides), pool);
      return { sides, pool, chance };
    });
  });
}

/**
 * How often one of m things that stand for n is replaced. Replaced with chance q, each gives the mean a variance of
 * (2q − q²) · σ² / m²; all of them together are to give σ² / n.
 */
function chanceFor(share: number): number {
  return 1 - Math.sqrt(1 - share);
}

/** Those in the same inputs and window; where they are few, all in these inputs, of the window or, if need be, of any. */
function choosePool<T>(all: readonly Sides<T>[], window: readonly Sides<T>[], sides: Sides<T>): Sides<T>[] {
  const kind = kindOf(sides);
  const alike = window.filter((one) => kindOf(one) === kind);
  if (alike.length >= MIN_POOL) return alike;
  const isFitting = (one: Sides<T>) => kindOf(one) === "both" || kindOf(one) === kind;
  const fits = kind === "both" ? (one: Sides<T>) => kindOf(one) === "both" : isFitting;
  const near = window.filter(fits);
  return near.length > 1 ? near : all.filter(fits);
}

type Side = { posts: PostInput[]; comments: CommentDay[] };
type Drawn = { source: string; before: Side; after: Side };

function drawPlatform({ source, posts, comments }: Slots, random: () => number): Drawn {
  const drawnPosts = drawAll(posts, random, (own, like) => ({ ...like, id: own.id, date: own.date }));
  const drawnDays = drawAll(comments, random, (own, like) => ({ ...like, date: own.date }));
  return {
    source,
    before: { posts: drawnPosts.before, comments: drawnDays.before },
    after: { posts: drawnPosts.after, comments: drawnDays.after },
  };
}

function drawAll<T>(slots: readonly Slot<T>[], random: () => number, asIf: (own: T, like: T) => T) {
  const drawn: { before: T[]; after: T[] } = { before: [], after: [] };
  for (const { sides, pool, chance } of slots) {
    const isKept = chance < 1 && random() >= chance;
    const like = isKept ? sides : pool[Math.floor(random() * pool.length)];
    for (const side of ["before", "after"] as const) {
      const [own, other] = [sides[side], like?.[side]];
      if (own && other) drawn[side].push(asIf(own, other));
    }
  }
  return drawn;
}

/** An input whose platforms hold no posts but one reply a day: a reply shows that its day was observed. */
function withoutPosts(input: FormulaInput): FormulaInput {
  const platforms = input.platforms.map((own) => {
    const replies = own.posts.filter(({ isReply }) => isReply);
    return { ...own, posts: [...new Map(replies.map((reply) => [reply.date, reply])).values()] };
  });
  return { ...input, platforms };
}

function filled(bare: FormulaInput, drawn: readonly Drawn[], side: "before" | "after"): FormulaInput {
  const platforms = bare.platforms.map((own) => {
    const resampled = drawn.find(({ source }) => source === sourceOf(own))?.[side];
    if (resampled === undefined) return own;
    return { ...own, comments: resampled.comments, posts: [...resampled.posts, ...own.posts] };
  });
  return { ...bare, platforms };
}
