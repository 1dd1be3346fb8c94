import * as oauth from "oauth4webapi";
import type { ClientCredentials, Connector, Grant, Tokens } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { exchangeWhole } from "./exchange-json.ts";
import { askWithoutToken } from "./send-to-vendor.ts";
import { placeAddress } from "./vendor-address.ts";

/** The vendor's page of consent, where the person is sent. */
export async function consentUrl(
  { platform, consent }: Connector,
  request: { clientId: string; redirectUri: string; state: string; verifier: string | null },
): Promise<URL> {
  const url = new URL(consent.authorizeUrl);
  const parameters = {
    ...consent.extra,
    [consent.clientIdName ?? "client_id"]: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: "code",
    scope: consent.scopes.join(consent.separator),
    state: request.state,
    ...(request.verifier !== null && {
      code_challenge: await oauth.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: "S256",
    }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return placeAddress(platform, url);
}

/** A code against tokens. @throws VendorFailure when the vendor does not take it */
export function exchangeCode(connector: Connector, grant: Grant, now: Date): Promise<Tokens> {
  const { consent } = connector;
  if (consent.exchange) return consent.exchange(askWithoutToken(connector), grant, now);
  return explained(connector, async () => {
    const { server, client, auth, options } = serverOf(connector, grant);
    const state = oauth.generateRandomState();
    const answer = new URLSearchParams({ code: grant.code, state });
    const parameters = oauth.validateAuthResponse(server, client, answer, state);
    const verifier = grant.verifier ?? oauth.nopkce;
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      auth,
      parameters,
      grant.redirectUri,
      verifier,
      options,
    );
    return toTokens(connector, await oauth.processAuthorizationCodeResponse(server, client, response), now);
  });
}

/**
 * Tokens against newer ones; a refresh token that the vendor does not replace is kept.
 * @throws VendorFailure `token_dead` when the vendor does not take them any more
 */
export async function refreshTokens(
  connector: Connector,
  tokens: Tokens,
  credentials: ClientCredentials,
  now: Date,
): Promise<Tokens> {
  const { consent } = connector;
  if (consent.refresh) return consent.refresh(askWithoutToken(connector), tokens, credentials, now);
  const { refresh } = tokens;
  if (refresh === null) throw dead(connector);
  return explained(connector, async () => {
    const { server, client, auth, options } = serverOf(connector, credentials);
    const response = await oauth.refreshTokenGrantRequest(server, client, auth, refresh, options);
    const answer = await oauth.processRefreshTokenResponse(server, client, response);
    const made = toTokens(connector, answer, now);
    const kept = { refresh, refreshUntil: tokens.refreshUntil };
    return {
      ...made,
      ...(made.refresh === null && kept),
      refreshUntil: made.refreshUntil ?? tokens.refreshUntil,
      scopes: made.scopes ?? tokens.scopes,
    };
  });
}

/** Ends what was granted, where the vendor has an address for that. */
export async function revokeTokens(
  connector: Connector,
  tokens: Tokens,
  credentials: ClientCredentials,
): Promise<void> {
  const { consent } = connector;
  if (consent.revoke) return consent.revoke(askWithoutToken(connector), tokens, credentials);
  if (!consent.revokeUrl) return;
  const { server, client, auth, options } = serverOf(connector, credentials);
  const token = tokens.refresh ?? tokens.access;
  await oauth.revocationRequest(server, client, auth, token, options);
}

function serverOf({ consent, platform }: Connector, { id, secret }: ClientCredentials) {
  const server: oauth.AuthorizationServer = {
    issuer: new URL(consent.authorizeUrl).origin,
    token_endpoint: consent.tokenUrl,
    ...(consent.revokeUrl && { revocation_endpoint: consent.revokeUrl }),
  };
  const client: oauth.Client = { client_id: id };
  const named: oauth.ClientAuth = (_server, _client, body) => {
    body.set(consent.clientIdName ?? "client_id", id);
    body.set("client_secret", secret);
  };
  // Of the signs of an id or secret only those are escaped that must be: X and Pinterest compare what they get as it is.
  const basic: oauth.ClientAuth = (_server, _client, _body, headers) => {
    const pair = [id, secret].map(encodeURIComponent).join(":");
    headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
  };
  const auth = consent.clientAuth === "basic" ? basic : named;
  return { server, client, auth, options: { [oauth.customFetch]: fetchOf(platform) } };
}

/** The door to vendors in the shape of `fetch`. */
function fetchOf(platform: Connector["platform"]) {
  return async (url: string, request: { method: string; headers: object; body?: unknown }) => {
    const { status, headers, text } = await exchangeWhole({
      method: request.method === "GET" ? "GET" : "POST",
      url: placeAddress(platform, new URL(url)),
      headers: request.headers as Record<string, string>,
      ...(request.body !== undefined && { body: String(request.body) }),
    });
    const type = { "content-type": headers["content-type"] ?? "application/json" };
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : withType(text), { status, headers: type });
  };
}

/** RFC 6749 demands `token_type`; vendors that leave it out mean Bearer. */
function withType(text: string): string {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    if (typeof body.access_token !== "string" || body.token_type !== undefined) return text;
    return JSON.stringify({ ...body, token_type: "Bearer" });
  } catch {
    return text;
  }
}

function toTokens({ consent }: Connector, answer: oauth.TokenEndpointResponse, now: Date): Tokens {
  const after = (seconds: unknown) =>
    typeof seconds === "number" && seconds > 0 ? new Date(now.getTime() + seconds * 1_000) : null;
  const { scope } = answer;
  return {
    access: answer.access_token,
    refresh: answer.refresh_token ?? null,
    accessUntil: after(answer.expires_in),
    refreshUntil: after(answer.refresh_token_expires_in ?? answer.refresh_expires_in),
    issuedAt: now,
    scopes:
      scope === undefined ? null : scope.split(consent.separator === "," ? /[ ,]+/ : / +/).filter(Boolean),
  };
}

/** What the protocol's library throws, as a failure of the vendor; neither its words nor the vendor's are repeated. */
async function explained(connector: Connector, work: () => Promise<Tokens>): Promise<Tokens> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VendorFailure) throw error;
    const { title } = connector;
    if (error instanceof oauth.ResponseBodyError) {
      if (error.error === "invalid_client" || error.error === "unauthorized_client")
        throw new VendorFailure(
          "contract_changed",
          `${title} does not accept this installation's client ID and secret. The operator needs to check them.`,
        );
      if (error.status < 500 && error.status !== 429) throw dead(connector);
    }
    const status = error instanceof oauth.ResponseBodyError ? error.status : 0;
    const cause = error instanceof oauth.OperationProcessingError ? error.cause : undefined;
    const answered = cause instanceof Response ? cause.status : status;
    if (answered >= 500 || answered === 429 || answered === 0)
      throw new VendorFailure("vendor_down", `${title} could not issue tokens right now. Try again later.`);
    // Pinterest refuses in its own shape, which says no more than the status.
    if ([400, 401, 403].includes(answered)) throw dead(connector);
    throw new VendorFailure("contract_changed", `${title} gave an answer without usable tokens.`);
  }
}

function dead({ title }: Connector): VendorFailure {
  return new VendorFailure("token_dead", `${title} no longer accepts the permission. Connect again.`);
}
