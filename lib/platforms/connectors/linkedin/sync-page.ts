import type { ExportPost } from "../../../imports/export-row.ts";
import type { SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { askPage, askRest, encodeUrn } from "./ask-rest.ts";
import { type KnownOnLinkedin, keepKnownPosts } from "./match-files.ts";
import { FIRST, isOf, type Kept, type Place, withMissing } from "./place.ts";
import { MONTHS_BACK_MS, readAudience, readFigures } from "./read-figures.ts";
import { pageUrn, readPage } from "./read-page.ts";
import { readComments, WITHOUT_COMMENTS } from "./sync-comments.ts";
import { toPost } from "./to-post.ts";

const COUNT = 100;
/** Comments under older posts are read with the first run, and not each night. */
const TALKED_ABOUT_MS = 30 * 86_400_000;
/** Posts that are not listed any more and are asked for one by one in a run; the rest waits for the next night. */
const MAX_DOUBTFUL = 100;
const WITHOUT_FIGURES =
  "Figures of posts: the permission to read statistics was not given. Connect again and allow it.";
const ONLY_A_YEAR = "Figures of posts older than twelve months: LinkedIn does not give them.";
const WITHOUT_SERIES = "Followers of earlier days: LinkedIn does not give them to this person.";

/** Reads a page on LinkedIn: its facts and followers by day, then its posts with their figures, and under each the comments. */
export async function* syncPage(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  const known = await keepKnownPosts(request);
  let place = request.cursor as Place | null;
  if (!place) {
    const account = await readPage(session, request.account.id);
    place = { ...FIRST, followers: account.followers };
    yield { step: "account", rows: [], account, cursor: place };
  }
  if (!place.hasSeries) place = yield* readSeries(session, request, place);
  while (!place.isDone) {
    const listed: Listed = await readPosts(session, request, { place, known });
    const { after, posts } = listed;
    const pending: Kept[] = place.missing.includes(WITHOUT_COMMENTS)
      ? []
      : posts.filter((one) => mayHaveComments(session, request, one));
    if (place.post === null) {
      const { gone, asked } = await findGone(session, request, { listed, known, place });
      after.asked = asked;
      const first = pending[0];
      const cursor = first ? { ...place, post: first.urn, asked, missing: after.missing } : after;
      yield { step: "posts", rows: posts.map(({ post }) => ({ kind: "post", post })), cursor, gone };
    }
    const start: Place = { ...place, asked: after.asked, missing: after.missing };
    place = yield* readComments(session, request, { pending, place: start, after });
  }
  return {
    memory: { comments: session.now.toISOString() },
    covered: { from: request.from, to: session.now },
    missing: place.missing,
  };
}

/** Once, with the first run: from then on the figure of each day is kept. */
async function* readSeries(
  session: VendorSession,
  { account: { id }, from, memory }: SyncRequest,
  start: Place,
): AsyncGenerator<SyncPage, Place> {
  const place = { ...start, hasSeries: true };
  const { followers } = place;
  if (memory !== null || followers === null) return place;
  try {
    const rows = await readAudience(session, { pageId: id, followers, from });
    yield { step: "audience", rows, cursor: place };
    return place;
  } catch (error) {
    // Without it all else is read.
    if (!isOf(error, "permission_missing") && !isOf(error, "contract_changed")) throw error;
    return withMissing(place, WITHOUT_SERIES);
  }
}

type Listed = { posts: Kept[]; last: Date | undefined; after: Place };
type Looked = { place: Place; known: KnownOnLinkedin };

/** A page of posts, newest first, without what is older than wanted, with figures. */
async function readPosts(
  session: VendorSession,
  { account: { id: pageId }, from }: SyncRequest,
  { place, known }: Looked,
): Promise<Listed> {
  const path = `posts?author=${encodeUrn(pageUrn(pageId))}&q=author&sortBy=CREATED`;
  const { found, next } = await askPage(session, path, {
    start: place.start,
    count: COUNT,
    method: "FINDER",
  });
  const all = found.flatMap((one) => toPost(one) ?? []);
  if (found.length > 0 && found.every((one) => at(one, "id") === undefined))
    throw new VendorFailure("contract_changed", "LinkedIn gave a list of posts that cannot be read.");
  const wanted = all.filter(({ createdAt }) => !createdAt || createdAt >= from);
  const last = all.at(-1)?.createdAt;
  const isLast = next === null || (last !== undefined && last < from);
  const { figures, missing } = await tellFigures(session, pageId, wanted, place);
  const posts = wanted.map((one): Kept => {
    const id = known.idOf(one);
    const post: ExportPost = { ...one.post, ...figures.get(one.urn), id };
    return { ...one, id, post };
  });
  const before = isLast ? from.toISOString() : (last?.toISOString() ?? place.before);
  const after = { ...place, start: next ?? place.start, before, post: null, at: 0, isDone: isLast, missing };
  return { posts, last, after };
}

type Wanted = readonly Pick<Kept, "urn" | "createdAt">[];
type Told = { figures: Awaited<ReturnType<typeof readFigures>>; missing: string[] };

/** Without the permission for statistics the posts are read all the same, and the place remembers. */
async function tellFigures(
  session: VendorSession,
  pageId: string,
  wanted: Wanted,
  place: Place,
): Promise<Told> {
  const none = { figures: new Map(), missing: place.missing };
  if (place.missing.includes(WITHOUT_FIGURES)) return none;
  const first = session.now.getTime() - MONTHS_BACK_MS;
  const urns = wanted.map(({ urn }) => urn);
  try {
    const figures = await readFigures(session, pageId, urns);
    const isTooOld = wanted.some(
      ({ urn, createdAt }) => createdAt && createdAt.getTime() < first && !figures.has(urn),
    );
    return { figures, missing: isTooOld ? withMissing(place, ONLY_A_YEAR).missing : place.missing };
  } catch (error) {
    if (!isOf(error, "permission_missing")) throw error;
    return { ...none, missing: withMissing(place, WITHOUT_FIGURES).missing };
  }
}

function mayHaveComments(
  { now }: VendorSession,
  { memory }: SyncRequest,
  { createdAt, post }: Kept,
): boolean {
  if (post.comments === 0) return false;
  return memory === null || !createdAt || now.getTime() - createdAt.getTime() < TALKED_ABOUT_MS;
}

/** Known posts that a page of the list should have named: LinkedIn is asked for each. */
async function findGone(
  session: VendorSession,
  { from }: SyncRequest,
  { listed, known, place }: Looked & { listed: Listed },
): Promise<{ gone: string[]; asked: number }> {
  const oldest = listed.after.isDone ? from : listed.last;
  if (!oldest) return { gone: [], asked: place.asked };
  const there = new Set(listed.posts.map(({ id }) => id));
  const candidates = known.between(oldest, place.before === null ? null : new Date(place.before));
  const doubtful = candidates.filter((id) => !there.has(id)).slice(0, MAX_DOUBTFUL - place.asked);
  const gone: string[] = [];
  for (const id of doubtful)
    if (await askRest(session, `posts/${encodeUrn(id)}`).then(() => false, isUnknown)) gone.push(id);
  return { gone, asked: place.asked + doubtful.length };
}

function isUnknown(error: unknown): boolean {
  if (isOf(error, "not_found")) return true;
  // One that may not be read is there.
  if (isOf(error, "permission_missing")) return false;
  throw error;
}
