import type { Caller } from "#lib/caller.ts";
import { findNextChange, type PendingKind } from "#lib/pending/find-next-change.ts";

/**
 * How long what a page is about to read of a workspace stays as it is, for `AutoRefresh`. A page asks before it reads, so that
 * nothing changes unseen in between.
 * @param kinds what changes the page by itself, and is not watched by a part of it.
 */
export async function findFreshness(caller: Caller, ...kinds: PendingKind[]) {
  const now = new Date();
  const change = await findNextChange(caller, kinds, now);
  return { workspaceId: caller.workspaceId, readAt: now.getTime(), change };
}
