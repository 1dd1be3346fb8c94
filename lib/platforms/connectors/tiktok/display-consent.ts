import type { Ask, ClientCredentials, Consent, Tokens, VendorAnswer } from "../connector.ts";
import { isEnding } from "../is-ending.ts";
import { at, countOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

const TOKEN = "https://open.tiktokapis.com/v2/oauth/token/";
const REVOKE = "https://open.tiktokapis.com/v2/oauth/revoke/";

/**
 * https://developers.tiktok.com/doc/oauth-user-access-token-management. The client is called `client_key`. TikTok does not say with
 * which status it refuses a code, so that its body is looked at, which the protocol's library would not do.
 */
export const displayConsent: Consent = {
  authorizeUrl: "https://www.tiktok.com/v2/auth/authorize/",
  tokenUrl: TOKEN,
  revokeUrl: REVOKE,
  scopes: ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"],
  // Whether the account may be read is seen when it is asked for; TikTok's own example of a grant does not name all of these.
  required: ["video.list"],
  separator: ",",
  pkce: false,
  clientAuth: "body",
  clientIdName: "client_key",
  exchange: async (ask, { id, secret, code, redirectUri }, now) => {
    const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
    return toTokens(await post(ask, TOKEN, { id, secret }, grant), now);
  },
  refresh: async (ask, tokens, client, now) => {
    if (tokens.refresh === null) throw dead();
    const grant = { grant_type: "refresh_token", refresh_token: tokens.refresh };
    const renewed = toTokens(await post(ask, TOKEN, client, grant), now);
    // A refresh token works once; one that TikTok does not replace is still the old one.
    if (renewed.refresh !== null) return renewed;
    return { ...renewed, refresh: tokens.refresh, refreshUntil: tokens.refreshUntil };
  },
  revoke: async (ask, tokens, client) => {
    // TikTok takes access tokens only, and only live ones.
    const isLive = tokens.accessUntil === null || tokens.accessUntil > new Date();
    const { access } = isLive ? tokens : await refreshFor(ask, tokens, client);
    await post(ask, REVOKE, client, { token: access });
  },
  renews: renewsTikTok,
};

/** Both products give rotating refresh tokens; times come with each answer and are never taken for known. */
export function renewsTikTok(tokens: Tokens, now: Date) {
  const { refresh, refreshUntil } = tokens;
  if (!refresh || (refreshUntil && refreshUntil <= now)) return "never";
  return isEnding(tokens, now, 60_000) ? "now" : "later";
}

/** Tokens of either product, from the object that holds them. @throws VendorFailure `contract_changed` without a token */
export function toTokens(holder: unknown, now: Date): Tokens {
  const access = textOf(at(holder, "access_token"));
  if (!access) throw new VendorFailure("contract_changed", "TikTok gave an answer without usable tokens.");
  const after = (seconds: unknown) => {
    const life = countOf(seconds);
    return life ? new Date(now.getTime() + life * 1_000) : null;
  };
  const scope = textOf(at(holder, "scope"));
  return {
    access,
    refresh: textOf(at(holder, "refresh_token")) ?? null,
    accessUntil: after(at(holder, "expires_in")),
    refreshUntil: after(at(holder, "refresh_expires_in") ?? at(holder, "refresh_token_expires_in")),
    issuedAt: now,
    scopes: scope?.split(/[ ,]+/).filter(Boolean) ?? null,
  };
}

/** What neither product's token address can be asked out of. */
export function judgeTokenStatus({ status }: VendorAnswer): void {
  if (status >= 500 || status === 429)
    throw new VendorFailure("vendor_down", "TikTok could not issue tokens right now. Try again later.");
}

export function dead(): VendorFailure {
  return new VendorFailure("token_dead", "TikTok no longer accepts the permission. Connect again.");
}

export function wrongClient(): VendorFailure {
  return new VendorFailure(
    "contract_changed",
    "TikTok does not accept this installation's client key and secret. The operator needs to check them.",
  );
}

async function refreshFor(ask: Ask, { refresh }: Tokens, client: ClientCredentials): Promise<Tokens> {
  if (refresh === null) throw dead();
  const grant = { grant_type: "refresh_token", refresh_token: refresh };
  return toTokens(await post(ask, TOKEN, client, grant), new Date());
}

/** https://developers.tiktok.com/doc/oauth-error-handling */
async function post(
  ask: Ask,
  address: string,
  { id, secret }: ClientCredentials,
  fields: Record<string, string>,
): Promise<unknown> {
  const form = { client_key: id, client_secret: secret, ...fields };
  const answer = await ask({ method: "POST", url: new URL(address), form });
  judgeTokenStatus(answer);
  const error = textOf(at(answer.body, "error"));
  if (error === "invalid_client" || error === "unauthorized_client") throw wrongClient();
  if (error === "server_error" || error === "temporarily_unavailable")
    throw new VendorFailure("vendor_down", "TikTok could not issue tokens right now. Try again later.");
  if (error || answer.status >= 400) throw dead();
  return answer.body;
}
