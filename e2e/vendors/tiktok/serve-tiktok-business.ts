import { type OAuthServer, serveOAuth } from "../oauth.ts";
import { type Answer, type Route, type SeenRequest, serveVendor } from "../serve.ts";
import { makeAccount, type TiktokAccount } from "./account.ts";
import { serveBusiness } from "./business.ts";
import { refuseBusiness, succeed } from "./business-answer.ts";
import type { TiktokStandIn } from "./serve-tiktok.ts";

const HOST = "business-api.tiktok.com";
const OAUTH = "/open_api/v1.3/tt_user/oauth2";
const CLIENT = { id: "tiktok-business-id", secret: "tiktok-business-secret" };
export const TIKTOK_BUSINESS_CLIENT = CLIENT;

type Options = { posts?: number; comments?: number; limit?: number; now?: () => number };

/** TikTok's API for Business, as it is known: tokens in JSON, failures under status 200, comments. */
export async function serveTiktokBusiness(options: Options = {}): Promise<TiktokStandIn> {
  const { posts = 45, comments = 150, now = Date.now } = options;
  let { limit = 20 } = options;
  const accounts = new Map([["main", makeAccount({ posts, comments, now: now() })]]);
  const oauth = openOAuth(accounts, now);
  const page = oauth.routes.filter(({ host }) => host === "www.tiktok.com");
  const token = oauth.routes.find(({ host }) => host === HOST);
  const ask = (kind: string) => (request: SeenRequest) => answerToken(token, kind, request);
  const post = (name: string, answer: Route["answer"]): Route => ({
    method: "POST",
    host: HOST,
    path: `${OAUTH}/${name}/`,
    answer,
  });
  const standIn = await serveVendor({
    routes: [
      ...page,
      post("token", ask("authorization_code")),
      post("refresh_token", ask("refresh_token")),
      post("revoke", (request) => revoke(oauth, request)),
      ...serveBusiness({ oauth, accounts, now, limit: () => limit }),
    ],
    otherwise: () => refuseBusiness(40002, "The address is not known."),
    controls: oauth.controls,
  });
  const setLimit = (most: number) => {
    limit = most;
  };
  return { ...standIn, oauth, accounts, setLimit };
}

function openOAuth(accounts: Map<string, TiktokAccount>, now: () => number): OAuthServer {
  return serveOAuth(
    {
      authorizeUrl: "https://www.tiktok.com/v2/auth/authorize/",
      tokenUrl: `https://${HOST}${OAUTH}/`,
      client: CLIENT,
      clientIdName: "client_key",
      clientAuth: "body",
      separator: ",",
      pkce: "none",
      scopes: [
        "user.info.basic",
        "user.info.username",
        "user.info.stats",
        "user.insights",
        "video.list",
        "video.insights",
        "comment.list",
      ],
      codeLife: 600,
      accessLife: 86_400,
      refresh: "rotating",
      refreshLife: 365 * 86_400,
      present: ({ access, accessUntil, refresh, refreshUntil, scopes, account }, at) => ({
        access_token: access,
        token_type: "Bearer",
        scope: scopes.join(","),
        expires_in: Math.round((accessUntil - at) / 1_000),
        refresh_token: refresh,
        refresh_token_expires_in: Math.round((refreshUntil - at) / 1_000),
        open_id: accounts.get(account)?.openId,
      }),
    },
    now,
  );
}

/** The same exchange in this API's words: JSON, `auth_code`, an answer within `data`. */
async function answerToken(token: Route | undefined, kind: string, request: SeenRequest): Promise<Answer> {
  const fields = (request.json ?? {}) as Record<string, string>;
  if (fields.grant_type !== kind) return refuseBusiness(40002, "grant_type is wrong.");
  if (kind === "authorization_code" && !fields.redirect_uri?.endsWith("/"))
    return refuseBusiness(40002, "redirect_uri must end with a slash.");
  const { client_id = "", auth_code = "", ...others } = fields;
  const form = new URLSearchParams({ ...others, client_key: client_id, code: auth_code });
  const { status = 200, body } = (await token?.answer({ ...request, form }, [])) ?? { status: 500 };
  if (status === 401) return refuseBusiness(40001, "The client did not prove itself.");
  return status === 200 ? succeed(body) : refuseBusiness(40110, "The code or token is not valid any more.");
}

function revoke(oauth: OAuthServer, { json }: SeenRequest): Answer {
  const { client_id, client_secret, access_token } = (json ?? {}) as Record<string, string>;
  if (client_id !== CLIENT.id || client_secret !== CLIENT.secret) return refuseBusiness(40001, "No client.");
  const grant = oauth.check(access_token ?? null);
  if (typeof grant === "string")
    return refuseBusiness(40105, "Access token is incorrect or has been revoked.");
  grant.isRevoked = true;
  return succeed({});
}
