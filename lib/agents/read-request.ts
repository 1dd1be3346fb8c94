import { findUnknownScopes, type ScopeName } from "../scopes.ts";
import { agentResource, issuer } from "./describe-server.ts";
import { findClient, type RegisteredClient } from "./find-client.ts";
import { isRegistered } from "./redirect-uri.ts";
import type { AuthorizationParameters } from "./schemas.ts";

/** The SHA-256 of a verifier in base64url (RFC 7636, 4.2). */
const S256 = /^[\w-]{43}$/;

export type ReadRequest =
  | { kind: "asked"; client: RegisteredClient; scopes: ScopeName[]; redirectUri: string; challenge: string }
  /** The client is told, at its own address, once the person goes there. */
  | { kind: "refused"; goTo: string }
  /** Only the person is told: it is not known whose the address is. */
  | { kind: "unknown"; what: "client" | "redirect" };

/** What a client asks a member for. Without a challenge of SHA-256, for another resource or for a scope that there is not it is refused. */
export async function readRequest(asked: AuthorizationParameters): Promise<ReadRequest> {
  const client = await findClient(asked.client_id);
  if (!client) return { kind: "unknown", what: "client" };
  const { redirect_uri: redirectUri, state } = asked;
  if (!isRegistered(redirectUri, client.redirectUris)) return { kind: "unknown", what: "redirect" };
  const refusal = refuseRequest(asked);
  if (refusal) {
    const [error, error_description] = refusal;
    return { kind: "refused", goTo: redirectWith(redirectUri, { error, error_description, state }) };
  }
  const scopes = scopesOf(asked.scope);
  return { kind: "asked", client, scopes, redirectUri, challenge: asked.code_challenge ?? "" };
}

/** Where a browser is sent when the member refuses. */
export function refusedBy({ redirect_uri, state }: AuthorizationParameters): string {
  const error_description = "The member refused.";
  return redirectWith(redirect_uri, { error: "access_denied", error_description, state });
}

/** The client's address with what it is told, and by whom (RFC 9207). */
export function redirectWith(uri: string, told: Record<string, string | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries({ ...told, iss: issuer() }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function refuseRequest(asked: AuthorizationParameters): [error: string, description: string] | null {
  if (asked.response_type !== "code") return ["unsupported_response_type", "response_type must be code"];
  if (asked.code_challenge_method !== "S256" || !S256.test(asked.code_challenge ?? ""))
    return ["invalid_request", "code_challenge is needed, with the method S256"];
  if (asked.resource !== undefined && asked.resource !== agentResource())
    return ["invalid_target", `resource must be ${agentResource()}`];
  const unknown = findUnknownScopes(namesIn(asked.scope));
  return unknown.length > 0 ? ["invalid_scope", `no such scope: ${unknown[0]}`.slice(0, 200)] : null;
}

/** What is asked for; who names nothing asks to read. */
function scopesOf(scope: string | undefined): ScopeName[] {
  const names = [...new Set(namesIn(scope))] as ScopeName[];
  return names.length > 0 ? names : ["read"];
}

function namesIn(scope: string | undefined): string[] {
  return (scope ?? "").split(" ").filter(Boolean);
}
