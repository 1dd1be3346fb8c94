import type { FormatRow } from "../../../imports/export-row.ts";
import type { SyncPage, SyncRequest, VendorPicture, VendorSession } from "../connector.ts";
import { at, countOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import type { Place } from "./sync-channel.ts";
import { DATA } from "./youtube-addresses.ts";

/** What a page of a list and a question for videos hold at most. */
const PAGE = 50;

const LIST = "youtube#videoListResponse";

type Item = { id: string; createdAt: Date | undefined };

/**
 * The uploads, newest first, page by page with their figures, down to the first one from before the wanted time. A video that is
 * known, lies between those of a page, and is not among them any more is asked for by its id: where that gives nothing it is gone.
 */
export async function* readVideos(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
): AsyncGenerator<SyncPage> {
  const waiting = openKnown(request.knownPosts()[Symbol.asyncIterator]());
  let { page, before } = place;
  for (;;) {
    const { items, next } = await readList(session, place.uploads, page);
    const wanted = items.filter(({ createdAt }) => !createdAt || createdAt >= request.from);
    const isLast = next === null || wanted.length < items.length;
    const oldest = isLast ? request.from : (items.at(-1)?.createdAt ?? null);
    const listed = new Set(items.map(({ id }) => id));
    const candidates = oldest ? await waiting.since(oldest, before ? new Date(before) : null) : [];
    const found = await readByIds(
      session,
      wanted.map(({ id }) => id),
    );
    const doubtful = candidates.filter((id) => !listed.has(id));
    const gone = await findGone(session, doubtful);
    before = oldest?.toISOString() ?? before;
    const step = isLast ? "shares" : "videos";
    const cursor = { ...place, step, page: isLast ? null : next, before: isLast ? null : before };
    const shown = found.filter(isPublished);
    const pictures = shown.flatMap(toPicture);
    yield { step: "posts", rows: shown.flatMap(toRow), cursor, gone, pictures };
    if (isLast) return;
    page = next;
  }
}

/** Known posts, newest first, handed out down to an instant. */
function openKnown(known: AsyncIterator<{ id: string; createdAt: Date | null }>) {
  let next: { id: string; createdAt: Date | null } | undefined;
  let isOver = false;
  return {
    since: async (oldest: Date, before: Date | null): Promise<string[]> => {
      const ids: string[] = [];
      while (!isOver) {
        if (!next) {
          const step = await known.next();
          isOver = step.done === true;
          next = step.done ? undefined : step.value;
        }
        if (!next?.createdAt || next.createdAt < oldest) break;
        if (!before || next.createdAt < before) ids.push(next.id);
        next = undefined;
      }
      return ids;
    },
  };
}

async function readList(
  { ask }: VendorSession,
  playlistId: string,
  page: string | null,
): Promise<{ items: Item[]; next: string | null }> {
  const query = new URLSearchParams({ part: "snippet,contentDetails", playlistId, maxResults: `${PAGE}` });
  if (page) query.set("pageToken", page);
  try {
    const { body } = await ask({ url: new URL(`${DATA}/playlistItems?${query}`), cost: { units: 1 } });
    const items = listOf(at(body, "items")).flatMap((item) => {
      const id = textOf(at(item, "contentDetails", "videoId"));
      const createdAt =
        timeOf(at(item, "contentDetails", "videoPublishedAt")) ?? timeOf(at(item, "snippet", "publishedAt"));
      return id ? [{ id, createdAt }] : [];
    });
    return { items, next: textOf(at(body, "nextPageToken")) ?? null };
  } catch (error) {
    // A channel that never had a video has no such list.
    if (error instanceof VendorFailure && error.kind === "not_found" && !page)
      return { items: [], next: null };
    throw error;
  }
}

/** @throws VendorFailure `contract_changed` for an answer that is no list: it does not say that a video is gone */
async function readByIds({ ask }: VendorSession, ids: readonly string[]): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ part: "snippet,contentDetails,statistics,status", id: ids.join() });
  const { body } = await ask({ url: new URL(`${DATA}/videos?${query}`), cost: { units: 1 } });
  const items = at(body, "items");
  // A list without entries may be left out.
  const isList = Array.isArray(items) || (items === undefined && at(body, "kind") === LIST);
  if (!isList || listOf(items).some((item) => !textOf(at(item, "id"))))
    throw new VendorFailure("contract_changed", "YouTube gave a list of videos that cannot be read.");
  return listOf(items);
}

async function findGone(session: VendorSession, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    const there = new Set((await readByIds(session, some)).map((item) => at(item, "id")));
    gone.push(...some.filter((id) => !there.has(id)));
  }
  return gone;
}

function isPublished(item: unknown): boolean {
  return (
    at(item, "status", "privacyStatus") !== "private" &&
    at(item, "snippet", "liveBroadcastContent") !== "upcoming"
  );
}

function toRow(item: unknown): FormatRow[] {
  const id = textOf(at(item, "id"));
  if (!id) return [];
  const statistics = at(item, "statistics");
  const post = withoutUnknown({
    id,
    createdAt: timeOf(at(item, "snippet", "publishedAt")),
    title: textOf(at(item, "snippet", "title")),
    text: textOf(at(item, "snippet", "description")),
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    media: "video",
    durationS: secondsOf(textOf(at(item, "contentDetails", "duration"))),
    likes: countOf(at(statistics, "likeCount")),
    comments: countOf(at(statistics, "commentCount")),
    views: countOf(at(statistics, "viewCount")),
  });
  return [{ kind: "post", post } as FormatRow];
}

/** YouTube's own small one of 320 × 180; the default one has bars. */
function toPicture(item: unknown): VendorPicture[] {
  const post = textOf(at(item, "id"));
  const url = textOf(at(item, "snippet", "thumbnails", "medium", "url"));
  return post && url ? [{ post, url }] : [];
}

/** Seconds of a duration of ISO 8601, such as P1DT2H3M4S; YouTube gives 0 for what is live. */
function secondsOf(duration = ""): number | undefined {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!parts) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const all = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return all > 0 ? all : undefined;
}
