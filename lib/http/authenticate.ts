import { resourceMetadataUrl } from "../agents/describe-server.ts";
import { findCaller } from "../api-keys/find-caller.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { clientAddress } from "./client-address.ts";
import type { HttpRequest } from "./plain-answer.ts";
import type { Seen } from "./see-request.ts";

type Door = {
  /** Gets the caller, also of one that is refused for where it comes from. */
  seen?: Seen | undefined;
  /** Whether it is that of agents, which takes their tokens and says where they get them. */
  isMcp?: boolean;
};

/**
 * The caller of a public request, by its bearer key. Cookies are never looked at.
 * @throws Problem 401 `Unauthorized`.
 */
export async function authenticate(
  request: HttpRequest,
  now: Date,
  { seen, isMcp = request.isWithinMcp }: Door = {},
): Promise<Caller> {
  const unauthorized = isMcp ? refuseAgent : refuse;
  const header = request.headers.get("authorization");
  if (!header) throw unauthorized("The request has no Authorization header.", "");
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (!key) throw unauthorized("The Authorization header must have the form `Bearer <API_KEY>`.");
  const caller = await findCaller(key, now);
  if (!caller) throw unauthorized("The API key is not valid: it is mistyped, revoked or expired.");
  if (caller.isAgent && !isMcp)
    throw unauthorized("The token of an agent works at /mcp alone; here an API key is needed.");
  if (seen) seen.caller = caller;
  const address = clientAddress(request.headers.get("x-forwarded-for"));
  if (!(caller.mayComeFrom?.(address) ?? true)) throw unauthorized(elsewhere(address));
  return caller;
}

function elsewhere(address: string): string {
  return `The address ${address} is not on this key's list. An owner or admin of the workspace can make a key with another list under Settings, API keys.`;
}

function refuse(detail: string): Problem {
  return new Problem("Unauthorized", detail, { headers: { "WWW-Authenticate": 'Bearer realm="plinth"' } });
}

/** With where clients learn who gives tokens (RFC 9728, 5.1; RFC 6750, 3). */
function refuseAgent(detail: string, error = 'error="invalid_token", '): Problem {
  const challenge = `Bearer realm="plinth", ${error}resource_metadata="${resourceMetadataUrl()}"`;
  return new Problem("Unauthorized", detail, { headers: { "WWW-Authenticate": challenge } });
}
