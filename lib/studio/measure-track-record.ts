import { withWorkspace } from "../db.ts";
import { rankCorrelation } from "../formula/content/rank-correlation.ts";
import { measureDraft, predictPercentile } from "../formula/content/v1/predict-percentile.ts";
import type { Platform } from "../formula/names.ts";
import type { ContentEvidence } from "./schemas.ts";

/** A post's figures have settled after a week. */
const MATURE_MS = 7 * 86_400_000;
const MOST_POSTS = 500;
const LEAST_POSTS = 30;
/** Two-sided 5 %: |ρ|·√(n − 1) of a random predictor exceeds it in one of twenty cases. */
const CHANCE = 1.96;

type Figures = { likes: bigint | null; comments: bigint | null; shares: bigint | null; views: bigint | null };

/**
 * How well the text model would have ranked a workspace's own posts on a platform: the newest 500 with a text that are at
 * least a week old, replies left out. The model is not fitted on them.
 * @returns the rank correlation with its n; `not proven yet` with fewer than 30 posts or when chance may explain it
 */
export async function measureTrackRecord(
  workspaceId: string,
  platform: Platform,
  now: Date,
): Promise<ContentEvidence["workspace"]> {
  const posts = await withWorkspace(workspaceId, (tx) =>
    tx.post.findMany({
      where: {
        workspaceId,
        platform,
        createdAt: { lte: new Date(now.getTime() - MATURE_MS) },
        text: { not: null },
        OR: [{ isReply: null }, { isReply: false }],
      },
      select: { text: true, title: true, likes: true, comments: true, shares: true, views: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MOST_POSTS,
    }),
  );
  const pairs = posts.flatMap((post) => {
    const text = [post.title, post.text].filter(Boolean).join("\n");
    const fate = fateOf(platform, post);
    return text.trim() === "" || fate === null ? [] : [{ fate, predicted: predict(platform, text) }];
  });
  const n = pairs.length;
  const rho =
    n < LEAST_POSTS
      ? null
      : rankCorrelation(
          pairs.map(({ predicted }) => predicted),
          pairs.map(({ fate }) => fate),
        );
  const isProven = rho !== null && rho * Math.sqrt(n - 1) > CHANCE;
  return {
    verdict: isProven ? "proven" : "not proven yet",
    rank_correlation: rho === null ? null : Math.round(rho * 1_000) / 1_000,
    n,
  };
}

function predict(platform: Platform, text: string): number {
  return predictPercentile(measureDraft({ platform, format: "post", text, media: null }));
}

/** What the platform's model was fitted to: views on video platforms, else interactions. */
function fateOf(platform: Platform, { likes, comments, shares, views }: Figures): number | null {
  if (platform === "youtube" || platform === "tiktok") return views === null ? null : Number(views);
  if (likes === null) return null;
  return Number(likes) + Number(comments ?? 0) + Number(shares ?? 0);
}
