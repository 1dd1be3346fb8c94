import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { GONE } from "../platforms/sync/forget-posts.ts";
import { describePosts } from "../strategy/describe-posts.ts";
import { listIds } from "./list-posts.ts";
import { FORMAT, postsFrom } from "./post-columns.ts";
import { REPLIES } from "./values.ts";

/** Topics are those of so many newest posts, each of so many of them at least. */
const TOPIC_POSTS = 500;
const LEAST_POSTS = 3;
const MOST_TOPICS = 40;
const MAX_CHARACTERS = 2_000;

/** What the posts of a brand can be told apart by. */
export type PostChoices = {
  /** All posts but replies. */
  total: number;
  platforms: Platform[];
  /** In lower case, the most frequent first; `REPLIES` last, where there are any. */
  formats: string[];
  /** Hashtags and words of the newest posts, the most frequent first. */
  topics: { word: string; posts: number }[];
  /** Platforms of which no post has impressions or views. */
  unseen: Platform[];
};

type Counted = { platform: Platform; format: string | null; posts: number; seen: number };

/**
 * What a list of the posts of the connected accounts can be filtered by.
 *
 * @param caller who asks, for its own workspace
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listPostChoices(caller: Caller): Promise<PostChoices> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const ids = await listIds(tx, workspaceId);
    const rows = await tx.$queryRaw<Counted[]>`
      SELECT f.platform, ${FORMAT} AS format, count(*)::int AS posts, count(coalesce(p.impressions, p.views))::int AS seen
      FROM ${postsFrom(workspaceId, ids)} AND NOT starts_with(p.id, ${GONE}) GROUP BY 1, 2 ORDER BY 3 DESC, 2`;
    const posts = rows.filter(({ format }) => format !== REPLIES);
    const hasReplies = posts.length < rows.length;
    const platforms = PLATFORMS.filter((one) => rows.some(({ platform }) => platform === one));
    const formats = new Set(posts.flatMap(({ format }) => format ?? []));
    return {
      total: posts.reduce((sum, one) => sum + one.posts, 0),
      platforms,
      formats: [...formats, ...(hasReplies ? [REPLIES] : [])],
      topics: await listTopics(tx, workspaceId, ids),
      unseen: platforms.filter((one) => rows.every(({ platform, seen }) => platform !== one || seen === 0)),
    };
  });
}

async function listTopics(
  tx: WorkspaceTx,
  workspaceId: string,
  ids: readonly string[],
): Promise<PostChoices["topics"]> {
  const rows = await tx.$queryRaw<{ id: string; at: Date; title: string | null; text: string | null }[]>`
    SELECT p.id, p.created_at AS at, p.title, left(p.text, ${MAX_CHARACTERS}::int) AS text
    FROM ${postsFrom(workspaceId, ids)} AND p.created_at IS NOT NULL AND p.is_reply IS NOT TRUE
    ORDER BY p.created_at DESC LIMIT ${TOPIC_POSTS}`;
  const described = describePosts(
    rows.map(({ at, ...row }) => ({ ...row, createdAt: at, media: null, durationS: null })),
  );
  const counts = new Map<string, number>();
  for (const { traits } of described)
    for (const trait of traits)
      if (trait.startsWith("word:")) counts.set(trait.slice(5), (counts.get(trait.slice(5)) ?? 0) + 1);
  return [...counts]
    .filter(([, posts]) => posts >= LEAST_POSTS)
    .sort(([a, postsA], [b, postsB]) => postsB - postsA || (a < b ? -1 : 1))
    .slice(0, MOST_TOPICS)
    .map(([word, posts]) => ({ word, posts }));
}
