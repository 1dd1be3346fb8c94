import type { WorkspaceTx } from "../db.ts";
import type { PlatformInput, PostInput } from "../formula/formula-input.ts";
import type { Platform } from "../formula/names.ts";
import { utcDay } from "./utc-day.ts";

/** What the tables know of a platform, without the texts of comments, which are counted by another step. */
export type PlatformData = Omit<PlatformInput, "comments">;

const COUNTS = [
  "likes",
  "comments",
  "shares",
  "quotes",
  "saves",
  "clicks",
  "views",
  "impressions",
  "reach",
] as const;

/**
 * The dated figures of one platform from `from` to `to` (UTC days, inclusive), or null when nothing dated up to `to` is
 * known. It was observed from its first to its last dated figure, also where those lie outside the range.
 */
export async function loadPlatformData(
  tx: WorkspaceTx,
  workspaceId: string,
  platform: Platform,
  range: { from: string; to: string },
): Promise<PlatformData | null> {
  const observed = await observedDays(tx, workspaceId, platform, range.to);
  if (!observed) return null;
  const days = await tx.accountDay.findMany({
    where: { workspaceId, platform, date: { gte: new Date(range.from), lte: new Date(range.to) } },
    orderBy: { date: "asc" },
  });
  const posts = await tx.post.findMany({
    where: { workspaceId, platform, createdAt: { gte: new Date(range.from), lt: endOf(range.to) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { text: true, title: true, url: true },
  });
  return {
    platform,
    observedFrom: observed.from,
    observedTo: observed.to,
    followers: days.map((day) => ({ date: utcDay(day.date), count: Number(day.followers) })),
    posts: posts.map(toPostInput),
  };
}

type PostRow = { id: string; createdAt: Date | null; isReply: boolean | null; media: string | null } & Record<
  (typeof COUNTS)[number],
  bigint | null
>;

function toPostInput(row: PostRow): PostInput {
  const post: PostInput = { id: row.id, date: utcDay(row.createdAt as Date) };
  if (row.isReply !== null) post.isReply = row.isReply;
  if (row.media !== null) post.media = row.media;
  for (const name of COUNTS) if (row[name] !== null) post[name] = Number(row[name]);
  return post;
}

/** First instant after a UTC day. */
export function endOf(day: string): Date {
  return new Date(Date.parse(day) + 86_400_000);
}

type Observed = { from: string; to: string };

async function observedDays(
  tx: WorkspaceTx,
  workspaceId: string,
  platform: string,
  to: string,
): Promise<Observed | null> {
  const [row] = await tx.$queryRaw<{ first: string | null; last: string | null }[]>`
    SELECT min(day)::text AS first, max(day)::text AS last FROM (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day FROM posts
        WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND created_at < ${endOf(to)}
      UNION ALL
      SELECT date FROM account_days
        WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND date <= ${to}::date
      UNION ALL
      SELECT (created_at AT TIME ZONE 'UTC')::date FROM comments
        WHERE workspace_id = ${workspaceId} AND platform = ${platform} AND created_at < ${endOf(to)}
    ) AS days`;
  return row?.first && row.last ? { from: row.first, to: row.last } : null;
}
