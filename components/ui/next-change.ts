import { isFailure } from "#lib/http/fetch-json.ts";

/** When something changes next without anybody's doing. */
export type NextChange = "soon" | "later" | "never";

/** How long a page waits before it asks for it again; null where it need not ask. */
export const POLL_MS: Record<NextChange, number | null> = { soon: 4_000, later: 30_000, never: null };

/** What has come so lately is not asked for again by a page that opens, or by two signs of one return to it. */
export const FRESH_MS = 1_000;

/** Whether asking again is of no use: the session has ended, or the thing is not there (any more) for this person. */
export function isRefused(error: Error | null): boolean {
  return isFailure(error) && [401, 403, 404].includes(error.status);
}

/** Somebody comes back to a page by its tab, or by its window, which can be in sight all the time. @returns what ends the listening */
export function listenForReturns(tell: () => void): () => void {
  const listener = () => tell();
  const signs = ["visibilitychange", "focus"];
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}
