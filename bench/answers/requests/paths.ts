import type { Caller } from "../installation.ts";
import type { Recorder } from "../recorder.ts";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const OPEN = ["/openapi.json", "/v1/openapi.json", "/llms.txt", "/docs/plinth.ts", "/healthz", "/readyz"];
const NOWHERE = [
  "/v1",
  "/v1/",
  "/v1/nothing",
  "/v1/score/",
  "/v1/%ff",
  "/v1/audit/%ff",
  "/v1//score",
  "/v1/score/history/x",
  "/v1/audit/aud_x/more",
  "/v1/webhooks/wh_x/deliveries/dlv_x",
  `/v1/${"x".repeat(2_000)}`,
];
const QUERIES: Record<string, string[]> = {
  "/v1/score": [
    "include_pillars=maybe",
    "include_pillars=",
    "expand=all",
    "expand=explanation,all",
    "expand=,",
  ],
  "/v1/score/history": [
    "granularity=hourly",
    "start_date=soon",
    "start_date=2026-02-30",
    "end_date=5",
    "start_date=",
  ]
    .concat(["start_date=2025-02-02&end_date=2025-02-02", "start_date=2025-02-02&end_date=2025-02-01"])
    .concat(["start_date=2001-01-01&end_date=2001-02-01", "start_date=9999-01-01", "end_date=0001-01-01"]),
  "/v1/audit": [
    "limit=0",
    "limit=-1",
    "limit=ten",
    "limit=1.5",
    "offset=-1",
    "offset=2147483648",
    "limit=&offset=",
  ],
  "/v1/campaigns": ["status=over", "status=", "limit=0", "offset=x", "limit=1&limit=2"],
  "/v1/webhooks": ["limit=0", "offset=-1"],
  "/v1/webhooks/wh_unknown/deliveries": ["status=gone", "limit=0"],
  "/v1/audit/aud_unknown": ["expand=all"],
};
const UNKNOWN_IDS = [
  "x",
  "aud_",
  "aud_0000000000000000000000",
  "AUD_1",
  "aud_%00",
  "aud_%27",
  "%20",
  "..",
  "%2e%2e",
];

/** What is open to everybody, paths that lead nowhere, queries and ids that nothing has. */
export async function recordPaths(recorder: Recorder, by: Caller): Promise<void> {
  for (const path of OPEN) for (const method of METHODS) await recorder.ask(`${method} ${path}`);
  for (const path of NOWHERE) for (const method of METHODS) await recorder.ask(`${method} ${path}`, { by });
  for (const [path, queries] of Object.entries(QUERIES))
    for (const query of queries) await recorder.ask(`GET ${path}?${query}`, { by });
  for (const id of UNKNOWN_IDS)
    for (const noun of ["audit", "campaigns", "webhooks"])
      await recorder.ask(`GET /v1/${noun}/${id}`, { by });
  for (const id of ["", "a b", "<script>", "x".repeat(1_000), "trace-abc.123", '"quoted"'])
    await recorder.ask("GET /v1/score", {
      headers: { "x-request-id": id },
      anonymous: id !== "trace-abc.123",
    });
  await recorder.ask("GET /v1/workspace", { by, anonymous: true });
  await recorder.ask("GET /v1/workspace", { by, headers: { origin: "https://example.com" } });
}
