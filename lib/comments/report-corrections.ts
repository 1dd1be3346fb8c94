import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { CommentLabel } from "../score/schemas.ts";
import type { Tone } from "./schemas.ts";

export type CorrectionReport = {
  /** Comments of others that were read. */
  read: number;
  /** Those of them that a person says something of, whether or not it is what was read. */
  corrected: number;
  /** What the classifier said and what a person says, the most frequent first. */
  moves: { read_as: Tone | "spam"; is: CommentLabel; comments: number }[];
};

/**
 * How often people say that the classifier is mistaken about a workspace's comments, and in which way. Nobody corrects what is
 * right, so the share of corrections is no rate of mistakes: it is the least that they can be.
 */
export function reportCorrections({ workspaceId }: Pick<Caller, "workspaceId">): Promise<CorrectionReport> {
  return withWorkspace(workspaceId, async (tx) => {
    const [{ read }] = await tx.$queryRaw<[{ read: number }]>`
      SELECT count(*)::int AS read FROM comment_sentiments s WHERE s.workspace_id = ${workspaceId} AND s.verdict <> 'own'`;
    const moves = await tx.$queryRaw<CorrectionReport["moves"]>`
      SELECT CASE WHEN s.is_spam THEN 'spam' ELSE s.tone END AS read_as, k.label AS is, count(*)::int AS comments
      FROM comment_corrections k JOIN comment_sentiments s
        ON s.workspace_id = k.workspace_id AND s.profile_id = k.profile_id AND s.comment_id = k.comment_id
      WHERE k.workspace_id = ${workspaceId} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`;
    return { read, corrected: moves.reduce((sum, { comments }) => sum + comments, 0), moves };
  });
}
