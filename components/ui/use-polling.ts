"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { isFailure } from "#lib/http/fetch-json.ts";

/** When something changes next without anybody's doing. */
export type NextChange = "soon" | "later" | "never";

/** How long a page waits before it asks for it again; null where it need not ask. */
export const POLL_MS: Record<NextChange, number | null> = { soon: 4_000, later: 30_000, never: null };

/** What has come so lately is not asked for again by a page that opens, or by two signs of one return to it. */
const FRESH_MS = 1_000;
/** Until something is known. */
const FIRST_MS = 1_000;

type Polling<T> = {
  /** The same for the same thing. */
  key: readonly unknown[];
  load: () => Promise<T>;
  /** As the server rendered it; without it, it is asked for at once. */
  initial?: T | undefined;
  /** When the server read `initial`, in milliseconds. */
  readAt?: number;
  /** How long it is remembered when nothing shows it, five minutes by default. */
  keepMs?: number;
  /** Whether there is anything to ask for. */
  isEnabled?: boolean;
  /** In how many milliseconds it is asked for again, by what was said last; null when nothing changes it any more. */
  intervalMs: (known: T) => number | null;
};

/**
 * Something of the service's as it is, and as it becomes: asked for again as long as it can change, while the page is in
 * sight, and whenever the window gets the focus. A refusal ends it.
 */
export function usePolling<T>(polling: Polling<T>) {
  return useQuery(pollingOptions(polling));
}

export function pollingOptions<T>({ key, load, initial, readAt, keepMs, isEnabled, intervalMs }: Polling<T>) {
  return queryOptions<T, Error, T, readonly unknown[]>({
    queryKey: key,
    queryFn: load,
    enabled: isEnabled ?? true,
    ...(initial !== undefined && { initialData: initial as NonNullable<T> }),
    ...(readAt !== undefined && { initialDataUpdatedAt: readAt }),
    ...(keepMs !== undefined && { gcTime: keepMs }),
    staleTime: FRESH_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (isRefused(error)) return false;
      return data === undefined ? FIRST_MS : (intervalMs(data) ?? false);
    },
  });
}

/** Whether asking again is of no use: the session has ended, or the thing is not there (any more) for this person. */
export function isRefused(error: Error | null): boolean {
  return isFailure(error) && [401, 403, 404].includes(error.status);
}
