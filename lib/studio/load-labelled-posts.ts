import type { WorkspaceTx } from "../db.ts";
import { measurePost } from "../draft-model/features/list-features.ts";
import type { LabelledPost } from "../draft-model/fit/labelled-post.ts";
import type { Platform } from "../formula/names.ts";
import { outcomeOf } from "../models/outcome-of.ts";
import { readText } from "../models/read-text.ts";
import { toFacts } from "../models/to-facts.ts";
import { listProfilesOf } from "../profiles/list-own-profiles.ts";
import { daysBefore } from "../time.ts";

/** A post's figures have settled after a week. */
export const MATURE_DAYS = 7;
export const MAX_POSTS = 600;

/**
 * The posts that a workspace's account-specific model on a platform is fitted on: the newest with a date, a text and a
 * known outcome that are settled, without replies, in order of time.
 */
export async function loadLabelledPosts(
  tx: WorkspaceTx,
  { workspaceId, platform, now }: { workspaceId: string; platform: Platform; now: Date },
): Promise<LabelledPost[]> {
  const profiles = await listProfilesOf(tx, workspaceId, platform);
  const rows = await tx.post.findMany({
    where: {
      workspaceId,
      profileId: { in: profiles.map(({ id }) => id) },
      createdAt: { lte: daysBefore(now, MATURE_DAYS) },
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
    const outcome = outcomeOf(platform, row);
    const facts = toFacts(platform, row);
    const whole = [facts.title, facts.text].filter(Boolean).join("\n");
    if (outcome === null || whole.trim() === "" || row.createdAt === null) return [];
    const { tone, hashWords } = readText(whole);
    return [{ features: measurePost(facts, tone), words: hashWords(), outcome, at: row.createdAt.getTime() }];
  });
}
