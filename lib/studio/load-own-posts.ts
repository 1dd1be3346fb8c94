import type { WorkspaceTx } from "../db.ts";
import { measurePost } from "../draft-model/features/list-features.ts";
import type { KnownPost } from "../draft-model/fit/author-posts.ts";
import type { Platform } from "../formula/names.ts";
import { fateOf } from "../models/outcome-of.ts";
import { readText } from "../models/read-text.ts";
import { toFacts } from "../models/to-facts.ts";

/** A post's figures have settled after a week. */
const MATURE_MS = 7 * 86_400_000;
const MAX_POSTS = 600;

/**
 * A workspace's own posts on a platform as the models learn from them: the newest with a date, a text and a known fate
 * that are settled, without replies, in order of time.
 */
export async function loadOwnPosts(
  tx: WorkspaceTx,
  { workspaceId, platform, now }: { workspaceId: string; platform: Platform; now: Date },
): Promise<KnownPost[]> {
  const rows = await tx.post.findMany({
    where: {
      workspaceId,
      platform,
      createdAt: { lte: new Date(now.getTime() - MATURE_MS) },
      AND: [
        { OR: [{ text: { not: null } }, { title: { not: null } }] },
        { OR: [{ isReply: null }, { isReply: false }] },
      ],
    },
    select: {
      text: true,
      title: true,
      media: true,
      durationS: true,
      createdAt: true,
      likes: true,
      comments: true,
      shares: true,
      saves: true,
      views: true,
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_POSTS,
  });
  return rows.reverse().flatMap((row) => {
    const fate = fateOf(platform, row);
    const facts = toFacts(platform, row);
    const whole = [facts.title, facts.text].filter(Boolean).join("\n");
    if (fate === null || whole.trim() === "" || row.createdAt === null) return [];
    const { tone, hashWords } = readText(whole);
    return [{ features: measurePost(facts, tone), words: hashWords(), fate, at: row.createdAt.getTime() }];
  });
}
