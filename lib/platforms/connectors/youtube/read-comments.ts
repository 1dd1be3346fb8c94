import type { FormatRow } from "../../../imports/export-row.ts";
import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, countOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";
import type { Memory, Place } from "./sync-channel.ts";
import { DATA } from "./youtube-addresses.ts";

const PAGE = 100;
/** Threads are looked at again for so long, for the answers that they got since. */
const AGAIN_MS = 7 * 86_400_000;

/** Comments on the channel's videos, newest thread first, with their answers; what the channel wrote itself is left out. */
export async function* readComments(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
  memory: Memory,
): AsyncGenerator<SyncPage> {
  const since = memory.comments ? new Date(Date.parse(memory.comments) - AGAIN_MS) : request.from;
  let { page } = place;
  for (;;) {
    const query = new URLSearchParams({
      part: "snippet,replies",
      allThreadsRelatedToChannelId: request.account.id,
      maxResults: `${PAGE}`,
      order: "time",
      textFormat: "plainText",
    });
    if (page) query.set("pageToken", page);
    const address = new URL(`${DATA}/commentThreads?${query}`);
    const { body } = await session.ask({ url: address, cost: { units: 1 } });
    const threads = listOf(at(body, "items"));
    const comments: unknown[] = [];
    for (const thread of threads) comments.push(...(await readThread(session, thread)));
    const last = timeOf(at(threads.at(-1), "snippet", "topLevelComment", "snippet", "publishedAt"));
    const next = textOf(at(body, "nextPageToken")) ?? null;
    const isLast = next === null || (last !== undefined && last < since);
    const rows = comments.flatMap((comment) => toRow(comment, request, since));
    const cursor = isLast ? { ...place, step: "audience", page: null } : { ...place, page: next };
    yield { step: "comments", rows, cursor };
    if (isLast) return;
    page = next;
  }
}

/** A thread's comment and all answers: those that came along, or, where there are more, each page of them. */
async function readThread({ ask }: VendorSession, thread: unknown): Promise<unknown[]> {
  const videoId = at(thread, "snippet", "videoId");
  const top = at(thread, "snippet", "topLevelComment");
  const parentId = textOf(at(top, "id")) ?? textOf(at(thread, "id"));
  let answers = listOf(at(thread, "replies", "comments"));
  if ((countOf(at(thread, "snippet", "totalReplyCount")) ?? 0) > answers.length && parentId) {
    answers = [];
    const seen = new Set<string>();
    for (let page: string | undefined = ""; page !== undefined && !seen.has(page); ) {
      seen.add(page);
      const query = new URLSearchParams({ part: "snippet", parentId, maxResults: `${PAGE}` });
      query.set("textFormat", "plainText");
      if (page) query.set("pageToken", page);
      const { body } = await ask({ url: new URL(`${DATA}/comments?${query}`), cost: { units: 1 } });
      answers.push(...listOf(at(body, "items")));
      page = textOf(at(body, "nextPageToken"));
    }
  }
  return [top, ...answers].map((comment) => ({ comment, videoId }));
}

function toRow(found: unknown, { account }: SyncRequest, since: Date): FormatRow[] {
  const comment = at(found, "comment");
  const snippet = at(comment, "snippet");
  const id = textOf(at(comment, "id"));
  const text = textOf(at(snippet, "textOriginal")) ?? textOf(at(snippet, "textDisplay"));
  const createdAt = timeOf(at(snippet, "publishedAt"));
  const isOwn = at(snippet, "authorChannelId", "value") === account.id;
  if (!id || !text || isOwn || (createdAt && createdAt < since)) return [];
  const postId = textOf(at(snippet, "videoId")) ?? textOf(at(found, "videoId"));
  const author = textOf(at(snippet, "authorDisplayName"));
  return [{ kind: "comment", comment: withoutUnknown({ id, text, postId, createdAt, author }) } as FormatRow];
}
