import type { Json, SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { keepKnown } from "../keep-known.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { discoverPage } from "./discover.ts";
import { toRow } from "./to-post.ts";

/** `before`: the instant of the oldest post that was listed. */
type Place = { after: string; before: string | null };

/**
 * Reads somebody else's account by business discovery: its facts, and its posts with what anybody can see of them. A known post that lies
 * between listed ones and is not among them is gone: nobody but its owner can ask for it by itself.
 */
export async function* syncWatched(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  const known = await keepKnown(request);
  let place = request.cursor as Place | null;
  for (;;) {
    const { account, media, next } = await discoverPage(
      session,
      request.account.handle,
      place?.after ?? null,
    );
    if (account.id !== request.account.id)
      throw new VendorFailure(
        "account_unfit",
        `@${account.handle} is now a different account. Remove it here and add the one you mean.`,
      );
    const last = media.at(-1)?.createdAt;
    const isLast = next === null || (last !== undefined && last < request.from);
    const listed = new Set(media.map(({ id }) => id));
    // Below the last one that is listed nothing is known: an empty list does not say that all are gone.
    const lowest = last && last < request.from ? request.from : (last ?? null);
    const before = place?.before ? new Date(place.before) : null;
    const gone = lowest ? known.between(lowest, before).filter((id) => !listed.has(id)) : [];
    const wanted = media.filter(({ createdAt }) => !createdAt || createdAt >= request.from);
    const following: Place | null = isLast
      ? null
      : { after: next, before: lowest?.toISOString() ?? place?.before ?? null };
    const cursor: Json = following;
    yield { step: "posts", rows: wanted.map((one) => toRow(one, {})), cursor, gone, account };
    if (!following) break;
    place = following;
  }
  return { memory: null, covered: { from: request.from, to: session.now }, missing: [] };
}
