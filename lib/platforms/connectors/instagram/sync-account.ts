import type { Json, SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { type KnownPosts, keepKnown } from "../keep-known.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { isRefusal, type Place } from "./place.ts";
import { readAccount, readAudience } from "./read-account.ts";
import { findGone, listMedia, readFigures } from "./read-media.ts";
import { mayReadComments, readComments } from "./sync-comments.ts";
import { type Figures, type Media, toRow } from "./to-post.ts";

const DAY_MS = 86_400_000;
/** Instagram lists no more than its newest. */
const MOST_LISTED = 10_000;
const WITHOUT_INSIGHTS =
  "Views, reach, saves and shares: the permission to read insights was not given. Connect again and allow it.";
const NO_COMMENTS =
  "Comments: Instagram showed none although there are some, as it does without the permission to read them. Connect again and allow it.";
const NO_STORIES = "Stories: Instagram does not let this account read them.";
const TOO_MANY = "Older posts: Instagram lists no more than the newest 10,000.";

/** Reads an account: its facts, its followers by day, stories of now, then posts with their figures, and under each of them the comments. */
export async function* syncAccount(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  let place = request.cursor as Place | null;
  if (!place) {
    const account = await readAccount(session);
    if (account.id !== request.account.id)
      throw new VendorFailure("account_unfit", "The permission at Instagram now belongs to another account.");
    place = beginAt(request, account.followers);
    yield { step: "account", rows: [], account, cursor: { ...place } };
  }
  if (place.step === "audience") {
    const { rows, missing } = await readAudience(session, request.account.id, place.followers);
    place = { ...place, step: "stories", missing: [...place.missing, ...missing] };
    yield { step: "audience", rows, cursor: { ...place } };
  }
  if (place.step === "stories") {
    place = { ...place };
    const rows = await readStories(session, request, place);
    place.step = "posts";
    yield { step: "posts", rows, cursor: { ...place } };
  }
  const known = await keepKnown({ ...request, knownPosts: () => withoutOldStories(request, session.now) });
  while (place.step !== "done") place = yield* readPage(session, request, known, place);
  const isCut = place.missing.includes(TOO_MANY);
  const from = isCut && place.before !== null ? new Date(place.before) : request.from;
  return {
    memory: { comments: session.now.toISOString(), hasSeries: true },
    covered: { from, to: session.now },
    missing: [...place.missing, ...(place.comments === "none" ? [NO_COMMENTS] : [])],
  };
}

function beginAt({ memory }: SyncRequest, followers: number | null): Place {
  return {
    step: at(memory, "hasSeries") === true ? "stories" : "audience",
    followers,
    after: null,
    before: null,
    listed: 0,
    post: null,
    at: null,
    comments: "unknown",
    isPlain: false,
    missing: [],
  };
}

/** A story of more than a day ago is in no list any more, and was not taken down. */
async function* withoutOldStories({ knownPosts }: SyncRequest, now: Date) {
  for await (const post of knownPosts()) {
    const isOld = !post.createdAt || now.getTime() - post.createdAt.getTime() >= DAY_MS;
    if (post.media !== "story" || !isOld) yield post;
  }
}

async function readStories(session: VendorSession, { account }: SyncRequest, place: Place) {
  const stories: Media[] = [];
  try {
    let after: string | null = null;
    do {
      const page = await listMedia(session, { id: account.id, edge: "stories", after });
      stories.push(...page.media);
      // 100 are the most of a day; a list that goes on without an end is none of stories.
      after = stories.length < 500 && page.media.length > 0 ? page.next : null;
    } while (after !== null);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    place.missing = [...place.missing, NO_STORIES];
  }
  return withFigures(session, stories, place);
}

async function* readPage(
  session: VendorSession,
  request: SyncRequest,
  known: KnownPosts,
  from: Place,
): AsyncGenerator<SyncPage, Place> {
  const place = { ...from };
  const { account } = request;
  const { media, next } = await listMedia(session, { id: account.id, edge: "media", after: place.after });
  const last = media.at(-1)?.createdAt;
  const isLast = next === null || (last !== undefined && last < request.from);
  const wanted = media.filter(({ createdAt }) => !createdAt || createdAt >= request.from);
  const listed = place.listed + media.length;
  const isCut = next === null && listed >= MOST_LISTED;
  const oldest = isLast && !isCut ? request.from : last;
  const after = (): Place => ({
    ...place,
    step: isLast ? "done" : "posts",
    after: next,
    before: oldest?.toISOString() ?? place.before,
    listed,
    post: null,
    at: null,
    missing: isCut ? [...place.missing, TOO_MANY] : place.missing,
  });
  const pending = wanted.filter(({ post }) => (post.comments ?? 1) > 0);
  if (place.post === null) {
    const there = new Set(media.map(({ id }) => id));
    const before = place.before === null ? null : new Date(place.before);
    const candidates = oldest ? known.between(oldest, before) : [];
    const gone = await findGone(
      session,
      candidates.filter((id) => !there.has(id)),
    );
    const rows = await withFigures(session, wanted, place);
    const first = mayReadComments(place) ? pending[0] : undefined;
    const cursor: Json = first ? { ...place, post: first.id } : after();
    const pictures = wanted.flatMap(({ id, picture }) => (picture ? [{ post: id, url: picture }] : []));
    yield { step: "posts", rows, cursor, gone, pictures };
  }
  if (mayReadComments(place)) yield* readComments(session, request, { pending, place, after });
  return after();
}

/** Without the permission for insights the place remembers that, and nothing more is asked. */
async function withFigures(session: VendorSession, media: Media[], place: Place) {
  const rows = [];
  for (const one of media) {
    let figures: Partial<Figures> = {};
    try {
      if (!place.isPlain) figures = await readFigures(session, one);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      place.isPlain = true;
      place.missing = [...place.missing, WITHOUT_INSIGHTS];
    }
    rows.push(toRow(one, figures));
  }
  return rows;
}
