import { findCaller } from "../api-keys/find-caller.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import type { HttpRequest } from "./plain-answer.ts";

/**
 * The caller of a public request, by its bearer key. Cookies are never looked at.
 * @throws Problem 401 `Unauthorized`.
 */
export async function authenticate(request: HttpRequest, now: Date): Promise<Caller> {
  const header = request.headers.get("authorization");
  if (!header) throw unauthorized("The request has no Authorization header.");
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (!key) throw unauthorized("The Authorization header must have the form `Bearer <API_KEY>`.");
  const caller = await findCaller(key, now);
  if (!caller) throw unauthorized("The API key is not valid: it is mistyped, revoked or expired.");
  return caller;
}

function unauthorized(detail: string): Problem {
  return new Problem("Unauthorized", detail, { headers: { "WWW-Authenticate": 'Bearer realm="plinth"' } });
}
