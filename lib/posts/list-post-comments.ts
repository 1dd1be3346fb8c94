import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { listComments } from "../comments/list-comments.ts";
import { summariseComments } from "../comments/summarise-comments.ts";
import type { CommentTone, PostComment } from "./schemas.ts";

const MOST_SHOWN = 50;

export type PostComments = {
  /** At most `MOST_SHOWN`, the critical ones first. */
  comments: PostComment[];
  /** How many there are of each tone. */
  tones: Record<CommentTone, number>;
  /** All that are kept below the post, without the brand's own. */
  total: number;
};

/**
 * What others wrote below a post, as the page of comments lists it, promotion included.
 *
 * @param caller who asks, for its own workspace
 * @param post its profile and id
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listPostComments(
  caller: Caller,
  post: { profile: string; id: string },
): Promise<PostComments> {
  requireScope(caller, "score:read");
  const filters = { profile: post.profile, post: post.id };
  const [{ comments }, { tones, spam }] = await Promise.all([
    listComments(caller, { ...filters, spam: "shown" }, MOST_SHOWN),
    summariseComments(caller, filters),
  ]);
  const all = { ...tones, spam };
  return {
    comments: comments.map(({ id, text, created_at: at, sentiment, is_spam, corrected }) => {
      return { id, at, text, tone: is_spam ? "spam" : sentiment, isCorrected: corrected !== null };
    }),
    tones: all,
    total: Object.values(all).reduce((sum, count) => sum + count, 0),
  };
}
