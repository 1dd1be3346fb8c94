import type { WorkspaceTx } from "../db.ts";
import { openAuthorDigests } from "../secrets/author-digests.ts";
import { buildUpsert, type ImportTable } from "./build-upsert.ts";
import type { ExportComment, ExportDay, ExportPost, FormatRow } from "./export-row.ts";

export type RowTarget = { tx: WorkspaceTx; workspaceId: string; profileId: string; now: Date };
/** New posts, days and comments, and rows of all three that were there and now say something else. */
export type RowCounts = { posts: number; updated: number; accountDays: number; comments: number };
/** `tellsAudience`: what posts tell of the audience may be another now: it is time for `recordPostAudience`. */
export type RowsWritten = RowCounts & { tellsAudience: boolean };
type Written = { added: number; changed: number };

const POSTS: ImportTable = {
  name: "posts",
  key: "id",
  columns: {
    id: "text",
    createdAt: "timestamptz(3)",
    text: "text",
    title: "text",
    url: "text",
    media: "text",
    durationS: "float8",
    isReply: "boolean",
    likes: "bigint",
    comments: "bigint",
    shares: "bigint",
    quotes: "bigint",
    saves: "bigint",
    views: "bigint",
    impressions: "bigint",
    reach: "bigint",
    clicks: "bigint",
    profileClicks: "bigint",
    followers: "bigint",
  },
  stamped: true,
};
const ACCOUNT_DAYS: ImportTable = {
  name: "account_days",
  key: "date",
  columns: { date: "date", followers: "bigint", ofPost: "boolean" },
  stamped: false,
};
const COMMENTS: ImportTable = {
  name: "comments",
  key: "id",
  columns: { id: "text", postId: "text", createdAt: "timestamptz(3)", author: "text", text: "text" },
  stamped: true,
};

/**
 * Writes rows of an export inside the caller's transaction. A known row is updated where the new one says something else;
 * a known value is never replaced by an unknown one, and the figures of a post that change are kept, by the trigger
 * `posts_keep_figures`. Of the same row twice the later wins. A figure for a day wins over what posts tell.
 *
 * @param target the transaction and whose rows they are
 * @param rows a batch that fits in one statement per kind
 * @returns how many rows were new and how many changed
 */
export async function writeRows(target: RowTarget, rows: FormatRow[]): Promise<RowsWritten> {
  const posts = new Map<string, ExportPost>();
  const days = new Map<string, ExportDay & { ofPost: false }>();
  const comments = new Map<string, ExportComment>();
  for (const row of rows) {
    if (row.kind === "post") mergeInto(posts, row.post.id, row.post);
    else if (row.kind === "comment") mergeInto(comments, row.comment.id, row.comment);
    else days.set(row.day.date.toISOString(), { ...row.day, ofPost: false });
  }
  const ofPosts = await writeTable(target, POSTS, posts.values());
  const ofDays = await writeTable(target, ACCOUNT_DAYS, days.values());
  const ofComments = await writeTable(target, COMMENTS, await withoutNames(target, [...comments.values()]));
  const isAudienceTold = [...posts.values()].some(({ followers }) => followers !== undefined);
  return {
    posts: ofPosts.added,
    accountDays: ofDays.added,
    comments: ofComments.added,
    updated: ofPosts.changed + ofDays.changed + ofComments.changed,
    tellsAudience: ofPosts.changed > 0 || isAudienceTold,
  };
}

/** What tells a row from others of a file: of two with the same one the later wins. */
export function keyOfRow(row: FormatRow): string {
  if (row.kind === "post") return `p${row.post.id}`;
  return row.kind === "comment" ? `c${row.comment.id}` : `d${row.day.date.getTime()}`;
}

/** In place of the names of commenters their digests; without what those wrote who asked to be forgotten. */
async function withoutNames(
  { tx, workspaceId }: RowTarget,
  comments: ExportComment[],
): Promise<ExportComment[]> {
  if (!comments.some(({ author }) => author)) return comments;
  const { digest, isErased } = await openAuthorDigests(tx, workspaceId);
  return comments.flatMap((comment) => {
    if (!comment.author) return [comment];
    const author = digest(comment.author);
    return isErased(author) ? [] : [{ ...comment, author }];
  });
}

/** One statement cannot touch a row twice, so what a file says twice is merged before it is written. */
function mergeInto<T extends object>(rows: Map<string, T>, id: string, row: T): void {
  const before = rows.get(id);
  if (!before) {
    rows.set(id, row);
    return;
  }
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  rows.set(id, { ...before, ...known });
}

async function writeTable(target: RowTarget, table: ImportTable, rows: Iterable<object>): Promise<Written> {
  const all = [...rows];
  if (all.length === 0) return { added: 0, changed: 0 };
  const { tx, workspaceId, profileId, now } = target;
  const parameters = [workspaceId, profileId, JSON.stringify(all), ...(table.stamped ? [now] : [])];
  const { insert, update } = buildUpsert(table);
  const added = await tx.$executeRawUnsafe(insert, ...parameters);
  // When every row was new there is none to update.
  const changed = added === all.length ? 0 : await tx.$executeRawUnsafe(update, ...parameters);
  return { added, changed };
}
