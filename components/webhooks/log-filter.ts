import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { EVENT_TYPES } from "#lib/events/values.ts";
import type { Delivery } from "#lib/webhooks/schemas.ts";
import { MAX_LOG_SEARCH } from "#lib/webhooks/values.ts";
import { DELIVERY_STATUSES } from "./status-badge.tsx";

export const LOG_EVENTS = [...EVENT_TYPES, "webhook.test"] as const;

/** What the log is narrowed by, as the address says it: times to the minute, in UTC. */
export type LogFilter = {
  status?: Delivery["status"] | undefined;
  event?: Delivery["event"] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
};

/** Reads the address of the log; what is no choice counts for nothing. */
export function readLogFilter(search: Search): LogFilter {
  return {
    status: readChoice(search, "status", DELIVERY_STATUSES),
    event: readChoice(search, "event", LOG_EVENTS),
    from: readMinute(search, "from"),
    to: readMinute(search, "to"),
    q: readOne(search, "q")?.trim().slice(0, MAX_LOG_SEARCH) || undefined,
  };
}

/** The address of the log with a filter. @param path of the webhook's page */
export function logHref(path: string, filter: LogFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given as [string, string][])}` : path;
}

/** The filter as the service takes it: a minute is meant from its first to its last second. */
export function asLogQuery({ from, to, ...filter }: LogFilter): LogFilter {
  return { ...filter, from: from && `${from}:00Z`, to: to && `${to}:59.999Z` };
}

export function isNarrowed(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

function readMinute(search: Search, name: string): string | undefined {
  const given = readOne(search, name) ?? "";
  const isMinute = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(given) && !Number.isNaN(Date.parse(`${given}Z`));
  return isMinute ? given : undefined;
}
