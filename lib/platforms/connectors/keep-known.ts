import type { SyncRequest } from "./connector.ts";

type Known = { id: string; createdAt: Date | null };

/** Posts that are known already, by when they were published. */
export type KnownPosts = {
  /** Ids of those from `oldest` on and before `before`. */
  between: (oldest: Date, before: Date | null) => string[];
  has: (id: string) => boolean;
};

/** Reads which posts are known since the wanted time: ids and instants only, 10,000 take about 1 MB. */
export async function keepKnown({ knownPosts }: SyncRequest): Promise<KnownPosts> {
  const known: Known[] = [];
  for await (const post of knownPosts()) known.push(post);
  const ids = new Set(known.map(({ id }) => id));
  return {
    between: (oldest, before) =>
      known.flatMap(({ id, createdAt }) =>
        createdAt && createdAt >= oldest && (!before || createdAt < before) ? [id] : [],
      ),
    has: (id) => ids.has(id),
  };
}
