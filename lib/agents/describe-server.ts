import { publicUrl } from "../env.ts";

const SCOPES = ["read", "write"];

/** What tokens are for (RFC 8707): they are good nowhere else. */
export function agentResource(): string {
  return `${issuer()}/mcp`;
}

/** Who gives tokens (RFC 8414, 2; RFC 9207). */
export function issuer(): string {
  return publicUrl().replace(/\/$/, "");
}

/** Where a client that was refused reads about `/mcp` (RFC 9728, 5.1). */
export function resourceMetadataUrl(): string {
  return `${issuer()}/.well-known/oauth-protected-resource/mcp`;
}

/** What a client has to know of the authorisation server (RFC 8414). */
export function describeServer(): Record<string, unknown> {
  const at = issuer();
  return {
    issuer: at,
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: `${at}/oauth/token`,
    registration_endpoint: `${at}/oauth/register`,
    revocation_endpoint: `${at}/oauth/revoke`,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${at}/docs/agents`,
  };
}

/** What a client has to know of `/mcp` (RFC 9728). */
export function describeResource(): Record<string, unknown> {
  return {
    resource: agentResource(),
    authorization_servers: [issuer()],
    scopes_supported: SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: "Plinth",
    resource_documentation: `${issuer()}/docs/agents`,
  };
}
