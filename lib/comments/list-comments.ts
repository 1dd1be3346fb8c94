import { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import type { CommentLabel } from "../score/schemas.ts";
import { firstWords } from "../text/first-words.ts";
import { writeCommentKey } from "./comment-key.ts";
import { type Position, readCursor, writeCursor } from "./cursor.ts";
import type { CommentEntry, CommentFilters, CommentPage, Tone } from "./schemas.ts";
import { type Matched, matchComments, matchReading } from "./select-comments.ts";

export const COMMENTS_PER_PAGE = 25;
/** A comment without a date comes last. */
const UNDATED = "-infinity";

type Row = {
  id: string;
  profile: string;
  platform: Platform;
  createdAt: Date | null;
  text: string;
  tone: Tone;
  isSpam: boolean;
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
 * brand has not written since before all others; of each the newest first, and those without a date last.
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
    return matched ? selectPart(tx, { workspaceId, matched, filters }, position, limit + 1) : [];
  });
  const comments = rows.slice(0, limit);
  const last = rows.length > limit ? comments.at(-1) : undefined;
  return { comments: comments.map(toEntry), next: last ? writeCursor(last) : null };
}

type Asked = { workspaceId: string; matched: Matched; filters: CommentFilters };

/** One rank after the other, each by an index that has its order; where all texts are looked through, both at once. */
async function selectPart(
  tx: WorkspaceTx,
  asked: Asked,
  position: Position | null,
  limit: number,
): Promise<Row[]> {
  const { order, q } = asked.filters;
  if (order === "newest") return selectRows(tx, asked, { rank: ONE_RANK, position, limit });
  if (q) return selectRows(tx, asked, { rank: RANK, position, limit });
  const first =
    position?.rank === 1
      ? []
      : await selectRows(tx, asked, { rank: Prisma.sql`0`, only: UNANSWERED, position, limit });
  if (first.length >= limit) return first;
  return [
    ...first,
    ...(await selectRows(tx, asked, {
      ...{ rank: Prisma.sql`1`, only: Prisma.sql`NOT ${UNANSWERED}` },
      ...{ position: position?.rank === 1 ? position : null, limit: limit - first.length },
    })),
  ];
}

type Part = { rank: Prisma.Sql; only?: Prisma.Sql; position: Position | null; limit: number };

function selectRows(
  tx: WorkspaceTx,
  { workspaceId, matched, filters }: Asked,
  { rank, only, position, limit }: Part,
): Promise<Row[]> {
  const conditions = [matched.where, matchReading(filters)];
  if (only) conditions.push(only);
  if (position) conditions.push(behind(position, rank));
  return tx.$queryRaw<Row[]>`
    WITH own AS MATERIALIZED (${ownWords(workspaceId)}), part AS MATERIALIZED (
      SELECT s.*, ${rank} AS rank, ${ANSWERED} AS is_answered
      FROM ${matched.from} LEFT JOIN own ON own.profile_id = s.profile_id AND own.post_id = s.post_id
      WHERE ${Prisma.join(conditions, " AND ")}
      ORDER BY rank, s.at DESC, s.profile_id COLLATE "C" DESC, s.comment_id COLLATE "C" DESC LIMIT ${limit})
    SELECT c.id, c.profile_id AS profile, f.platform, c.created_at AS "createdAt", c.text, s.tone, s.is_spam AS "isSpam",
      s.language, s.verdict, k.label, k.corrected_at AS "correctedAt", s.rank, s.is_answered AS "isAnswered",
      s.post_id AS "postId", p.title AS "postTitle", p.text AS "postText", p.url AS "postUrl"
    FROM part s JOIN comments c ON c.workspace_id = ${workspaceId} AND c.profile_id = s.profile_id AND c.id = s.comment_id
      JOIN profiles f ON f.workspace_id = ${workspaceId} AND f.id = s.profile_id
      LEFT JOIN comment_corrections k
        ON k.workspace_id = ${workspaceId} AND k.profile_id = s.profile_id AND k.comment_id = s.comment_id
      LEFT JOIN posts p ON p.workspace_id = ${workspaceId} AND p.profile_id = s.profile_id AND p.id = s.post_id
    ORDER BY s.rank, s.at DESC, s.profile_id COLLATE "C" DESC, s.comment_id COLLATE "C" DESC`;
}

/** What comes behind a position; an index knows where a time is. */
function behind({ rank: last, createdAt, profile, id }: Position, rank: Prisma.Sql): Prisma.Sql {
  const at = Prisma.sql`${createdAt?.toISOString() ?? UNDATED}::timestamptz`;
  const later = Prisma.sql`s.at <= ${at} AND (s.at, s.profile_id COLLATE "C", s.comment_id COLLATE "C")
    < (${at}, ${profile}, ${id})`;
  return rank === RANK ? Prisma.sql`(${rank} > ${last} OR (${rank} = ${last} AND ${later}))` : later;
}

/** When the brand itself last wrote under each post, as far as that is stored. */
function ownWords(workspaceId: string): Prisma.Sql {
  return Prisma.sql`SELECT s.profile_id, s.post_id, max(s.at) AS last FROM comment_sentiments s
    WHERE s.workspace_id = ${workspaceId} AND s.verdict = 'own' AND s.post_id IS NOT NULL GROUP BY 1, 2`;
}

const ANSWERED = Prisma.sql`coalesce(own.last >= s.at AND s.at > '-infinity', false)`;
const UNANSWERED = Prisma.sql`(s.label = 'negative' AND NOT ${ANSWERED})`;
/** 0: critical, and the brand has not written under its post since, as far as that is known; 1: everything else. */
const RANK = Prisma.sql`CASE WHEN ${UNANSWERED} THEN 0 ELSE 1 END`;
const ONE_RANK = Prisma.sql`1`;

function toEntry(row: Row): CommentEntry {
  const { label, language } = row;
  const read = { sentiment: row.tone, is_spam: row.isSpam };
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

function postOf({ postTitle, postText, postUrl }: Row, id: string): NonNullable<CommentEntry["post"]> {
  return { id, name: firstWords(postTitle) ?? firstWords(postText), url: webAddress(postUrl) };
}

/** Addresses come from files: a link to anything but a page of the web is none. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
