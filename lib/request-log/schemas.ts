/** Days that the log of requests goes back. */
export const KEPT_DAYS = 7;

export const STATUS_CLASSES = ["2xx", "4xx", "5xx"] as const;

/** Which requests are listed; what is left out does not narrow. */
export type RequestFilter = {
  status?: (typeof STATUS_CLASSES)[number] | undefined;
  /** Ids of an operation, a key and a request. */
  operation?: string | undefined;
  key?: string | undefined;
  request?: string | undefined;
};

/** A request as the page lists it. */
export type RequestLine = {
  id: string;
  at: string;
  operation: string;
  status: number;
  duration_ms: number;
  /** What the key is called; null of one that is not there any more. */
  key_name: string | null;
  /** The problem that it was answered with. */
  problem: { title: string; code: string } | null;
};

/** What was asked of the API within the days that are kept. */
export type RequestSums = {
  total: number;
  failed: number;
  /** UTC days, the oldest first, also those without any. */
  days: { day: string; requests: number; failed: number }[];
  /** The most in a minute, of each of the plan's two rates. */
  peaks: { score: number; others: number };
  /** Ids of the operations that were asked for. */
  operations: string[];
};
