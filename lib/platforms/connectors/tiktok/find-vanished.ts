type Known = { id: string; createdAt: Date | null };

/** Known posts, newest first, handed out piece by piece beside the pages of the platform's own list. */
export type KnownWalk = {
  /** Those from `oldest` on that were not handed out yet and are older than `before`. */
  since: (oldest: Date, before: Date | null) => Promise<string[]>;
};

/** @param known newest first; those without a date come last and are never handed out */
export function walkKnown(known: AsyncIterable<Known>): KnownWalk {
  const posts = known[Symbol.asyncIterator]();
  let next: Known | undefined;
  let isOver = false;
  return {
    since: async (oldest, before) => {
      const ids: string[] = [];
      while (!isOver) {
        if (!next) {
          const step = await posts.next();
          isOver = step.done === true;
          next = step.done ? undefined : step.value;
        }
        if (!next?.createdAt || next.createdAt < oldest) break;
        if (!before || next.createdAt < before) ids.push(next.id);
        next = undefined;
      }
      return ids;
    },
  };
}

/** Lists of at most `size`. */
export function inPieces<T>(all: readonly T[], size: number): T[][] {
  const pieces: T[][] = [];
  for (let from = 0; from < all.length; from += size) pieces.push(all.slice(from, from + size));
  return pieces;
}
