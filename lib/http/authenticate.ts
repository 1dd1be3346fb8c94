import { findCaller } from "../api-keys/find-caller.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { clientAddress } from "./client-address.ts";
import type { HttpRequest } from "./plain-answer.ts";
import type { Seen } from "./see-request.ts";

/**
 * The caller of a public request, by its bearer key. Cookies are never looked at.
 * @param seen gets the caller, also of one that is refused for where it comes from.
 * @throws Problem 401 `Unauthorized`.
 */
export async function authenticate(request: HttpRequest, now: Date, seen?: Seen): Promise<Caller> {
  const header = request.headers.get("authorization");
  if (!header) throw unauthorized("The request has no Authorization header.");
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (!key) throw unauthorized("The Authorization header must have the form `Bearer <API_KEY>`.");
  const caller = await findCaller(key, now);
  if (!caller) throw unauthorized("The API key is not valid: it is mistyped, revoked or expired.");
  if (seen) seen.caller = caller;
  if (caller.mayComeFrom) refuseElsewhere(clientAddress(request.headers.get("x-forwarded-for")), caller);
  return caller;
}

function refuseElsewhere(address: string, { mayComeFrom }: Caller): void {
  if (mayComeFrom?.(address)) return;
  throw unauthorized(
    `The address ${address} is not on this key's list. An owner or admin of the workspace can make a key with another list under Settings, API keys.`,
  );
}

function unauthorized(detail: string): Problem {
  return new Problem("Unauthorized", detail, { headers: { "WWW-Authenticate": 'Bearer realm="plinth"' } });
}
