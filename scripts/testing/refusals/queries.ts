import { type Refusal, wrongParameter } from "./refusal.ts";

const HISTORY = "GET /v1/score/history";
const RANGE = "400 Invalid Date Range";
const NO_LIMIT = ["0", "-1", "1.5", "1e2", "ten", "", " ", "0x10"];
const NO_OFFSET = ["-1", "1.5", "x", ""];
const NO_DATE = [
  "2025-02-30",
  "2025-13-01",
  "2023-02-29",
  "2025-1-5",
  "yesterday",
  "",
  "null",
  "1735689600",
  "01/02/2025",
  "2025-02-01T25:00:00Z",
  "2025-02-01Z",
  "2025-02-01\u0000",
  "NaN",
];
/** Ranges that do not begin before they end. */
const NO_RANGE: [string, string][] = [
  ["2025-02-02", "2025-02-01"],
  ["2025-02-02", "2025-02-02"],
  ["2025-02-02T10:00:00Z", "2025-02-02T10:00:00Z"],
  ["2025-02-02T11:00:00Z", "2025-02-02T10:00:00Z"],
  ["2025-02-02T10:00:00Z", "2025-02-02T11:00:00+02:00"],
];

const LISTS = [
  "GET /v1/workspaces",
  "GET /v1/imports",
  "GET /v1/audit",
  "GET /v1/campaigns",
  "GET /v1/webhooks",
  "GET /v1/webhooks/{id}/deliveries",
];

const invalid = (name: string, query: Record<string, string>, pointers: string[]): Refusal => {
  return { name, answer: "400 Invalid Request", query, pointers };
};

export const QUERIES: Refusal[] = [
  ...wrongParameter("GET /v1/score", "include_pillars", ["perhaps", "", "null"]),
  ...wrongParameter("GET /v1/score", "expand", ["everything", "evidence"]),
  ...wrongParameter("GET /v1/audit/{audit_id}", "expand", [
    "everything",
    "explanation,evidence",
    "Explanation",
  ]),
  ...LISTS.flatMap((name) => [
    ...wrongParameter(name, "limit", NO_LIMIT),
    ...wrongParameter(name, "offset", NO_OFFSET),
    invalid(name, { limit: "0", offset: "-1" }, ["/limit", "/offset"]),
  ]),
  ...wrongParameter("GET /v1/campaigns", "status", ["running", "upcoming", "", "Active"]),
  ...wrongParameter("GET /v1/webhooks/{id}/deliveries", "status", ["sent", "lost", ""]),
  ...wrongParameter(HISTORY, "start_date", NO_DATE),
  ...wrongParameter(HISTORY, "end_date", NO_DATE),
  ...wrongParameter(HISTORY, "granularity", ["hourly", "Weekly", "", "yearly"]),
  invalid(HISTORY, { granularity: "x", end_date: "y", start_date: "z" }, [
    "/start_date",
    "/end_date",
    "/granularity",
  ]),
  ...NO_RANGE.map(([start_date, end_date]): Refusal => {
    return { name: HISTORY, answer: RANGE, query: { start_date, end_date }, pointers: ["/start_date"] };
  }),
  { name: HISTORY, answer: RANGE, query: { start_date: "9999-01-01" }, pointers: ["/start_date"] },
  {
    name: HISTORY,
    answer: RANGE,
    query: { start_date: "2025-02-02", end_date: "2025-02-01", granularity: "x" },
    pointers: ["/start_date", "/granularity"],
  },
];
