import { serveOAuth } from "../oauth.ts";
import { PICTURE } from "../picture.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { reportPins } from "./analytics.ts";
import { makePins, type PinterestAccount, presentPin } from "./pins.ts";
import { refuse } from "./refuse.ts";

const API = "api.pinterest.com";
const SCOPES = ["user_accounts:read", "pins:read", "boards:read"];
const LISTING = [
  "page_size",
  "bookmark",
  "pin_metrics",
  "pin_filter",
  "include_protected_pins",
  "creative_types",
];

export type PinterestStandIn = StandIn & {
  oauth: ReturnType<typeof serveOAuth>;
  /** By the name of the account that a person chooses at the page of consent. */
  accounts: Map<string, PinterestAccount>;
  /** Every bookmark that was given is refused from now on. */
  forgetPages: () => void;
};

type Options = {
  pins?: number;
  daily?: number;
  type?: PinterestAccount["type"];
  port?: number;
  now?: () => number;
};

export const PINTEREST_CLIENT = { id: "1480007", secret: "pinterest-client_secret" };

/** Pinterest as its documentation tells it: OAuth, the account, pins with figures, figures by day; bookmarks, limits and errors. */
export async function servePinterest(options: Options = {}): Promise<PinterestStandIn> {
  const { pins = 300, daily = 1_000, type = "BUSINESS", now = Date.now } = options;
  const accounts = new Map([["main", makePins({ pins, now: now(), type })]]);
  let [generation, used] = [0, 0];
  const oauth = serveOAuth(
    {
      authorizeUrl: "https://www.pinterest.com/oauth/",
      tokenUrl: "https://api.pinterest.com/v5/oauth/token",
      client: PINTEREST_CLIENT,
      clientAuth: "basic",
      separator: ",",
      pkce: "none",
      scopes: SCOPES,
      codeLife: 600,
      accessLife: 2_592_000,
      refresh: "rotating",
      refreshLife: 5_184_000,
      present: ({ access, accessUntil, refresh, refreshUntil, scopes }, at, isRefresh) => ({
        access_token: access,
        response_type: isRefresh ? "refresh_token" : "authorization_code",
        token_type: "bearer",
        expires_in: Math.round((accessUntil - at) / 1_000),
        scope: scopes.join(" "),
        refresh_token: refresh,
        refresh_token_expires_in: Math.round((refreshUntil - at) / 1_000),
      }),
      refuse: (error, description) =>
        refuse(error === "invalid_client" ? 401 : 400, error === "invalid_client" ? 2 : 283, description),
    },
    now,
  );
  const guard =
    (scopes: readonly string[], allowed: readonly string[], answer: (seen: Seen) => Answer) =>
    ({ headers, query }: SeenRequest, captured: string[]): Answer => {
      const grant = oauth.check(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? null);
      if (typeof grant === "string") return refuse(401, 2, "Authentication failed.");
      const account = accounts.get(grant.account);
      if (!account) return refuse(401, 2, "Authentication failed.");
      if (!scopes.every((scope) => grant.scopes.includes(scope)))
        return refuse(403, 403, "Not authorized to access the user account.");
      used += 1;
      if (used > daily)
        return {
          ...refuse(429, 8, "This request exceeded a rate limit."),
          headers: { "x-ratelimit-reset": "3600" },
        };
      const unknown = [...query.keys()].find((name) => !allowed.includes(name));
      if (unknown !== undefined) return refuse(400, 1, `Unknown parameter ${unknown}.`);
      const told = {
        "x-ratelimit-limit": "100, 100;w=1, 1000;w=60",
        "x-ratelimit-remaining": "99",
        "x-ratelimit-reset": "1",
      };
      return { headers: told, ...answer({ account, query, captured }) };
    };
  const route = (path: Route["path"], ...guarded: Parameters<typeof guard>): Route => {
    return { method: "GET", host: API, path, answer: guard(...guarded) };
  };
  const pinScopes = ["boards:read", "pins:read"];
  const routes: Route[] = [
    ...oauth.routes,
    route("/v5/user_account", ["user_accounts:read"], [], ({ account }) => ({
      body: presentAccount(account),
    })),
    route("/v5/pins", pinScopes, LISTING, (seen) => listPins(seen, generation)),
    route(
      "/v5/pins/analytics",
      pinScopes,
      ["pin_ids", "start_date", "end_date", "metric_types"],
      ({ account, query }) =>
        account.type === "BUSINESS"
          ? reportPins(account.pins, query, now())
          : refuse(403, 403, "Not authorized to access the user account analytics."),
    ),
    route(/^\/v5\/pins\/(\d+)$/, pinScopes, ["pin_metrics"], ({ account, captured: [id] }) => {
      const found = account.pins.find((pin) => pin.id === id);
      return found ? { body: presentPin(found, account.username, false) } : refuse(404, 50, "Pin not found.");
    }),
    {
      method: "GET",
      host: "i.pinimg.com",
      path: /^\/profile\//,
      answer: () => ({ headers: { "content-type": "image/png" }, body: PICTURE }),
    },
  ];
  const standIn = await serveVendor({
    routes,
    otherwise: () => refuse(404, 404, "Not found."),
    controls: {
      ...oauth.controls,
      vanish: ({ id }: { id: string }) => accounts.get("main")?.vanish(id),
      leave: ({ account }: { account: string }) => accounts.delete(account),
    },
    ...(options.port !== undefined && { port: options.port }),
  });
  const forgetPages = () => {
    generation += 1;
  };
  return { ...standIn, oauth, accounts, forgetPages };
}

type Seen = { account: PinterestAccount; query: URLSearchParams; captured: string[] };

function presentAccount({ id, username, type, pins }: PinterestAccount) {
  return {
    account_type: type,
    id,
    profile_image: `https://i.pinimg.com/profile/${id}.png`,
    website_url: "https://fern.example",
    username,
    about: "Boards, joined.",
    business_name: "Fern Joinery",
    board_count: 3,
    pin_count: pins.length,
    follower_count: 1_210,
    following_count: 14,
    monthly_views: 90_000,
  };
}

/** A page of pins; its bookmark is refused once it was forgotten. */
function listPins({ account, query }: Seen, generation: number): Answer {
  const size = Number(query.get("page_size") ?? 25);
  if (!(size >= 1 && size <= 250)) return refuse(400, 1, "page_size must be from 1 to 250.");
  const bookmark = query.get("bookmark");
  const [given, place] = Buffer.from(bookmark ?? "", "base64url")
    .toString()
    .split("#");
  if (bookmark !== null && given !== `bookmark${generation}`) return refuse(400, 4, "Invalid bookmark.");
  const fitting = account.pins.filter(
    ({ isRepin }) => query.get("pin_filter") !== "exclude_repins" || !isRepin,
  );
  const start = bookmark === null ? 0 : Number(place);
  const end = start + size;
  const items = fitting
    .slice(start, end)
    .map((pin) => presentPin(pin, account.username, query.get("pin_metrics") === "true"));
  const next = Buffer.from(`bookmark${generation}#${end}`).toString("base64url");
  return { body: { items, bookmark: end < fitting.length ? next : null } };
}
