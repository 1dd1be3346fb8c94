import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import type { CommentLabel } from "../score/correct-comment.ts";
import { labelOf } from "../score/known-tones.ts";
import { listOwnNames } from "../score/load-comment-days.ts";
import { isSpam } from "../sentiment/find-spam.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import { tokenise } from "../sentiment/tokenise.ts";
import { nameOfAuthor } from "../text/name-of-author.ts";
import { COMMENT_TONES, type CommentTone, type PostComment } from "./schemas.ts";

/** Of more comments the newest are read. */
const MOST_READ = 500;
/** And so many shown. */
export const MOST_COMMENTS = 50;
const MAX_CHARACTERS = 1_000;

export type PostComments = {
  /** The critical ones first, of each tone the newest. */
  comments: PostComment[];
  /** How many there are of each tone among those that were read. */
  tones: Record<CommentTone, number>;
  /** All that are kept below the post, without the brand's own. */
  total: number;
};

type Row = {
  id: string;
  at: Date | null;
  author: string | null;
  text: string;
  corrected: CommentLabel | null;
};

/**
 * What others wrote below a post, classified; what the brand wrote itself is left out.
 *
 * @param caller who asks, for its own workspace
 * @param post its profile and id
 * @param now chooses the model that the operator trained last
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listPostComments(
  caller: Caller,
  { profile, id }: { profile: string; id: string },
  now: Date,
): Promise<PostComments> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const own = await listOwnNames(workspaceId);
  const rows = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Row[]>`
      SELECT c.id, c.created_at AS at, c.author, c.text, said.label AS corrected
      FROM comments c LEFT JOIN comment_corrections said
        ON said.workspace_id = c.workspace_id AND said.profile_id = c.profile_id AND said.comment_id = c.id
      WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ${profile} AND c.post_id = ${id}
      ORDER BY c.created_at DESC NULLS LAST, c.id LIMIT ${MOST_READ}`,
  );
  const brand = new Set(own.map(nameOfAuthor));
  const model = loadSentimentModel(now);
  const comments = rows
    .filter(({ author }) => author === null || !brand.has(nameOfAuthor(author)))
    .map((row) => classify(row, model));
  const countOf = (tone: CommentTone) => comments.filter((one) => one.tone === tone).length;
  return {
    comments: comments.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MOST_COMMENTS),
    tones: Object.fromEntries(COMMENT_TONES.map((tone) => [tone, countOf(tone)])) as PostComments["tones"],
    total: comments.length,
  };
}

function classify({ id, at, text, corrected }: Row, model: SentimentModel): PostComment {
  const tokens = tokenise(text);
  const read = isSpam(text, tokens) ? "spam" : labelOf(text, tokens, model);
  const tone = corrected ?? read;
  return { id, at, text: text.slice(0, MAX_CHARACTERS), tone, isCorrected: corrected !== null };
}

function placeOf({ tone }: PostComment): number {
  return COMMENT_TONES.indexOf(tone);
}
