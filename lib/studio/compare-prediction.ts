import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { ContentFormat } from "../draft-model/content-draft.ts";
import type { Platform } from "../formula/names.ts";
import { outcomeOf } from "../models/outcome-of.ts";
import { listProfilesOf } from "../profiles/list-own-profiles.ts";
import { daysBefore } from "../time.ts";
import { MATURE_DAYS, MAX_POSTS } from "./load-labelled-posts.ts";
import type { PageScore } from "./schemas.ts";
import { scoreForPage } from "./score-for-page.ts";
import { MAX_CHARACTERS } from "./values.ts";

/** Among fewer others there is no place. */
const LEAST_OTHERS = 9;

/** A post as it went out. */
export type PostedText = {
  profile: string;
  id: string;
  platform: Platform;
  title: string | null;
  text: string | null;
  format: string | null;
};

/** What the draft model says of the words of a post, beside what became of it. */
export type Prediction = {
  score: number;
  interval: PageScore["evidence"]["interval"];
  /** That a text alone is not shown to say anything on the platform; null where it is. */
  unproven: string | null;
  /** Whether the model has learnt from posts of the account, this one among them: then it is no forecast. */
  hasLearnt: boolean;
  /** Where the post ended by what the model predicts, among the settled posts that it can learn from; null while it has not settled. */
  outcome: { percentile: number; among: number } | null;
};

/**
 * Scores the words of a post as if they were a draft, and ranks what became of it by the same measure (`outcomeOf`).
 *
 * @param caller whose post it is
 * @returns null of a post without words
 * @throws Problem 403 `Plan Required` below Agency.
 */
export async function comparePrediction(
  caller: Caller,
  post: PostedText,
  now: Date,
): Promise<Prediction | null> {
  const content = [post.title, post.text].filter(Boolean).join("\n").slice(0, MAX_CHARACTERS);
  if (content.trim() === "") return null;
  const { platform } = post;
  const draft = { content_type: "text", content, platform, format: formatOf(post.format) } as const;
  const { score, evidence, unproven } = await scoreForPage(caller, draft, now);
  return {
    score,
    interval: evidence.interval,
    unproven,
    hasLearnt: evidence.workspace.model === "own posts",
    outcome: await rankOutcome(caller.workspaceId, post, now),
  };
}

function formatOf(format: string | null): ContentFormat {
  return format === "reel" || format === "short" || format === "story" ? format : "post";
}

async function rankOutcome(workspaceId: string, post: PostedText, now: Date): Promise<Prediction["outcome"]> {
  const rows = await withWorkspace(workspaceId, async (tx) => {
    const profiles = await listProfilesOf(tx, workspaceId, post.platform);
    return tx.post.findMany({
      where: {
        workspaceId,
        profileId: { in: profiles.map(({ id }) => id) },
        createdAt: { lte: daysBefore(now, MATURE_DAYS) },
        OR: [{ isReply: null }, { isReply: false }],
      },
      select: {
        profileId: true,
        id: true,
        likes: true,
        comments: true,
        shares: true,
        saves: true,
        views: true,
      },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MAX_POSTS,
    });
  });
  const isIt = (row: (typeof rows)[number]) => row.profileId === post.profile && row.id === post.id;
  const own = rows.find(isIt);
  const outcome = own ? outcomeOf(post.platform, own) : null;
  if (outcome === null) return null;
  const others = rows.filter((row) => !isIt(row)).flatMap((row) => outcomeOf(post.platform, row) ?? []);
  if (others.length < LEAST_OTHERS) return null;
  const below = others.filter((one) => one < outcome).length;
  const same = others.filter((one) => one === outcome).length;
  return { percentile: (100 * (below + same / 2)) / others.length, among: others.length };
}
