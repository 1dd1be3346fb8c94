import type { Operation } from "../operation.ts";
import type { Json } from "./name-schemas.ts";

const text = (pattern: string, example: string) => ({ schema: { type: "string", pattern }, example });
const RETRY_AFTER = {
  description: "How many seconds to wait before trying again.",
  schema: { type: "integer", format: "int32", minimum: 1 },
  example: 4,
};

/** The headers of answers, by name. A required one is in every answer that refers to it. */
export const ANSWER_HEADERS = {
  "X-Request-Id": {
    description: "Identifies the request in the service's log. A well-formed one sent by the client is kept.",
    required: true,
    ...text("^[\\w.:-]{8,128}$", "0b7d1c4e-3f0a-4a55-9a0e-8f4a5d1f1c11"),
  },
  "RateLimit-Policy": {
    description:
      "The limit this request counts towards: its name and `q` requests per window of `w` seconds.",
    required: true,
    ...text('^"[a-z-]+";q=\\d+;w=\\d+$', '"pro";q=600;w=60'),
  },
  RateLimit: {
    description: "What is left of that limit: `r` requests in the `t` seconds until the window ends.",
    required: true,
    ...text('^"[a-z-]+";r=\\d+;t=\\d+$', '"pro";r=599;t=42'),
  },
  ETag: {
    description: "Tag of this answer, compressed or not, to send as `If-None-Match`.",
    required: true,
    ...text('^W/"[\\w-]+"$', 'W/"q7Zk1mT0c9XbR4wLd2HsVfYuJ3a"'),
  },
  "Retry-After": { ...RETRY_AFTER, required: true },
  "Idempotency-Replayed": {
    description: "Sent if this is the answer to an earlier request with the same `Idempotency-Key`.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "WWW-Authenticate": {
    description: "How to authenticate.",
    required: true,
    schema: { type: "string" },
    example: 'Bearer realm="plinth"',
  },
  Deprecation: {
    description: "Since when the operation should not be used in new code (RFC 9745), in seconds since 1970.",
    required: true,
    ...text("^@\\d+$", "@1782864000"),
  },
  Sunset: {
    description: "When the operation will be removed (RFC 8594).",
    required: true,
    schema: { type: "string" },
    example: "Fri, 31 Dec 2027 00:00:00 GMT",
  },
} satisfies Record<string, Json>;

type HeaderName = keyof typeof ANSWER_HEADERS;

const RATE: HeaderName[] = ["RateLimit-Policy", "RateLimit"];

/** The headers of an answer that is no problem. */
export function describeSuccessHeaders(method: string, { deprecated }: Operation, status: 200 | 304): Json {
  const names: HeaderName[] = ["X-Request-Id", ...RATE];
  if (method === "GET") names.push("ETag");
  if (method === "POST" && status === 200) names.push("Idempotency-Replayed");
  if (deprecated) names.push("Deprecation");
  if (deprecated?.sunset) names.push("Sunset");
  return referTo(names);
}

/** The headers of a problem: an unknown caller has no limit, and a service that fails may fail before it counted. */
export function describeProblemHeaders(status: number): Json {
  if (status === 401) return referTo(["X-Request-Id", "WWW-Authenticate"]);
  if (status === 500) return referTo(["X-Request-Id"]);
  if (status === 503) return referTo(["X-Request-Id", "Retry-After"]);
  const always = referTo(["X-Request-Id", ...RATE]);
  if (status === 425 || status === 429) return { ...always, ...referTo(["Retry-After"]) };
  if (status === 409) return { ...always, "Retry-After": RETRY_AFTER };
  return always;
}

function referTo(names: HeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
