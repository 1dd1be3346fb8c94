import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { isOf, type Kept, type Place, withMissing } from "./place.ts";
import { listComments } from "./read-comments.ts";

export const WITHOUT_COMMENTS =
  "Comments: the permission to read them was not given. Connect again and allow it.";

type Pending = { pending: readonly Kept[]; place: Place; after: Place };

/**
 * The comments under a page's posts; a run that goes on begins at the post where it stood.
 * @returns where the run stands then: with what is missing
 */
export async function* readComments(
  session: VendorSession,
  { account }: SyncRequest,
  { pending, place, after }: Pending,
): AsyncGenerator<SyncPage, Place> {
  const first = Math.max(
    0,
    pending.findIndex(({ urn }) => urn === place.post),
  );
  for (const [n, { urn, id }] of pending.entries()) {
    if (n < first) continue;
    let start: number | null = urn === place.post ? place.at : 0;
    while (start !== null) {
      let found: Awaited<ReturnType<typeof listComments>>;
      try {
        found = await listComments(session, { urn, postId: id, pageId: account.id, start });
      } catch (error) {
        if (isOf(error, "permission_missing")) return withMissing(after, WITHOUT_COMMENTS);
        // It vanished meanwhile.
        if (!isOf(error, "not_found")) throw error;
        found = { rows: [], next: null };
      }
      start = found.next;
      const following = pending[n + 1];
      const end = following ? { ...place, post: following.urn, at: 0 } : after;
      const cursor = start === null ? end : { ...place, post: urn, at: start };
      yield { step: "comments", rows: found.rows, cursor };
    }
  }
  return after;
}
