import type { Ask, Consent, Tokens } from "../connector.ts";
import { isEnding } from "../is-ending.ts";
import { at, countOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

const TOKEN = "https://www.linkedin.com/oauth/v2/accessToken";
/** A token of 60 days is renewed in its last week, where LinkedIn lets the app renew at all. */
const RENEW_BEFORE_MS = 7 * 86_400_000;

/**
 * https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow. LinkedIn's answers have no `token_type`, which the
 * protocol's library would not take.
 */
export const linkedinConsent: Consent = {
  authorizeUrl: "https://www.linkedin.com/oauth/v2/authorization",
  tokenUrl: TOKEN,
  scopes: ["rw_organization_admin", "r_organization_social", "r_organization_social_feed"],
  required: ["rw_organization_admin", "r_organization_social"],
  separator: " ",
  pkce: false,
  clientAuth: "body",
  exchange: async (ask, { id, secret, code, redirectUri }, now) => {
    const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
    return toTokens(await post(ask, { ...form, client_id: id, client_secret: secret }), now);
  },
  refresh: async (ask, tokens, { id, secret }, now) => {
    if (tokens.refresh === null) throw dead();
    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh };
    const renewed = toTokens(await post(ask, { ...form, client_id: id, client_secret: secret }), now);
    // The year of a refresh token runs from the first consent on, whatever the answer says.
    const refreshUntil = tokens.refreshUntil ?? renewed.refreshUntil;
    return { ...renewed, refresh: renewed.refresh ?? tokens.refresh, refreshUntil };
  },
  renews: (tokens, now) => {
    const { refresh, refreshUntil } = tokens;
    if (!refresh || (refreshUntil && refreshUntil <= now)) return "never";
    return isEnding(tokens, now, RENEW_BEFORE_MS) ? "now" : "later";
  },
};

async function post(ask: Ask, form: Record<string, string>): Promise<unknown> {
  const { status, body } = await ask({ method: "POST", url: new URL(TOKEN), form });
  if (status >= 500 || status === 429)
    throw new VendorFailure("vendor_down", "LinkedIn could not issue tokens right now. Try again later.");
  const error = textOf(at(body, "error"));
  if (error === "invalid_client" || error === "unauthorized_client")
    throw new VendorFailure(
      "contract_changed",
      "LinkedIn does not accept this installation's client ID and secret. The operator needs to check them.",
    );
  if (error || status >= 400) throw dead();
  return body;
}

function dead(): VendorFailure {
  return new VendorFailure("token_dead", "LinkedIn no longer accepts the permission. Connect again.");
}

function toTokens(holder: unknown, now: Date): Tokens {
  const access = textOf(at(holder, "access_token"));
  if (!access) throw new VendorFailure("contract_changed", "LinkedIn gave an answer without usable tokens.");
  const after = (seconds: unknown) => {
    const life = countOf(seconds);
    return life ? new Date(now.getTime() + life * 1_000) : null;
  };
  return {
    access,
    refresh: textOf(at(holder, "refresh_token")) ?? null,
    accessUntil: after(at(holder, "expires_in")),
    refreshUntil: after(at(holder, "refresh_token_expires_in")),
    issuedAt: now,
    scopes: textOf(at(holder, "scope"))?.split(/[ ,]+/).filter(Boolean) ?? null,
  };
}
