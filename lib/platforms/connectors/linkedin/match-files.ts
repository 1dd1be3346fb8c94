import type { SyncRequest } from "../connector.ts";
import type { LinkedinPost } from "./to-post.ts";

/** A post and its line in the feed are made within a moment of each other. */
const APART_MS = 60_000;
/** Of LinkedIn's numbers the upper bits are milliseconds since 1970. */
const TIME_SHIFT = 22n;
const NAMED = /^urn:li:(?:share|ugcPost):\d+$/;
const ACTIVITY = /^urn:li:activity:(\d{10,19})$/;

/** Posts that are known already, by the names that the product has for them. */
export type KnownOnLinkedin = {
  /** The name under which a post is kept: where a file brought it, that of its line in the feed. */
  idOf: (post: LinkedinPost) => string;
  /** Those from `oldest` on and older than `before` that LinkedIn could be asked for by name. */
  between: (oldest: Date, before: Date | null) => string[];
};

/**
 * LinkedIn's files name a post by its line in the feed (`urn:li:activity:…`), its interface by the post itself; both numbers tell
 * when they were made. A post whose line is known keeps that name, so that connecting after an import doubles nothing.
 */
export async function keepKnownPosts({ knownPosts }: SyncRequest): Promise<KnownOnLinkedin> {
  const lines: { id: string; at: number }[] = [];
  const others: { id: string; createdAt: Date }[] = [];
  for await (const { id, createdAt } of knownPosts()) {
    const number = ACTIVITY.exec(id)?.[1];
    if (number) lines.push({ id, at: Number(BigInt(number) >> TIME_SHIFT) });
    else if (createdAt && NAMED.test(id)) others.push({ id, createdAt });
  }
  lines.sort((one, other) => one.at - other.at);
  const taken = new Map<string, string>();
  return {
    idOf: ({ urn, createdAt, post }) => {
      const times = [createdAt?.getTime(), timeOfNumber(urn)].flatMap((time) => time ?? []);
      const found = times.map((time) => findNearest(lines, time)).find(Boolean);
      // Of two posts of one moment each is kept.
      if (!found || (taken.get(found) ?? urn) !== urn) return post.id;
      taken.set(found, urn);
      return found;
    },
    between: (oldest, before) =>
      others.flatMap(({ id, createdAt }) =>
        createdAt >= oldest && (!before || createdAt < before) ? [id] : [],
      ),
  };
}

function timeOfNumber(urn: string): number | undefined {
  const number = /:(\d{10,19})$/.exec(urn)?.[1];
  return number ? Number(BigInt(number) >> TIME_SHIFT) : undefined;
}

function findNearest(lines: readonly { id: string; at: number }[], time: number): string | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const near = [lines[low - 1], lines[low]].flatMap((line) =>
    line ? [{ id: line.id, apart: Math.abs(line.at - time) }] : [],
  );
  const [best] = near.toSorted((one, other) => one.apart - other.apart);
  return best && best.apart <= APART_MS ? best.id : undefined;
}
