import type { IncomingHttpHeaders } from "node:http";
import type { Normaliser } from "./normalise.ts";
import type { Answer } from "./send-request.ts";

/** @param isAnonymous whether the request carried no id of its own. */
export function normaliseAnswer(answer: Answer, normaliser: Normaliser, isAnonymous = false) {
  const headers = flatten(answer.headers);
  let body = normaliser.body(answer.body, headers.etag);
  if (headers.date) headers.date = "<date>";
  if (headers.ratelimit) headers.ratelimit = headers.ratelimit.replace(/t=\d+/, "t=<seconds>");
  if (answer.status === 429) headers["retry-after"] = "<seconds>";
  if (isAnonymous) {
    const id = headers["x-request-id"];
    if (id) body = body.replaceAll(id, "<request id>");
    if (id) headers["x-request-id"] = "<request id>";
  }
  const policy = headers["content-security-policy"];
  if (policy) headers["content-security-policy"] = policy.replace(/'nonce-\w+'/g, "'nonce-<nonce>'");
  return { status: answer.status, headers: normaliseHeaders(headers, normaliser), body };
}

export function normaliseHeaders(
  headers: Record<string, string>,
  { text }: Normaliser,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, text(value)]));
}

/** By name, each as one text. */
export function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]);
  return Object.fromEntries(entries.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
}
