import type { Json, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { isRefusal, type Place } from "./place.ts";
import { type CommentPage, listComments } from "./read-comments.ts";
import type { Media } from "./to-post.ts";

/** Comments are looked at again for so long: some are shown late. */
const AGAIN_MS = 7 * 86_400_000;
const WITHOUT_COMMENTS = "Comments: the permission to read them was not given. Connect again and allow it.";

type Pending = { pending: Media[]; place: Place; after: () => Place };

/** The comments of a page's posts; a run that goes on begins at the post where it stood. */
export async function* readComments(
  session: VendorSession,
  { account, from, memory }: SyncRequest,
  { pending, place, after }: Pending,
): AsyncGenerator<SyncPage> {
  const told = Date.parse(textOf(at(memory, "comments")) ?? "");
  const since = Number.isNaN(told) ? from : new Date(told - AGAIN_MS);
  const start = Math.max(
    0,
    pending.findIndex(({ id }) => id === place.post),
  );
  for (const [n, { id: media, post }] of pending.entries()) {
    if (n < start) continue;
    let page = media === place.post ? place.at : null;
    do {
      const asked = { media, after: page, since, handle: account.handle };
      const found = await listComments(session, asked).catch(asMissing(place));
      if (found === null) return;
      noteComments(place, found, post.comments);
      page = found.next;
      const following = pending[n + 1];
      const end: Place = following ? { ...place, post: following.id, at: null } : after();
      const cursor: Json = page === null ? end : { ...place, post: media, at: page };
      yield { step: "comments", rows: found.rows, cursor };
    } while (page !== null);
  }
}

function noteComments(place: Place, { isEmpty }: CommentPage, told: number | undefined): void {
  if (!isEmpty) place.comments = "shown";
  else if (place.comments === "unknown" && told) place.comments = "none";
}

export function mayReadComments({ missing }: Place): boolean {
  return !missing.includes(WITHOUT_COMMENTS);
}

/** Comments alone are refused: the rest goes on, and the place remembers. A post that vanished meanwhile has none. */
function asMissing(place: Place): (error: unknown) => CommentPage | null {
  return (error) => {
    if (error instanceof VendorFailure && error.kind === "not_found")
      return { rows: [], next: null, isEmpty: false };
    if (!isRefusal(error)) throw error;
    place.missing = [...place.missing, WITHOUT_COMMENTS];
    return null;
  };
}
