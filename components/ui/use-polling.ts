"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { FRESH_MS, isRefused } from "./next-change.ts";

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
