import { randomBytes } from "node:crypto";
import { type Grant, type OAuthRules, type OAuthServer, serveOAuth } from "../oauth.ts";
import { PICTURE } from "../picture.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { type InstagramAccount, makeAccount } from "./account.ts";
import { serveDiscovery } from "./discovery.ts";
import { serveGraph } from "./graph.ts";
import { refuse, refuseCode } from "./refuse.ts";

const DAY = 86_400_000;
const LONG_LIFE = 60 * DAY;

export type InstagramStandIn = StandIn & {
  oauth: OAuthServer;
  /** By the name of the account that a person chooses at the page of consent. */
  accounts: Map<string, InstagramAccount>;
  /** Requests of 24 hours. */
  setLimit: (limit: number) => void;
  /** Whether answers are wrapped in `data:[…]`, as Instagram's pages show them, or flat, as they are seen. */
  wrap: (isWrapped: boolean) => void;
};
type Options = { posts?: number; comments?: number; limit?: number; port?: number; now?: () => number };

export const INSTAGRAM_CLIENT = { id: "990000000000001", secret: "instagram-secret" };

function rules(isWrapped: () => boolean): OAuthRules {
  return {
    authorizeUrl: "https://www.instagram.com/oauth/authorize",
    tokenUrl: "https://api.instagram.com/oauth/access_token",
    client: INSTAGRAM_CLIENT,
    clientAuth: "body",
    separator: ",",
    pkce: "none",
    scopes: [
      "instagram_business_basic",
      "instagram_business_manage_comments",
      "instagram_business_manage_insights",
    ],
    codeLife: 3_600,
    accessLife: 3_600,
    refresh: "none",
    present: ({ access, scopes }) =>
      isWrapped()
        ? { data: [{ access_token: access, user_id: "1020", permissions: scopes.join(",") }] }
        : { access_token: access, user_id: 1_020, permissions: scopes },
    refuse: (error, description) =>
      refuseCode(error, error === "invalid_client" ? "Invalid client_secret" : description),
  };
}

/** Instagram's API with Instagram Login as Meta documents it: tokens for an hour and for 60 days, media, insights, comments. */
export async function serveInstagram(options: Options = {}): Promise<InstagramStandIn> {
  const { posts = 120, comments = 240, now = Date.now } = options;
  let { limit = 100_000 } = options;
  let isWrapped = false;
  const accounts = new Map([["main", makeAccount({ posts, comments, now: now() })]]);
  const oauth = serveOAuth(
    rules(() => isWrapped),
    now,
  );
  const longTokens = serveLongTokens(oauth, now);
  const routes: Route[] = [
    ...oauth.routes.map(withFragment),
    ...longTokens,
    ...serveGraph({ oauth, accounts, now, limit: () => limit, isWrapped: () => isWrapped }),
    serveDiscovery({ accounts, limit: () => limit }),
    {
      method: "GET",
      host: "scontent.cdninstagram.com",
      path: /^\/picture/,
      answer: () => ({ headers: { "content-type": "image/png" }, body: PICTURE }),
    },
  ];
  const standIn = await serveVendor({
    routes,
    otherwise: () => refuse(100, "Unknown path components", { status: 404 }),
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
    wrap: (is) => {
      isWrapped = is;
    },
  };
}

/** Instagram puts "#_" behind the address to which it sends people back. */
function withFragment(route: Route): Route {
  if (route.host !== "www.instagram.com" || route.method !== "POST") return route;
  return {
    ...route,
    answer: async (...request) => {
      const answer = await route.answer(...request);
      const back = answer.headers?.location;
      return back ? { ...answer, headers: { ...answer.headers, location: `${back}#_` } } : answer;
    },
  };
}

/** A live token against one for 60 days: the first time with the secret, later once it is a day old. */
function serveLongTokens(oauth: OAuthServer, now: () => number): Route[] {
  const issued = new Map<Grant, number>();
  const give = (grant: Grant): Answer => {
    grant.access = `long-${randomBytes(24).toString("base64url")}`;
    grant.accessUntil = now() + LONG_LIFE;
    oauth.note(grant.access);
    issued.set(grant, now());
    return { body: { access_token: grant.access, token_type: "bearer", expires_in: LONG_LIFE / 1_000 } };
  };
  const route = (path: string, kind: string, work: (grant: Grant, seen: SeenRequest) => Answer): Route => ({
    method: "GET",
    host: "graph.instagram.com",
    path,
    answer: (seen) => {
      if (seen.query.get("grant_type") !== kind) return refuse(100, "The parameter grant_type is required");
      const grant = oauth.check(seen.query.get("access_token"));
      return typeof grant === "string" ? refuse(190, "Error validating access token") : work(grant, seen);
    },
  });
  return [
    route("/access_token", "ig_exchange_token", (grant, { query }) => {
      if (query.get("client_secret") !== INSTAGRAM_CLIENT.secret)
        return refuse(101, "Error validating client secret.");
      return issued.has(grant) ? refuse(190, "The token is a long one already.") : give(grant);
    }),
    route("/refresh_access_token", "ig_refresh_token", (grant) => {
      const age = now() - (issued.get(grant) ?? now());
      return age < DAY ? refuse(190, "The token must be at least 24 hours old.") : give(grant);
    }),
  ];
}
