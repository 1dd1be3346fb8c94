import { publicUrl } from "#lib/env.ts";
import type { HttpRequest } from "#lib/http/plain-answer.ts";
import { Problem } from "#lib/problems.ts";

/** Types that no form of another site can send. */
const OWN_TYPE = /^application\/(?:json|octet-stream)\s*(?:;|$)/i;

/**
 * Lets requests that change something through when they come from a page of this site and carry JSON or a file: no
 * other site can send either with a person's cookies.
 * @throws Problem 403 `Forbidden`, 415 `Unsupported Media Type`.
 */
export function requireOwnOrigin(request: HttpRequest): void {
  if (!isOwn(request))
    throw new Problem("Forbidden", "The request did not come from one of this site's own pages.");
  if (!OWN_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw new Problem(
      "Unsupported Media Type",
      "The request must have the content type `application/json` or, for a file, `application/octet-stream`.",
    );
  }
}

function isOwn(request: HttpRequest): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl()).origin || new URL(origin).host === request.headers.get("host");
}
