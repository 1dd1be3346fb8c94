import type { Json, SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, countOf, fieldsOf, idOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { inPieces, walkKnown } from "./find-vanished.ts";
import { readUser } from "./read-user.ts";
import { toDisplayVideo } from "./to-post.ts";

const VIDEOS = "https://open.tiktokapis.com/v2/video";
/** What a page and a question for videos hold at most. */
const PAGE = 20;
const FIELDS =
  "id,create_time,share_url,video_description,title,duration,view_count,like_count,comment_count,share_count";
const WITHOUT_STATS =
  "Followers: the permission to read the account's figures was not given. Connect again and allow it.";
const NEVER = [
  "Comments: TikTok gives their text only through its API for Business. Import a file of comments instead.",
  "Followers of earlier days: TikTok does not give them. From the first sync on, one figure is kept per day.",
];

/** `page` is TikTok's cursor, in milliseconds; `before` the time of the last video that was read. */
type Place = { page: number | null; before: string | null; isDone: boolean; missing: string[] };

/** Reads an account by the Display API: its facts, then its public videos, newest first, with their figures. */
export async function* syncDisplay(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  let place = request.cursor as Place | null;
  if (!place) {
    const { account, mayReadFollowers } = await readUser(session);
    if (account.id !== request.account.id)
      throw new VendorFailure("account_unfit", "The permission at TikTok now belongs to another account.");
    const missing = mayReadFollowers ? [] : [WITHOUT_STATS];
    place = { page: null, before: null, isDone: false, missing };
    yield { step: "account", rows: [], account, cursor: place };
  }
  if (!place.isDone) yield* readVideos(session, request, place);
  return {
    memory: null,
    covered: { from: request.from, to: session.now },
    missing: [...place.missing, ...NEVER],
  };
}

/** A known video that lies between those of a page and is not among them is asked for by its id before it counts as gone. */
async function* readVideos(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
): AsyncGenerator<SyncPage> {
  const known = walkKnown(request.knownPosts());
  let { page, before } = place;
  for (;;) {
    const { videos, next } = await readList(session, page);
    const last = videos.at(-1)?.createdAt;
    const isLast = next === null || (last !== undefined && last < request.from);
    const oldest = isLast ? request.from : (last ?? null);
    const listed = new Set(videos.map(({ id }) => id));
    const candidates = oldest ? await known.since(oldest, before ? new Date(before) : null) : [];
    const doubtful = candidates.filter((id) => !listed.has(id));
    const gone = await findGone(session, doubtful);
    before = oldest?.toISOString() ?? before;
    const wanted = videos.filter(({ createdAt }) => !createdAt || createdAt >= request.from);
    const cursor: Json = { ...place, page: next, before, isDone: isLast };
    yield { step: "posts", rows: wanted.map(({ row }) => row), cursor, gone };
    if (isLast) return;
    page = next;
  }
}

async function readList({ ask }: VendorSession, page: number | null) {
  const json = { max_count: PAGE, ...(page !== null && { cursor: page }) };
  const url = new URL(`${VIDEOS}/list/?fields=${FIELDS}`);
  const { body } = await ask({ method: "POST", url, json, cost: { video_list: 1 } });
  const data = at(body, "data");
  const found = at(data, "videos") ?? (at(data, "has_more") === false ? [] : undefined);
  if (!Array.isArray(found))
    throw new VendorFailure("contract_changed", "TikTok gave a list of videos that cannot be read.");
  const videos = found.flatMap((video) => toDisplayVideo(video) ?? []);
  if (at(data, "has_more") !== true) return { videos, next: null };
  const next = countOf(at(data, "cursor"));
  if (next === undefined)
    throw new VendorFailure("contract_changed", "TikTok did not say where its list of videos continues.");
  return { videos, next };
}

async function findGone({ ask }: VendorSession, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  // An id that is none of TikTok's came with a file; the whole question would be refused for it.
  for (const piece of inPieces(
    ids.filter((id) => /^\d{1,25}$/.test(id)),
    PAGE,
  )) {
    const json = { filters: { video_ids: piece } };
    const url = new URL(`${VIDEOS}/query/?fields=id`);
    const { body } = await ask({ method: "POST", url, json, cost: { video_query: 1 } });
    const found = fieldsOf(at(body, "data")).videos;
    // Only a list of videos says what is not in it.
    if (!Array.isArray(found) || found.some((video) => !idOf(at(video, "id")))) continue;
    const there = new Set(found.map((video) => idOf(at(video, "id"))));
    gone.push(...piece.filter((id) => !there.has(id)));
  }
  return gone;
}
