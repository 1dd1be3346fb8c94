import type { Json, SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { walkKnown } from "./find-vanished.ts";
import { readBusinessAccount } from "./read-business-account.ts";
import { listComments } from "./read-business-comments.ts";
import { findGoneOnBusiness, listBusinessVideos, type VideoPage } from "./read-business-videos.ts";
import type { Video } from "./to-post.ts";

/** Comments are looked at again for so long: TikTok shows some of them late. */
const AGAIN_MS = 7 * 86_400_000;
const WITHOUT_INSIGHTS =
  "Saves, reach and clicks: the permission to read insights was not given. Connect again and allow it.";
const WITHOUT_COMMENTS = "Comments: the permission to read them was not given. Connect again and allow it.";

/**
 * A page of videos is read first, then the comments under each of them: `video` is the one whose comments come next, `at` the cursor
 * among them; null where a page of videos comes next.
 */
type Place = {
  page: number | null;
  before: string | null;
  video: string | null;
  at: number | null;
  isPlain: boolean;
  isDone: boolean;
  missing: string[];
};

/** Reads an account by the Business API: its facts and followers by day, then its posts, and under each of them the comments. */
export async function* syncBusiness(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  let place = request.cursor as Place | null;
  if (!place) {
    const { account, days, missing } = await readBusinessAccount(session, request.account.id);
    place = { page: null, before: null, video: null, at: null, isPlain: false, isDone: false, missing };
    yield { step: "account", rows: days, account, cursor: place };
  }
  const known = walkKnown(request.knownPosts());
  while (!place.isDone) {
    const listed = await readPage(session, request, place);
    const after = placeAfter(listed, request, place);
    const pending = place.missing.includes(WITHOUT_COMMENTS) ? [] : listed.videos.filter(mayHaveComments);
    if (place.video === null) {
      const gone = await findGone(session, request, { listed, known, place, after });
      const first = pending[0];
      const cursor: Json = first ? { ...place, video: first.id } : after;
      yield { step: "posts", rows: listed.videos.map(({ row }) => row), cursor, gone };
    }
    yield* readComments(session, request, { pending, place, after });
    place = { ...after, isPlain: place.isPlain, missing: place.missing };
  }
  return {
    memory: { comments: session.now.toISOString() },
    covered: { from: request.from, to: session.now },
    missing: place.missing,
  };
}

/** The page of a place, without what is older than wanted. Without the permission for insights the place remembers that. */
async function readPage(session: VendorSession, { account, from }: SyncRequest, place: Place) {
  const ask = () => listBusinessVideos(session, { id: account.id, page: place.page, isPlain: place.isPlain });
  let found: VideoPage;
  try {
    found = await ask();
  } catch (error) {
    if (place.isPlain || !isRefusal(error)) throw error;
    place.isPlain = true;
    found = await ask();
    place.missing = [...place.missing, WITHOUT_INSIGHTS];
  }
  const { videos, next } = found;
  const last = videos.at(-1)?.createdAt;
  const isLast = next === null || (last !== undefined && last < from);
  const wanted = videos.filter(({ createdAt }) => !createdAt || createdAt >= from);
  return { videos: wanted, last, next: isLast ? null : next };
}

type Listed = { videos: Video[]; last: Date | undefined; next: number | null };

function placeAfter({ last, next }: Listed, { from }: SyncRequest, place: Place): Place {
  const before = next === null ? from.toISOString() : (last?.toISOString() ?? place.before);
  return { ...place, page: next, before, video: null, at: null, isDone: next === null };
}

type Looked = { listed: Listed; known: ReturnType<typeof walkKnown>; place: Place; after: Place };

async function findGone(
  session: VendorSession,
  { account, from }: SyncRequest,
  { listed, known, place, after }: Looked,
): Promise<string[]> {
  const oldest = after.isDone ? from : listed.last;
  if (!oldest) return [];
  const candidates = await known.since(oldest, place.before === null ? null : new Date(place.before));
  const there = new Set(listed.videos.map(({ id }) => id));
  const doubtful = candidates.filter((id) => !there.has(id));
  return findGoneOnBusiness(session, account.id, doubtful);
}

/** The comments of a page's videos; a run that goes on begins at the video where it stood. */
async function* readComments(
  session: VendorSession,
  { account, from, memory }: SyncRequest,
  { pending, place, after }: { pending: Video[]; place: Place; after: Place },
): AsyncGenerator<SyncPage> {
  const told = Date.parse(textOf(at(memory, "comments")) ?? "");
  const since = Number.isNaN(told) ? from : new Date(told - AGAIN_MS);
  const start = Math.max(
    0,
    pending.findIndex(({ id }) => id === place.video),
  );
  for (const [n, { id: video }] of pending.entries()) {
    if (n < start) continue;
    let page = video === place.video ? place.at : null;
    do {
      const found = await listComments(session, { id: account.id, video, page, since }).catch(
        asMissing(place),
      );
      if (found === null) return;
      page = found.next;
      const following = pending[n + 1];
      const end: Place = following ? { ...place, video: following.id, at: null } : after;
      const cursor: Json = page === null ? end : { ...place, video, at: page };
      yield { step: "comments", rows: found.rows, cursor };
    } while (page !== null);
  }
}

/** Comments alone are refused: the rest goes on, and the place remembers. */
function asMissing(place: Place): (error: unknown) => null {
  return (error) => {
    if (!isRefusal(error)) throw error;
    place.missing = [...place.missing, WITHOUT_COMMENTS];
    return null;
  };
}

function mayHaveComments({ row }: Video): boolean {
  return row.kind === "post" && row.post.comments !== 0;
}

function isRefusal(error: unknown): boolean {
  return error instanceof VendorFailure && error.kind === "permission_missing";
}
