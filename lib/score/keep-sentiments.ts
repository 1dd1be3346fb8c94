import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { log } from "../log.ts";
import type { ReadComment } from "./count-comments.ts";
import type { CommentLabel } from "./schemas.ts";

/** Written by one statement each. */
const BATCH = 2_000;

export type SentimentKeeper = {
  note: (read: ReadComment) => void;
  /** Begins to write what has come together, once it is a batch and the one before is written. */
  flush: () => Promise<void>;
  /** Writes the rest. @returns whether everything is written */
  end: () => Promise<boolean>;
};

/**
 * Keeps what is read of each comment while comments are counted, batch by batch, each in a transaction of its own: that is the
 * same whoever reads them, so nothing has to be written at once. A database that takes no writes, or a comment that is gone
 * meanwhile, stops nobody who counts: it is not kept then.
 */
export function openSentimentKeeper(workspaceId: string): SentimentKeeper {
  let waiting: ReadComment[] = [];
  let writing = Promise.resolve();
  let isWhole = true;
  const write = async (rows: readonly ReadComment[]) => {
    if (rows.length === 0 || !isWhole) return;
    try {
      await storeSentiments(workspaceId, rows);
    } catch (error) {
      isWhole = false;
      log().warn({ err: error }, "what was read of comments could not be kept; they are read again");
    }
  };
  const begin = async () => {
    await writing;
    writing = write(waiting);
    waiting = [];
  };
  return {
    note: (read) => waiting.push(read),
    flush: async () => {
      if (waiting.length >= BATCH) await begin();
    },
    end: async () => {
      await begin();
      await writing;
      return isWhole;
    },
  };
}

/** With what lists look for, so that they need nothing else: a correction that comes meanwhile has the day counted once more. */
function storeSentiments(workspaceId: string, rows: readonly ReadComment[]): Promise<number> {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      INSERT INTO comment_sentiments AS s
        (workspace_id, profile_id, comment_id, at, post_id, label, tone, is_spam, language, verdict)
      SELECT ${workspaceId}, r.profile, r.id, coalesce(c.created_at, '-infinity'), c.post_id,
        coalesce(k.label, CASE WHEN r."isSpam" THEN 'spam' ELSE r.tone END), r.tone, r."isSpam", r.language, r.verdict
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS r(profile text, id text, tone text, "isSpam" boolean, language text, verdict text)
        LEFT JOIN comments c ON c.workspace_id = ${workspaceId} AND c.profile_id = r.profile AND c.id = r.id
        LEFT JOIN comment_corrections k
          ON k.workspace_id = ${workspaceId} AND k.profile_id = r.profile AND k.comment_id = r.id
      ON CONFLICT (workspace_id, profile_id, comment_id) DO UPDATE
        SET at = excluded.at, post_id = excluded.post_id, label = excluded.label, tone = excluded.tone,
          is_spam = excluded.is_spam, language = excluded.language, verdict = excluded.verdict
        WHERE (s.at, s.post_id, s.label, s.tone, s.is_spam, s.language, s.verdict) IS DISTINCT FROM (excluded.at,
          excluded.post_id, excluded.label, excluded.tone, excluded.is_spam, excluded.language, excluded.verdict)`,
  );
}

/** What a comment is in lists, from now on: what a person says of it, or (null) what was read. */
export async function labelSentiments(
  tx: WorkspaceTx,
  comment: { workspaceId: string; commentId: string },
  profileIds: readonly string[],
  label: CommentLabel | null,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE comment_sentiments SET label = coalesce(${label}, CASE WHEN is_spam THEN 'spam' ELSE tone END)
    WHERE workspace_id = ${comment.workspaceId} AND profile_id = ANY(${profileIds}) AND comment_id = ${comment.commentId}`;
}
