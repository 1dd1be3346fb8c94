import { type OAuthRules, serveOAuth } from "../oauth.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { makeAccount, type TiktokAccount } from "./account.ts";
import { refuse, serveDisplay } from "./display.ts";

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export type TiktokStandIn = StandIn & {
  oauth: ReturnType<typeof serveOAuth>;
  /** By the name of the account that a person chooses at the page of consent. */
  accounts: Map<string, TiktokAccount>;
  /** Requests of a minute at one address. */
  setLimit: (limit: number) => void;
};

type Options = { posts?: number; comments?: number; limit?: number; port?: number; now?: () => number };

export const TIKTOK_CLIENT = { id: "tiktok-client-key", secret: "tiktok-client-secret" };

const RULES: OAuthRules = {
  authorizeUrl: "https://www.tiktok.com/v2/auth/authorize/",
  tokenUrl: "https://open.tiktokapis.com/v2/oauth/token/",
  client: TIKTOK_CLIENT,
  clientIdName: "client_key",
  clientAuth: "body",
  separator: ",",
  pkce: "none",
  scopes: ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"],
  codeLife: 600,
  accessLife: 7_200,
  refresh: "rotating",
  refreshLife: 180 * 86_400,
  present: ({ access, accessUntil, refresh, refreshUntil, scopes, account }, now) => ({
    access_token: access,
    expires_in: Math.round((accessUntil - now) / 1_000),
    open_id: account,
    refresh_expires_in: Math.round((refreshUntil - now) / 1_000),
    refresh_token: refresh,
    scope: scopes.join(","),
    token_type: "Bearer",
  }),
  refuse: refuseGrant,
};

/** TikTok as its documentation tells the Display API: consent, rotating tokens, account, videos, limits and errors. */
export async function serveTiktok(options: Options = {}): Promise<TiktokStandIn> {
  const { posts = 120, comments = 240, now = Date.now } = options;
  let { limit = 600 } = options;
  const accounts = new Map([["main", makeAccount({ posts, comments, now: now() })]]);
  const oauth = serveOAuth(RULES, now);
  const routes: Route[] = [
    ...oauth.routes,
    {
      method: "POST",
      host: "open.tiktokapis.com",
      path: "/v2/oauth/revoke/",
      answer: (seen) => revoke(oauth, seen),
    },
    ...serveDisplay({ oauth, accounts, now, limit: () => limit }),
    {
      method: "GET",
      host: "p16-sign.tiktokcdn.com",
      path: /^\/picture/,
      answer: () => ({ headers: { "content-type": "image/png" }, body: PICTURE }),
    },
  ];
  const standIn = await serveVendor({
    routes,
    otherwise: () => refuse(404, "not_found", "The address is not known."),
    controls: {
      ...oauth.controls,
      vanish: ({ id }: { id: string }) => accounts.get("main")?.vanish(id),
      leave: ({ account }: { account: string }) => accounts.delete(account),
    },
    ...(options.port !== undefined && { port: options.port }),
  });
  return {
    ...standIn,
    oauth,
    accounts,
    setLimit: (most) => {
      limit = most;
    },
  };
}

/** Only a live access token ends a grant. */
function revoke(oauth: ReturnType<typeof serveOAuth>, { form }: SeenRequest): Answer {
  if (form.get("client_key") !== TIKTOK_CLIENT.id || form.get("client_secret") !== TIKTOK_CLIENT.secret)
    return refuseGrant("invalid_client", "Client key or secret is incorrect.");
  const grant = oauth.check(form.get("token"));
  if (typeof grant === "string") return refuseGrant("invalid_request", "The token is not valid.");
  grant.isRevoked = true;
  return { body: {} };
}

function refuseGrant(error: string, error_description: string): Answer {
  const status = error === "invalid_client" ? 401 : 400;
  return { status, body: { error, error_description, log_id: "202611230000000002" } };
}
