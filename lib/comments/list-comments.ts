import { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import type { CommentLabel } from "../score/schemas.ts";
import { classifySentiment } from "../sentiment/classify-sentiment.ts";
import { firstWords } from "../text/first-words.ts";
import { writeCommentKey } from "./comment-key.ts";
import { type Position, readCursor, writeCursor } from "./cursor.ts";
import type { CommentEntry, CommentFilters, CommentPage, Tone } from "./schemas.ts";
import { COMMENTS, LABEL, matchComments, matchReading } from "./select-comments.ts";

export const COMMENTS_PER_PAGE = 50;
/** A comment without a date comes last. */
const UNDATED = "-infinity";

type Row = {
  id: string;
  profile: string;
  platform: Platform;
  createdAt: Date | null;
  text: string;
  tone: Tone | null;
  isSpam: boolean | null;
  language: string | null;
  verdict: CommentEntry["verdict"];
  label: CommentLabel | null;
  correctedAt: Date | null;
  rank: number;
  isAnswered: boolean;
  postId: string | null;
  postTitle: string | null;
  postText: string | null;
  postUrl: string | null;
};

/**
 * Comments of others on the brand's own profiles, part by part. By default critical ones come first, those under whose post the
 * brand has not written since before all others; of each the newest first. A comment that was not read yet (without a date, or
 * just arrived) is read here, and found by no filter of sentiment or language.
 *
 * @param caller a workspace's
 * @param filters which ones; `after` is `next` of the part before
 * @param limit comments of a part
 * @throws Problem `Invalid Request` when `after` is none of the list's
 */
export async function listComments(
  { workspaceId }: Pick<Caller, "workspaceId">,
  { after, ...filters }: CommentFilters & { after?: string | undefined },
  limit = COMMENTS_PER_PAGE,
): Promise<CommentPage> {
  const position = after === undefined ? null : readCursor(after);
  const rows = await withWorkspace(workspaceId, async (tx) => {
    const matched = await matchComments(tx, workspaceId, filters);
    return matched ? selectPage(tx, workspaceId, { matched, filters, position, limit }) : [];
  });
  const comments = rows.slice(0, limit);
  const last = rows.length > limit ? comments.at(-1) : undefined;
  return { comments: comments.map(toEntry), next: last ? writeCursor(last) : null };
}

type Asked = { matched: Prisma.Sql; filters: CommentFilters; position: Position | null; limit: number };

/** One more than asked for, by which it is known that there are more. Only what a part shows is read whole. */
function selectPage(tx: WorkspaceTx, workspaceId: string, asked: Asked): Promise<Row[]> {
  const { matched, filters, position, limit } = asked;
  const rank =
    filters.order === "newest"
      ? Prisma.sql`0`
      : Prisma.sql`CASE WHEN ${LABEL} = 'negative' AND (own.last IS NULL OR own.last < c.created_at) THEN 0 ELSE 1 END`;
  const at = Prisma.sql`coalesce(c.created_at, ${UNDATED}::timestamptz)`;
  const later = position
    ? Prisma.sql`AND (${rank} > ${position.rank} OR (${rank} = ${position.rank}
        AND (${at}, c.profile_id COLLATE "C", c.id COLLATE "C")
          < (${position.createdAt?.toISOString() ?? UNDATED}::timestamptz, ${position.profile}, ${position.id})))`
    : Prisma.empty;
  return tx.$queryRaw<Row[]>`
    WITH own AS MATERIALIZED (${ownWords(workspaceId)}), page AS MATERIALIZED (
      SELECT c.profile_id, c.id, ${at} AS at, ${rank} AS rank,
        own.last IS NOT NULL AND own.last >= c.created_at AS answered
      FROM ${COMMENTS} LEFT JOIN own ON own.profile_id = c.profile_id AND own.post_id = c.post_id
      WHERE ${matched} AND ${matchReading(filters)} ${later}
      ORDER BY rank, at DESC, c.profile_id COLLATE "C" DESC, c.id COLLATE "C" DESC LIMIT ${limit + 1})
    SELECT c.id, c.profile_id AS profile, f.platform, c.created_at AS "createdAt", c.text, s.tone, s.is_spam AS "isSpam",
      s.language, s.verdict, k.label, k.corrected_at AS "correctedAt", page.rank, coalesce(page.answered, false) AS "isAnswered",
      c.post_id AS "postId", p.title AS "postTitle", p.text AS "postText", p.url AS "postUrl"
    FROM page JOIN comments c ON c.workspace_id = ${workspaceId} AND c.profile_id = page.profile_id AND c.id = page.id
      JOIN profiles f ON f.workspace_id = c.workspace_id AND f.id = c.profile_id
      LEFT JOIN comment_sentiments s
        ON s.workspace_id = c.workspace_id AND s.profile_id = c.profile_id AND s.comment_id = c.id
      LEFT JOIN comment_corrections k
        ON k.workspace_id = c.workspace_id AND k.profile_id = c.profile_id AND k.comment_id = c.id
      LEFT JOIN posts p ON p.workspace_id = c.workspace_id AND p.profile_id = c.profile_id AND p.id = c.post_id
    ORDER BY page.rank, page.at DESC, c.profile_id COLLATE "C" DESC, c.id COLLATE "C" DESC`;
}

/** When the brand itself last wrote under each post, as far as that is stored. */
function ownWords(workspaceId: string): Prisma.Sql {
  return Prisma.sql`SELECT c.profile_id, c.post_id, max(c.created_at) AS last
    FROM comment_sentiments s JOIN comments c
      ON c.workspace_id = s.workspace_id AND c.profile_id = s.profile_id AND c.id = s.comment_id
    WHERE s.workspace_id = ${workspaceId} AND s.verdict = 'own' AND c.post_id IS NOT NULL GROUP BY 1, 2`;
}

function toEntry(row: Row): CommentEntry {
  const { language, ...read } =
    row.tone === null
      ? readNow(row.text)
      : { sentiment: row.tone, is_spam: row.isSpam === true, language: row.language };
  const { label } = row;
  const told =
    label === null ? null : label === "spam" ? { is_spam: true } : { sentiment: label, is_spam: false };
  return {
    id: writeCommentKey(row.profile, row.id),
    profile: row.profile,
    platform: row.platform,
    created_at: row.createdAt?.toISOString() ?? null,
    text: row.text,
    ...{ ...read, ...told },
    language,
    read_as: read,
    corrected: label && row.correctedAt && { label, at: row.correctedAt.toISOString() },
    answered: row.isAnswered,
    verdict: row.verdict,
    post: row.postId === null ? null : postOf(row, row.postId),
  };
}

/** At most a part's worth. */
function readNow(text: string) {
  const { label, spam, language } = classifySentiment(text, loadSentimentModel(new Date()));
  return { sentiment: label, is_spam: spam, language };
}

function postOf({ postTitle, postText, postUrl }: Row, id: string): NonNullable<CommentEntry["post"]> {
  return { id, name: firstWords(postTitle) ?? firstWords(postText), url: webAddress(postUrl) };
}

/** Addresses come from files: a link to anything but a page of the web is none. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
