import * as oauth from "oauth4webapi";
import type { Provider } from "../values.ts";
import { askProvider } from "./ask-provider.ts";
import type { Identity } from "./identity.ts";
import { readGithubUser } from "./read-github-user.ts";
import { readGoogleUser } from "./read-google-user.ts";

/** What a person's visit to a provider is checked by when they come back. */
export type Secrets = { state: string; verifier: string; nonce: string };

type Rules = {
  server: oauth.AuthorizationServer;
  scope: string;
  /** Whether it says who somebody is by a signed token (OpenID Connect); else its API is asked. */
  isOpenId: boolean;
};

/**
 * Addresses and names as the providers' documentation has them:
 * https://developers.google.com/identity/openid-connect/openid-connect and
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
const RULES: Record<Provider, Rules> = {
  google: {
    server: {
      issuer: "https://accounts.google.com",
      authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
      token_endpoint: "https://oauth2.googleapis.com/token",
      jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
      id_token_signing_alg_values_supported: ["RS256"],
    },
    scope: "openid email profile",
    isOpenId: true,
  },
  github: {
    server: {
      issuer: "https://github.com/login/oauth",
      authorization_endpoint: "https://github.com/login/oauth/authorize",
      token_endpoint: "https://github.com/login/oauth/access_token",
    },
    scope: "user:email",
    isOpenId: false,
  },
};

/** New secrets of a visit. */
export function makeSecrets(): Secrets {
  return {
    state: oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
    nonce: oauth.generateRandomNonce(),
  };
}

type Visit = { provider: Provider; client: { id: string; secret: string }; redirectUri: string };

/** The provider's page on which a person chooses an account. */
export async function consentPage(
  { provider, client, redirectUri }: Visit,
  { state, verifier, nonce }: Secrets,
): Promise<URL> {
  const { server, scope, isOpenId } = RULES[provider];
  const url = new URL(server.authorization_endpoint ?? "");
  const parameters = {
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    prompt: "select_account",
    ...(isOpenId && { nonce }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/**
 * Who somebody is, by what their browser brought back from the provider.
 * @throws what oauth4webapi throws, and ProviderError
 */
export async function identify(
  { provider, client, redirectUri }: Visit,
  { state, verifier, nonce }: Secrets,
  query: URLSearchParams,
): Promise<Identity> {
  const { isOpenId } = RULES[provider];
  // Keys are kept by the object: each visit asks for those of now.
  const server = { ...RULES[provider].server };
  const own: oauth.Client = { client_id: client.id };
  const ask = askProvider(provider);
  const options = { [oauth.customFetch]: ask };
  const given = oauth.validateAuthResponse(server, own, query, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    own,
    oauth.ClientSecretPost(client.secret),
    given,
    redirectUri,
    verifier,
    options,
  );
  const demands = isOpenId ? { expectedNonce: nonce, requireIdToken: true } : {};
  const tokens = await oauth.processAuthorizationCodeResponse(server, own, response, demands);
  if (!isOpenId) return readGithubUser(ask, tokens.access_token);
  await oauth.validateApplicationLevelSignature(server, response, options);
  return readGoogleUser(oauth.getValidatedIdTokenClaims(tokens));
}
