import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import { dayNumber } from "./v1/day-number.ts";
import { DAYS } from "./v1/parameters.ts";

type Redrawn = { before: FormulaInput; after: FormulaInput };

/**
 * Two inputs of one brand with what its posts achieved drawn again, with replacement, among posts of the same platform
 * and window, and counts of comments drawn again among days. Dates, audience and replies stay. What both inputs hold is
 * drawn once for both.
 *
 * @param before input of the earlier score
 * @param after input of the later score
 * @returns how many posts are drawn, and a function that draws both inputs with numbers from 0 to below 1; the order of
 * the data does not matter
 */
export function redrawInputs(
  before: FormulaInput,
  after: FormulaInput,
): { posts: number; draw: (random: () => number) => Redrawn } {
  const names = [
    ...new Set([...before.platforms, ...after.platforms].map(({ platform }) => platform)),
  ].sort();
  const of = ({ platforms }: FormulaInput, name: string) =>
    platforms.find(({ platform }) => platform === name);
  const slots = names.map((name) =>
    slotsOf(name, of(before, name), of(after, name), [before.asOf, after.asOf]),
  );
  return {
    posts: slots.reduce((sum, own) => sum + own.posts.length, 0),
    draw: (random) => {
      const drawn = slots.map((own) => drawPlatform(own, random));
      return { before: replaced(before, drawn, "before"), after: replaced(after, drawn, "after") };
    },
  };
}

/** One dated thing of a platform, in one input or both, and those whose figures it may get. */
type Sides<T> = { before?: T; after?: T };
type Slot<T> = { sides: Sides<T>; pool: Sides<T>[] };
type Slots = { platform: string; posts: Slot<PostInput>[]; comments: Slot<CommentDay>[] };

function slotsOf(
  platform: string,
  before: PlatformInput | undefined,
  after: PlatformInput | undefined,
  [dayBefore, dayAfter]: [string, string],
): Slots {
  const counted = (own: PlatformInput | undefined) => own?.posts.filter(({ isReply }) => !isReply) ?? [];
  const posts = pair(counted(before), counted(after), ({ id }) => id);
  const comments = pair(before?.comments ?? [], after?.comments ?? [], ({ date }) => date);
  const windowOf = ({ before: old, after: own }: Sides<PostInput>) =>
    own ? postWindow(own.date, dayAfter) : postWindow(old?.date ?? dayBefore, dayBefore);
  return { platform, posts: slotted(posts, windowOf), comments: slotted(comments, () => 0) };
}

/** The window of momentum in which a post lies; -1 while its figures do not count yet. */
function postWindow(date: string, asOf: string): number {
  return Math.floor((dayNumber(asOf) - dayNumber(date) - DAYS.mature) / DAYS.move);
}

function pair<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): Sides<T>[] {
  const found = new Map<string, Sides<T>>();
  for (const one of before) found.set(keyOf(one), { before: one });
  for (const one of after) found.set(keyOf(one), { ...found.get(keyOf(one)), after: one });
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sides]) => sides);
}

/** Fewer things of one kind than this say too little of how much they differ: the whole window is drawn from then. */
const ENOUGH = 10;

function slotted<T>(all: Sides<T>[], windowOf: (sides: Sides<T>) => number): Slot<T>[] {
  const pools = new Map<string, Sides<T>[]>();
  return all.map((sides) => {
    const window = windowOf(sides);
    const key = `${kindOf(sides)} ${window}`;
    const pool = pools.get(key) ?? choosePool(all, sides, (one) => windowOf(one) === window);
    pools.set(key, pool);
    return { sides, pool };
  });
}

type Kind = "both" | "before" | "after";

function kindOf(sides: Sides<unknown>): Kind {
  if (sides.before && sides.after) return "both";
  return sides.after ? "after" : "before";
}

/** Those in the same inputs and window; where they are few all that have these inputs, in the window or, if need be, at all. */
function choosePool<T>(
  all: readonly Sides<T>[],
  sides: Sides<T>,
  isNear: (one: Sides<T>) => boolean,
): Sides<T>[] {
  const kind = kindOf(sides);
  const alike = all.filter((one) => kindOf(one) === kind && isNear(one));
  if (alike.length >= ENOUGH) return alike;
  const fitting = all.filter((one) => kindOf(one) === "both" || (kind !== "both" && kindOf(one) === kind));
  const near = fitting.filter(isNear);
  return near.length > 1 ? near : fitting;
}

type Side = { posts: PostInput[]; comments: CommentDay[] };
type Drawn = { platform: string; before: Side; after: Side };

function drawPlatform({ platform, posts, comments }: Slots, random: () => number): Drawn {
  const drawnPosts = drawAll(posts, random, (own, like) => ({ ...like, id: own.id, date: own.date }));
  const drawnDays = drawAll(comments, random, (own, like) => ({ ...like, date: own.date }));
  return {
    platform,
    before: { posts: drawnPosts.before, comments: drawnDays.before },
    after: { posts: drawnPosts.after, comments: drawnDays.after },
  };
}

function drawAll<T>(slots: readonly Slot<T>[], random: () => number, asIf: (own: T, like: T) => T) {
  const drawn: { before: T[]; after: T[] } = { before: [], after: [] };
  for (const { sides, pool } of slots) {
    const like = pool[Math.floor(random() * pool.length)];
    for (const side of ["before", "after"] as const) {
      const [own, other] = [sides[side], like?.[side]];
      if (own && other) drawn[side].push(asIf(own, other));
    }
  }
  return drawn;
}

function replaced(input: FormulaInput, drawn: readonly Drawn[], side: "before" | "after"): FormulaInput {
  const platforms = input.platforms.map((own) => {
    const redrawn = drawn.find(({ platform }) => platform === own.platform)?.[side];
    if (redrawn === undefined) return own;
    const replies = own.posts.filter(({ isReply }) => isReply);
    return { ...own, comments: redrawn.comments, posts: [...redrawn.posts, ...replies] };
  });
  return { ...input, platforms };
}
