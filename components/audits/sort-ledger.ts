import type { LedgerEntry } from "#lib/recommendations/schemas.ts";

type SortedLedger<R> = {
  /** What is recommended and not dismissed, with its entry where it has one. */
  shown: { recommendation: R; entry: LedgerEntry | null }[];
  /** Accepted, and not among those that are shown: the audit no longer advises it. */
  accepted: LedgerEntry[];
  dismissed: LedgerEntry[];
  /** Done, and not among those that are shown. */
  done: LedgerEntry[];
};

/**
 * Puts recommendations and the ledger together: by the key of the change, each with the entry that counts now, which is
 * what is still to be done or measured before what was dismissed.
 */
export function sortLedger<R extends { change?: string | undefined }>(
  recommendations: readonly R[],
  entries: readonly LedgerEntry[],
): SortedLedger<R> {
  const live = entries.filter(({ is_closed }) => !is_closed);
  const current = new Map<string, LedgerEntry>();
  for (const entry of live) {
    const held = current.get(entry.change);
    if (!held || held.status === "dismissed") current.set(entry.change, entry);
  }
  const shown = recommendations
    .map((recommendation) => ({ recommendation, entry: current.get(recommendation.change ?? "") ?? null }))
    .filter(({ entry }) => entry?.status !== "dismissed");
  const used = new Set(shown.map(({ entry }) => entry?.id));
  const left = (status: LedgerEntry["status"]) =>
    entries.filter((entry) => entry.status === status && !used.has(entry.id));
  return {
    shown,
    accepted: left("accepted"),
    dismissed: live.filter(({ status }) => status === "dismissed"),
    done: left("done"),
  };
}

/** The first of those that are shown which nothing is decided on yet. */
export function findNext<R>(shown: SortedLedger<R>["shown"]): SortedLedger<R>["shown"][number] | null {
  return shown.find(({ entry }) => entry === null || entry.status === "open") ?? null;
}
