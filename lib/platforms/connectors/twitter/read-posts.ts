import type { ExportPost } from "../../../imports/export-row.ts";
import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { type KnownPosts, keepKnown } from "../keep-known.ts";
import { at, idOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { LAST_POSTS, type Place } from "./place.ts";
import { listPictures, toPost } from "./to-post.ts";
import { API, askPosts, costOfPosts, seconds, type Vocabulary } from "./x-vocabulary.ts";

const PAGE = 100;
const SMALLEST_PAGE = 5;
/** Clicks are told to the author alone, for 30 days; asked for older posts X refuses. */
const HIDDEN = ["non_public_metrics", "organic_metrics"];

/** Posts of the last 30 days, with the figures that only their author is told, then the older ones; each of them is read once. */
export async function* readPosts(
  session: VendorSession,
  request: SyncRequest,
  start: Place,
): AsyncGenerator<SyncPage, Place> {
  const known = await keepKnown(request);
  let place = start;
  for (let mayRestart = start.page !== null; ; ) {
    try {
      const { page, next } = await readPage(session, request, place, known);
      yield page;
      if (next.step !== place.step) return next;
      place = next;
      mayRestart = false;
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error;
      const isLost = error.kind === "contract_changed" || error.kind === "not_found";
      const isHidden = error.kind === "permission_missing" && place.step === "recent" && place.hasHidden;
      if (!(mayRestart && isLost) && !isHidden) throw error;
      // A token of a page that X does not know any more, or figures that it does not tell: this step begins again.
      place = { ...place, page: null, before: null, hasHidden: place.hasHidden && !isHidden };
      mayRestart = false;
    }
  }
}

async function readPage(session: VendorSession, request: SyncRequest, place: Place, known: KnownPosts) {
  const { account } = request;
  const from = new Date(Math.floor(request.from.getTime() / 1_000) * 1_000);
  const boundary = new Date(place.boundary);
  const isRecent = place.step === "recent";
  const [oldestWanted, end] = isRecent ? [from > boundary ? from : boundary, null] : [from, boundary];
  const before = place.before ? new Date(place.before) : end;
  // X bills what it returns, so no more is asked for than is awaited.
  const awaited = known.between(oldestWanted, before).length + SMALLEST_PAGE;
  const most = request.memory === null ? PAGE : Math.min(PAGE, Math.max(SMALLEST_PAGE, awaited));
  const { body, speech } = await askPosts(session, place, {
    most,
    limit: "timeline",
    address: (words) => addressOf(request, place, words, { most, oldestWanted, end }),
  });
  const media = new Map(
    listOf(at(body, "includes", "media")).map((one) => [String(at(one, "media_key")), one]),
  );
  const items = listOf(at(body, "data"));
  const posts = items.flatMap((item) => toPost(item, account, media) ?? []);
  if (items.length > 0 && items.every((item) => !idOf(at(item, "id"))))
    throw new VendorFailure("contract_changed", "X gave posts without ids.");
  const wanted = posts.filter(({ createdAt }) => isBetween(createdAt, oldestWanted, end));
  const last = posts.at(-1)?.createdAt;
  const token = textOf(at(body, "meta", "next_token")) ?? null;
  const isLast = token === null || (last !== undefined && last < oldestWanted);
  const isCut = (place.total ?? 0) > LAST_POSTS;
  const lowest = isLast && !isCut ? oldestWanted : (wanted.at(-1)?.createdAt ?? null);
  const listed = new Set(items.map((item) => idOf(at(item, "id"))));
  const doubtful = lowest ? known.between(lowest, before).filter((id) => !listed.has(id)) : [];
  const gone = await findGone(session, doubtful);
  const next: Place = {
    ...place,
    ...speech,
    page: isLast ? null : token,
    before: isLast ? null : (lowest?.toISOString() ?? place.before),
    step: isLast ? (isRecent && from < boundary ? "older" : "mentions") : place.step,
    read: place.read + wanted.length,
    oldest: wanted.at(-1)?.createdAt?.toISOString() ?? place.oldest,
  };
  const rows = wanted.map((post) => ({ kind: "post" as const, post }));
  const pictures = listPictures(items, media);
  return { page: { step: "posts" as const, rows, cursor: next, gone, pictures }, next };
}

function isBetween(at: ExportPost["createdAt"], oldest: Date, end: Date | null): boolean {
  return !at || (at >= oldest && (!end || at < end));
}

function addressOf(
  { account, role }: SyncRequest,
  { page, step, hasHidden }: Place,
  words: Vocabulary,
  { most, oldestWanted, end }: { most: number; oldestWanted: Date; end: Date | null },
): URL {
  const query = new URLSearchParams({
    max_results: `${most}`,
    exclude: "retweets",
    start_time: seconds(oldestWanted),
    ...(end && { end_time: seconds(end) }),
    ...(page && { pagination_token: page }),
    [words.fields]: [...words.post, ...(step === "recent" && hasHidden ? HIDDEN : [])].join(),
    expansions: "attachments.media_keys",
    "media.fields": `type,public_metrics,duration_ms${role === "own" ? ",url,preview_image_url" : ""}`,
  });
  return new URL(`${API}/users/${encodeURIComponent(account.id)}/tweets?${query}`);
}

/** Of posts that were not listed, those that X says it has no more: its silence alone says nothing. */
async function findGone({ ask }: VendorSession, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  const asked = ids.filter((id) => /^\d{1,19}$/.test(id));
  for (let from = 0; from < asked.length; from += PAGE) {
    const some = asked.slice(from, from + PAGE);
    const url = new URL(`${API}/tweets?${new URLSearchParams({ ids: some.join() })}`);
    const answer = await ask({ url, cost: costOfPosts(some.length, "lookups") }).catch(asUnknown);
    if (answer === null) gone.push(...some);
    for (const error of listOf(at(answer?.body, "errors"))) {
      const isGone = textOf(at(error, "type"))?.endsWith("/resource-not-found") === true;
      const id = idOf(at(error, "resource_id")) ?? idOf(at(error, "value"));
      if (isGone && id && some.includes(id)) gone.push(id);
    }
  }
  return gone;
}

/** X knows none of those that were asked for. */
function asUnknown(error: unknown): null {
  if (error instanceof VendorFailure && error.kind === "not_found") return null;
  throw error;
}
