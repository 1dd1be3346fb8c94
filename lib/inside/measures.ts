import type { Kind } from "./watch.ts";

/** What is shared is counted as the statement that reads it. */
export type Measured = Exclude<Kind, "shared">;

/** How pieces of a kind are counted: as a histogram of the seconds that they took. */
export type Measure = {
  name: string;
  help: string;
  labels: string[];
  /** The label that says how a piece ended. */
  outcome: string;
  /** Upper ends, in seconds. */
  buckets: number[];
  /** The gauge of those that last at this moment, by the first label or by none. */
  running?: { name: string; help: string; labels: string[] };
};

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONG = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3_600];

/** What is counted of each kind; `docs/operations.md` lists it, and a test compares the two. */
export const MEASURES: Record<Measured, Measure> = {
  request: {
    name: "plinth_http_request_duration_seconds",
    help: "Answers, from a request's headers to the last byte handed to the system.",
    labels: ["operation", "method"],
    outcome: "status",
    buckets: QUICK,
    running: { name: "plinth_http_requests_in_flight", help: "Requests without a whole answer.", labels: [] },
  },
  statement: {
    name: "plinth_database_statement_duration_seconds",
    help: "Statements sent to PostgreSQL, beginnings and ends of transactions among them.",
    labels: [],
    outcome: "outcome",
    buckets: QUICK,
  },
  connection: {
    name: "plinth_database_connection_wait_seconds",
    help: "Waits for a connection to PostgreSQL.",
    labels: [],
    outcome: "outcome",
    buckets: QUICK,
  },
  job: {
    name: "plinth_job_duration_seconds",
    help: "Runs of background work.",
    labels: ["queue"],
    outcome: "outcome",
    buckets: LONG,
    running: { name: "plinth_jobs_running", help: "Background work that runs.", labels: ["queue"] },
  },
  delivery: {
    name: "plinth_delivery_duration_seconds",
    help: "Attempts to deliver a webhook.",
    labels: [],
    outcome: "outcome",
    buckets: QUICK,
  },
  sync: {
    name: "plinth_sync_duration_seconds",
    help: "Runs of syncs with platforms.",
    labels: ["platform"],
    outcome: "outcome",
    buckets: LONG,
  },
};
