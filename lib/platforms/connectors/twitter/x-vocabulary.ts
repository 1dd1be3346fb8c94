import type { VendorSession } from "../connector.ts";
import { at, listOf, timeOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

export const API = "https://api.x.com/2";

/**
 * X's interface has two vocabularies: the one of all its prose, and the one of its contract since version 2.167 (August 2026). In the
 * newer one the author of a post is no field but an expansion.
 */
const VOCABULARIES = {
  tweet: {
    fields: "tweet.fields",
    post: ["created_at", "public_metrics", "attachments", "note_tweet", "in_reply_to_user_id"],
    mention: ["created_at", "conversation_id", "referenced_tweets", "author_id", "note_tweet"],
    expandedAuthor: [],
  },
  post: {
    fields: "post.fields",
    post: ["created_at", "public_metrics", "attachments", "note_post"],
    mention: ["created_at", "conversation_id", "note_post"],
    expandedAuthor: ["author_id"],
  },
} as const;
export type VocabularyName = keyof typeof VOCABULARIES;
export type Vocabulary = (typeof VOCABULARIES)[VocabularyName];

/** How a run speaks to X; `isProven` once X has answered in kind. */
export type Speech = { vocabulary: VocabularyName; isProven: boolean };

/** The operator's choice, else the one that X understood last, else the older one. */
export function chooseVocabulary({ settings }: VendorSession, last: unknown): VocabularyName {
  const wanted = settings.VOCABULARY ?? last;
  return wanted === "post" ? "post" : "tweet";
}

/**
 * Asks for a page of posts in the vocabulary that was chosen; where X refuses it, or leaves out what was asked for in it, in the other.
 * @throws VendorFailure `contract_changed` when X understands neither, or its answer is no list of posts
 */
export async function askPosts(
  { ask }: VendorSession,
  speech: Speech,
  { most, limit, address }: { most: number; limit: string; address: (words: Vocabulary) => URL },
): Promise<{ body: unknown; speech: Speech }> {
  const send = async (name: VocabularyName) => {
    const { body } = await ask({ url: address(VOCABULARIES[name]), cost: costOfPosts(most, limit) });
    return requireList(body);
  };
  const { vocabulary, isProven } = speech;
  if (isProven) return { body: await send(vocabulary), speech };
  try {
    const body = await send(vocabulary);
    const posts = listOf(at(body, "data"));
    if (isUnderstood(posts)) return { body, speech: { vocabulary, isProven: posts.length > 0 } };
  } catch (error) {
    if (!(error instanceof VendorFailure) || error.kind !== "contract_changed") throw error;
  }
  const other: VocabularyName = vocabulary === "tweet" ? "post" : "tweet";
  const body = await send(other);
  const posts = listOf(at(body, "data"));
  if (!isUnderstood(posts)) throw unexpected();
  return { body, speech: { vocabulary: other, isProven: posts.length > 0 } };
}

/** What posts cost at most: X bills those that it returns, 0.005 USD each. https://docs.x.com/x-api/getting-started/pricing */
export function costOfPosts(most: number, limit: string): Record<string, number> {
  return { posts_read: most, milli_usd: most * 5, [limit]: 1 };
}

function isUnderstood(posts: readonly unknown[]): boolean {
  return posts.length === 0 || posts.some((post) => timeOf(at(post, "created_at")));
}

/** A list without posts has only `meta`; one of an account that cannot be read has only `errors`. */
function requireList(body: unknown): unknown {
  const data = at(body, "data");
  if (Array.isArray(data) || (data === undefined && typeof at(body, "meta") === "object")) return body;
  if (data === undefined && listOf(at(body, "errors")).length > 0)
    throw new VendorFailure(
      "account_unfit",
      "X does not show the posts of this account: it is protected, suspended or gone.",
    );
  throw unexpected();
}

function unexpected(): VendorFailure {
  return new VendorFailure("contract_changed", "X gave an answer that is not a list of posts.");
}

/** X takes whole seconds. */
export function seconds(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, "Z");
}
