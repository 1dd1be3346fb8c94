import type { Ask, Consent, Tokens, VendorAnswer, VendorRequest } from "../connector.ts";
import { at, countOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

const TOKEN = "https://api.instagram.com/oauth/access_token";
const GRAPH = "https://graph.instagram.com";
const DAY_MS = 86_400_000;
/** Of a token's life of 60 days; Instagram renews none that is younger than one. */
const RENEW_AFTER_MS = 7 * DAY_MS;
const NAMES_CLIENT =
  /client.?(?:id|secret)|platform app|app.?(?:id|secret)|validating (?:application|client)/i;

/**
 * https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login. The code gives a token for
 * an hour, which is given for one of 60 days; that one is given for another, and there is no refresh token.
 */
export const instagramConsent: Consent = {
  authorizeUrl: "https://www.instagram.com/oauth/authorize",
  tokenUrl: TOKEN,
  scopes: [
    "instagram_business_basic",
    "instagram_business_manage_comments",
    "instagram_business_manage_insights",
  ],
  required: ["instagram_business_basic"],
  separator: ",",
  pkce: false,
  clientAuth: "body",
  exchange: async (ask, { id, secret, code, redirectUri }, now) => {
    const form = {
      client_id: id,
      client_secret: secret,
      grant_type: "authorization_code",
      redirect_uri: redirectUri,
      // The address may end with "#_", which is not part of the code.
      code: code.replace(/#_$/, ""),
    };
    const short = await askTokens(ask, { method: "POST", url: new URL(TOKEN), form });
    const access_token = accessOf(short);
    const query = { grant_type: "ig_exchange_token", client_secret: secret, access_token };
    const long = await askTokens(ask, { url: address("access_token", query) });
    return toTokens(long, scopesOf(long) ?? scopesOf(short), now);
  },
  refresh: async (ask, tokens, _client, now) => {
    const query = { grant_type: "ig_refresh_token", access_token: tokens.access };
    const renewed = await askTokens(ask, { url: address("refresh_access_token", query) });
    return toTokens(renewed, tokens.scopes, now);
  },
  renews: ({ issuedAt, accessUntil }, now) => {
    if (accessUntil && accessUntil <= now) return "never";
    return now.getTime() - issuedAt.getTime() >= RENEW_AFTER_MS ? "now" : "later";
  },
};

function address(name: string, query: Record<string, string>): URL {
  return new URL(`${GRAPH}/${name}?${new URLSearchParams(query)}`);
}

/** What an answer of the addresses for tokens holds: flat, or the one entry of `data`. */
async function askTokens(ask: Ask, request: VendorRequest): Promise<unknown> {
  const answer = await ask(request);
  judgeTokens(answer);
  return listOf(at(answer.body, "data"))[0] ?? answer.body;
}

function judgeTokens({ status, body }: VendorAnswer): void {
  const code = at(body, "error", "code") ?? at(body, "code");
  const isBusy = [1, 2, 4, 17, 32, 613].includes(Number(code));
  if (status >= 500 || status === 429 || isBusy)
    throw new VendorFailure("vendor_down", "Instagram could not issue tokens right now. Try again later.");
  const told = textOf(at(body, "error_message")) ?? textOf(at(body, "error", "message"));
  const isRefused = status >= 400 || at(body, "error") !== undefined || at(body, "error_type") !== undefined;
  if (!isRefused) return;
  if (code === 101 || NAMES_CLIENT.test(told ?? ""))
    throw new VendorFailure(
      "contract_changed",
      "Instagram does not accept this installation's client ID and secret. The operator needs to check them.",
    );
  throw new VendorFailure("token_dead", "Instagram no longer accepts the permission. Connect again.");
}

function accessOf(holder: unknown): string {
  const access = textOf(at(holder, "access_token"));
  if (access) return access;
  throw new VendorFailure("contract_changed", "Instagram gave an answer without usable tokens.");
}

/** A list, or names in one text. */
function scopesOf(holder: unknown): string[] | null {
  const given = at(holder, "permissions");
  if (Array.isArray(given)) return given.flatMap((name) => textOf(name) ?? []);
  return textOf(given)?.split(/[ ,]+/).filter(Boolean) ?? null;
}

function toTokens(holder: unknown, scopes: string[] | null, issuedAt: Date): Tokens {
  const life = countOf(at(holder, "expires_in"));
  const accessUntil = life ? new Date(issuedAt.getTime() + life * 1_000) : null;
  return { access: accessOf(holder), refresh: null, accessUntil, refreshUntil: null, issuedAt, scopes };
}
