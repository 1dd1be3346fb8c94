import { OPERATIONS } from "#scripts/testing/operations.ts";
import { rawRequest } from "#scripts/testing/send-raw.ts";

export type Listed = { name: string; text: string };

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Repeated in the answer, so that answers to the same request are the same. */
const ID = "X-Request-Id: the-same-id-1";
const JSON_TYPE = "Content-Type: application/json";

/**
 * Requests that change nothing, with their bytes: every operation without a key and with a wrong one, every method on every
 * path, every refusal that a request can have, and with the key of a workspace what it may read.
 */
export function listRequests(key: string): Listed[] {
  const authorized = `Authorization: Bearer ${key}`;
  const paths = [...new Set(OPERATIONS.map(({ path }) => path))];
  const reads = OPERATIONS.filter(({ method }) => method === "GET");
  const writes = OPERATIONS.filter(({ method }) => method === "POST");
  return [
    ...paths.flatMap((path) => METHODS.map((method) => listed(`${method} ${path}`))),
    ...OPERATIONS.map(({ method, path }) => listed(`${method} ${path}`, [`Authorization: Bearer ${key}x`])),
    ...reads.map(({ path }) => listed(`GET ${path}`, [authorized])),
    ...reads.map(({ path }) => listed(`HEAD ${path}`, [authorized])),
    ...reads.map(({ path }) => listed(`GET ${path}?workspace_id=ws_none&limit=x&expand=x`, [authorized])),
    ...writes.map(({ path }) => listed(`POST ${path}`, [authorized, JSON_TYPE], "{")),
    ...writes.map(({ path }) => listed(`POST ${path}`, [authorized, JSON_TYPE], "[1]")),
    ...writes.map(({ path }) => listed(`POST ${path}`, [authorized, "Content-Type: text/plain"], "{}")),
    ...odd(authorized),
    ...["/healthz", "/readyz", "/openapi.json", "/v1/openapi.json"].flatMap((path) =>
      METHODS.map((method) => listed(`${method} ${path}`)),
    ),
  ];
}

function odd(authorized: string): Listed[] {
  const read = "GET /v1/workspace";
  return [
    ...[
      "/v1",
      "/v1/nowhere",
      "/v1/score/history/more",
      "/v1/Score",
      "/v1/audit/%00",
      "/v1/audit/a%2fb",
      "/v1/audit/%C3%A9",
    ].map((path) => listed(`GET ${path}`, [authorized])),
    ...["POST", "PUT", "OPTIONS", "HEAD"].map((method) => listed(`${method} /v1/nowhere`)),
    listed(`${read}?`, [authorized]),
    listed(`${read}?a=%ff&a=+&%zz=1&_rsc=1`, [authorized]),
    listed(read, [authorized, "If-None-Match: *"]),
    listed(read, [authorized, 'If-None-Match: "other", W/"another"']),
    listed(read, [authorized, "If-Modified-Since: Sun, 22 Nov 2026 00:00:00 GMT", "Range: bytes=0-3"]),
    listed(read, [authorized, "Accept: text/html", "Origin: https://elsewhere.example", "Cookie: a=b"]),
    listed(read, [authorized, `X-Large: ${"a".repeat(8_000)}`]),
    listed(read, [
      authorized,
      "X-HTTP-Method-Override: DELETE",
      "X-Forwarded-Proto: https",
      "X-Forwarded-Host: elsewhere.example",
    ]),
    listed(read, ["Authorization: Basic YTpi"]),
    listed(read, ["Authorization: bearer"]),
    listed(read, [authorized], "a body that nobody reads"),
    listed("POST /v1/audit/run", [authorized, JSON_TYPE, "Idempotency-Key: "], "{}"),
    listed("POST /v1/audit/run", [authorized, JSON_TYPE], '{"platforms":["myspace"]}'),
    listed("POST /v1/audit/run", [authorized, JSON_TYPE], `{"a":"${"x".repeat(1_100_000)}"}`),
    listed("POST /v1/audit/run", [authorized, JSON_TYPE], '{"platforms":"\xff"}'),
  ];
}

function listed(line: string, headers: string[] = [], body = ""): Listed {
  const length = body === "" ? [] : [`Content-Length: ${body.length}`];
  return {
    name: `${line} ${body.slice(0, 20)}`,
    text: rawRequest(`${line} HTTP/1.1`, [ID, ...headers, ...length], body),
  };
}
