import type { Ask, ClientCredentials, Consent, Json } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { dead, judgeTokenStatus, renewsTikTok, toTokens, wrongClient } from "./display-consent.ts";

export const BUSINESS = "https://business-api.tiktok.com/open_api/v1.3";
const OAUTH = `${BUSINESS}/tt_user/oauth2`;

/** The same page of consent as of the Display API; tokens in JSON, failures under status 200, a redirect address that ends with "/". */
export const businessConsent: Consent = {
  authorizeUrl: "https://www.tiktok.com/v2/auth/authorize/",
  tokenUrl: `${OAUTH}/token/`,
  revokeUrl: `${OAUTH}/revoke/`,
  scopes: [
    "user.info.basic",
    "user.info.username",
    "user.info.stats",
    "user.insights",
    "video.list",
    "video.insights",
    "comment.list",
  ],
  required: ["user.info.basic", "user.info.username", "video.list"],
  separator: ",",
  pkce: false,
  clientAuth: "body",
  clientIdName: "client_key",
  redirectEnd: "/",
  exchange: async (ask, { code, redirectUri, ...client }, now) => {
    const grant = { grant_type: "authorization_code", auth_code: code, redirect_uri: redirectUri };
    return readTokens(await post(ask, "token", client, grant), now);
  },
  refresh: async (ask, tokens, client, now) => {
    if (tokens.refresh === null) throw dead();
    const grant = { grant_type: "refresh_token", refresh_token: tokens.refresh };
    const renewed = readTokens(await post(ask, "refresh_token", client, grant), now);
    if (renewed.refresh !== null) return renewed;
    return { ...renewed, refresh: tokens.refresh, refreshUntil: tokens.refreshUntil };
  },
  revoke: async (ask, { access }, client) => {
    await post(ask, "revoke", client, { access_token: access });
  },
  renews: renewsTikTok,
};

function readTokens(data: unknown, now: Date) {
  const account = at(data, "open_id");
  return { ...toTokens(data, now), ...(typeof account === "string" && { account }) };
}

async function post(
  ask: Ask,
  name: string,
  { id, secret }: ClientCredentials,
  fields: Record<string, string>,
): Promise<unknown> {
  const json: Json = { client_id: id, client_secret: secret, ...fields };
  const answer = await ask({ method: "POST", url: new URL(`${OAUTH}/${name}/`), json });
  judgeTokenStatus(answer);
  const code = at(answer.body, "code");
  if (code === 0) return at(answer.body, "data");
  if (typeof code !== "number")
    throw new VendorFailure("contract_changed", "TikTok gave an answer without usable tokens.");
  if (code === 40100 || code >= 50_000)
    throw new VendorFailure("vendor_down", "TikTok could not issue tokens right now. Try again later.");
  throw code === 40001 ? wrongClient() : dead();
}
