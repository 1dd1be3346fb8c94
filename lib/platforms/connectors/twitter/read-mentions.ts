import type { FormatRow } from "../../../imports/export-row.ts";
import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { type KnownPosts, keepKnown } from "../keep-known.ts";
import { at, idOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import type { Place } from "./place.ts";
import { textOfPost } from "./to-post.ts";
import { API, askPosts, seconds, type Vocabulary } from "./x-vocabulary.ts";

const PAGE = 100;
/** Since the last sync there are few. */
const FIRST_PAGE = 20;

/** What others wrote to the account or about it, newest first: all since the newest that was read before. */
export async function* readMentions(
  session: VendorSession,
  request: SyncRequest,
  start: Place,
): AsyncGenerator<SyncPage, Place> {
  const known = await keepKnown(request);
  let place = start;
  for (let mayRestart = start.page !== null; ; ) {
    const most = place.since && !place.page ? FIRST_PAGE : PAGE;
    const query = (words: Vocabulary) => addressOf(request, place, words, most);
    try {
      const { body, speech } = await askPosts(session, place, { most, limit: "mentions", address: query });
      const items = listOf(at(body, "data"));
      const rows = items.flatMap((item) => toRow(item, request, known));
      const token = textOf(at(body, "meta", "next_token")) ?? null;
      const ids = items.flatMap((item) => idOf(at(item, "id")) ?? []);
      const newest = [...ids, place.newest].reduce(later, null);
      const mentions = place.mentions + items.length;
      place = { ...place, ...speech, page: token, newest, mentions, step: token ? "mentions" : "end" };
      yield { step: "comments", rows, cursor: place };
      if (token === null) return place;
    } catch (error) {
      const isLost = error instanceof VendorFailure && ["contract_changed", "not_found"].includes(error.kind);
      if (!mayRestart || !isLost) throw error;
      place = { ...place, page: null };
    }
    mayRestart = false;
  }
}

function addressOf({ account, from }: SyncRequest, place: Place, words: Vocabulary, most: number): URL {
  const query = new URLSearchParams({
    max_results: `${most}`,
    ...(place.since ? { since_id: place.since } : { start_time: seconds(from) }),
    ...(place.page && { pagination_token: place.page }),
    [words.fields]: words.mention.join(),
    ...(words.expandedAuthor.length > 0 && { expansions: words.expandedAuthor.join() }),
  });
  return new URL(`${API}/users/${encodeURIComponent(account.id)}/mentions?${query}`);
}

function toRow(item: unknown, { account, from }: SyncRequest, known: KnownPosts): FormatRow[] {
  const [id, text, author] = [idOf(at(item, "id")), textOfPost(item), idOf(at(item, "author_id"))];
  const createdAt = timeOf(at(item, "created_at"));
  if (!id || !text || author === account.id || (createdAt && createdAt < from)) return [];
  const references = [...listOf(at(item, "referenced_tweets")), ...listOf(at(item, "referenced_posts"))];
  const above = [...references.map((one) => idOf(at(one, "id"))), idOf(at(item, "conversation_id"))];
  const postId = above.find((one) => one !== undefined && known.has(one));
  return [{ kind: "comment", comment: withoutUnknown({ id, text, postId, createdAt, author }) } as FormatRow];
}

/** The later of two ids, which X gives by time. */
function later(one: string | null, other: string | null): string | null {
  const [a, b] = [one, other].map((id) => (id && /^\d+$/.test(id) ? BigInt(id) : -1n)) as [bigint, bigint];
  return a >= b ? one : other;
}
