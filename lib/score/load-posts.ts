import { withWorkspace } from "../db.ts";
import type { PostInput } from "../formula/formula-input.ts";
import { POST_COUNTS, type PostCount } from "../strategy/post-counts.ts";
import { endOf } from "../time.ts";
import { limitPosts } from "./limit-posts.ts";

const BATCH = 5_000;

type Row = { id: string; date: string; at: Date; isReply: boolean | null; media: string | null } & Record<
  PostCount,
  number | null
>;

/** UTC days, inclusive: replies may begin on another day than all other posts. */
type Span = { from: { posts: string; replies: string }; to: string };

/**
 * The dated posts of one profile over a span, by rising day; of a day with very many, 100 (`limitPosts`). They are read in pages, so that a brand with millions of posts needs no more memory than one with
 * hundreds.
 */
export function loadPosts(workspaceId: string, profileId: string, range: Span): AsyncGenerator<PostInput> {
  return limitPosts(readAll(workspaceId, profileId, range));
}

async function* readAll(workspaceId: string, profileId: string, range: Span): AsyncGenerator<PostInput> {
  const { posts, replies } = range.from;
  let after = { at: new Date([posts, replies].sort()[0] as string), id: "" };
  for (;;) {
    const rows = await readPage(workspaceId, profileId, after, range);
    for (const row of rows) yield toPostInput(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { at: last.at, id: last.id };
  }
}

function readPage(
  workspaceId: string,
  profileId: string,
  after: { at: Date; id: string },
  { from, to }: Span,
) {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Row[]>`
      SELECT id, to_char(created_at, 'YYYY-MM-DD') AS date, created_at AS at, is_reply AS "isReply", media,
        likes::float8, comments::float8, shares::float8, quotes::float8, saves::float8, clicks::float8,
        profile_clicks::float8 AS "profileClicks",
        views::float8, impressions::float8, reach::float8
      FROM posts
      WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId}
        AND created_at >= ${after.at} AND created_at < ${endOf(to)} AND (created_at, id) > (${after.at}, ${after.id})
        AND created_at >= CASE WHEN is_reply THEN ${new Date(from.replies)}::timestamptz ELSE ${new Date(from.posts)}::timestamptz END
      ORDER BY created_at, id LIMIT ${BATCH}`,
  );
}

function toPostInput(row: Row): PostInput {
  const post: PostInput = { id: row.id, date: row.date };
  if (row.isReply !== null) post.isReply = row.isReply;
  if (row.media !== null) post.media = row.media;
  for (const name of POST_COUNTS) if (row[name] !== null) post[name] = row[name];
  return post;
}
