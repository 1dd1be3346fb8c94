import { serveOAuth } from "../oauth.ts";
import { PICTURE } from "../picture.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { findQueryFault, type Kind } from "./check-query.ts";
import { type Dialect, listRefusals, presentMedia, presentPost } from "./present-post.ts";
import { missing, refuse, refuseQuery, suspended } from "./refuse.ts";
import { makeXAccount, type XAccount, type XPost } from "./x-account.ts";

const API = "api.x.com";
const QUARTER_HOUR = 900_000;
const LIMITS = { user: 75, timeline: 900, mentions: 300, lookup: 900 };

export type TwitterStandIn = StandIn & {
  oauth: ReturnType<typeof serveOAuth>;
  /** By the name of the account that a person chooses at the page of consent. */
  accounts: Map<string, XAccount>;
  /** Posts and users that X would bill. */
  billed: { posts: number; users: number };
  /** Every token of a page that was given is refused from now on. */
  forgetPages: () => void;
};

type Options = {
  posts?: number;
  mentions?: number;
  dialect?: Dialect;
  /** Posts that the credits are good for. */
  credits?: number;
  limits?: Partial<typeof LIMITS>;
  port?: number;
  now?: () => number;
};

export const TWITTER_CLIENT = { id: "x-client", secret: "x-client_secret" };

type Seen = { reader: XAccount; query: URLSearchParams; captured: string[] };

/** X as its documentation tells it: OAuth with PKCE, users, timelines, mentions, lookups; both vocabularies, windows, credits. */
export async function serveTwitter(options: Options = {}): Promise<TwitterStandIn> {
  const {
    posts = 120,
    mentions = 90,
    dialect = "tweet",
    credits = Number.POSITIVE_INFINITY,
    now = Date.now,
  } = options;
  const accounts = new Map([["main", makeXAccount({ posts, mentions, now: now() })]]);
  const limits = { ...LIMITS, ...options.limits };
  const used = new Map<string, number>();
  const billed = { posts: 0, users: 0 };
  let generation = 0;
  const oauth = serveOAuth(
    {
      authorizeUrl: "https://x.com/i/oauth2/authorize",
      tokenUrl: "https://api.x.com/2/oauth2/token",
      revokeUrl: "https://api.x.com/2/oauth2/revoke",
      client: TWITTER_CLIENT,
      clientAuth: "basic",
      separator: " ",
      pkce: "required",
      scopes: ["tweet.read", "users.read", "offline.access"],
      codeLife: 30,
      accessLife: 7_200,
      refresh: "rotating",
      refuse: (error, error_description) => ({
        status: error === "invalid_client" ? 401 : 400,
        body: {
          error: error === "invalid_grant" ? "invalid_request" : error,
          error_description:
            error === "invalid_grant" ? "Value passed for the token was invalid." : error_description,
        },
      }),
    },
    now,
  );
  /** Whoever asks, what they may ask, and how often: before X looks at what it is. */
  const guard =
    (kind: Kind, answer: (seen: Seen) => Answer) =>
    ({ headers, query }: SeenRequest, captured: string[]): Answer => {
      const grant = oauth.check(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? null);
      if (typeof grant === "string") return refuse(401, "Unauthorized", "Unauthorized");
      if (!["tweet.read", "users.read"].every((scope) => grant.scopes.includes(scope)))
        return refuse(403, "Forbidden", "You are not permitted to perform this action.");
      const reader = accounts.get(grant.account);
      if (!reader) return refuse(401, "Unauthorized", "Unauthorized");
      const window = Math.floor(now() / QUARTER_HOUR);
      const key = `${grant.account} ${kind} ${window}`;
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      const told = {
        "x-rate-limit-limit": `${limits[kind]}`,
        "x-rate-limit-remaining": `${Math.max(0, limits[kind] - count)}`,
        "x-rate-limit-reset": `${((window + 1) * QUARTER_HOUR) / 1_000}`,
      };
      if (count > limits[kind])
        return { ...refuse(429, "Too Many Requests", "Too Many Requests"), headers: told };
      if (billed.posts >= credits)
        return refuse(402, "CreditsDepleted", "Your enrolled account does not have any credits.", "credits");
      const fault = findQueryFault(kind, query, dialect);
      return { headers: told, ...(fault ? refuseQuery(fault) : answer({ reader, query, captured })) };
    };
  const route = (kind: Kind, path: Route["path"], answer: (seen: Seen) => Answer): Route => {
    return { method: "GET", host: API, path, answer: guard(kind, answer) };
  };
  const findById = (id = "") => [...accounts.values()].find((one) => one.id === id);
  const user = (found: XAccount | undefined, parameter: string, value: string): Answer => {
    if (!found) return { body: { errors: [missing("user", parameter, value)] } };
    if (found.isSuspended) return { body: { errors: [suspended(parameter, value)] } };
    billed.users += 1;
    return { body: { data: presentUser(found, dialect) } };
  };
  const list = ({ reader, query }: Seen, found: XAccount | undefined, all: readonly XPost[]): Answer => {
    if (!found || found.isSuspended || (found.isProtected && found.id !== reader.id))
      return { body: { errors: [missing("user", "id", found?.id ?? "")] } };
    const wanted = wantedOf(query, dialect);
    const page = cutPage(all, query, generation);
    if (!page) return refuseQuery("The `pagination_token` query parameter value is not valid");
    billed.posts += page.posts.length;
    const refusals = listRefusals(page.posts, wanted, reader.id, now());
    const media = wanted.expansions.includes("attachments.media_keys")
      ? presentMedia(page.posts, wanted.media)
      : [];
    const data = page.posts.map((post) => presentPost(post, wanted, dialect, reader.id, now()));
    return {
      body: {
        ...(data.length > 0 && { data }),
        ...(media.length > 0 && { includes: { media } }),
        ...(refusals.length > 0 && { errors: refusals }),
        meta: { result_count: data.length, ...page.meta },
      },
    };
  };
  const routes: Route[] = [
    ...oauth.routes,
    route("user", "/2/users/me", ({ reader }) => user(reader, "id", reader.id)),
    route("user", /^\/2\/users\/by\/username\/(\w{1,15})$/, ({ captured: [name = ""] }) =>
      user(
        [...accounts.values()].find(({ handle }) => handle.toLowerCase() === name.toLowerCase()),
        "username",
        name,
      ),
    ),
    route("user", /^\/2\/users\/(\d{1,19})$/, ({ captured: [id = ""] }) => user(findById(id), "id", id)),
    route("timeline", /^\/2\/users\/(\d{1,19})\/tweets$/, (seen) => {
      const found = findById(seen.captured[0]);
      return list(seen, found, (found?.posts ?? []).slice(0, 3_200));
    }),
    route("mentions", /^\/2\/users\/(\d{1,19})\/mentions$/, (seen) => {
      const found = findById(seen.captured[0]);
      return list(seen, found, (found?.mentions ?? []).slice(0, 800));
    }),
    route("lookup", "/2/tweets", ({ query, reader }) => {
      const ids = (query.get("ids") ?? "").split(",").filter(Boolean);
      if (ids.length === 0 || ids.length > 100)
        return refuseQuery("The `ids` query parameter takes 1 to 100 ids");
      const all = new Map([...accounts.values()].flatMap((one) => one.posts.map((post) => [post.id, post])));
      const there = ids.flatMap((id) => all.get(id) ?? []);
      billed.posts += there.length;
      const data = there.map((post) =>
        presentPost(post, wantedOf(query, dialect), dialect, reader.id, now()),
      );
      const errors = ids.filter((id) => !all.has(id)).map((id) => missing("tweet", "ids", id));
      return { body: { ...(data.length > 0 && { data }), ...(errors.length > 0 && { errors }) } };
    }),
    {
      method: "GET",
      host: "pbs.twimg.com",
      path: /^\/(?:profile_images|media)\//,
      answer: () => ({ headers: { "content-type": "image/png" }, body: PICTURE }),
    },
  ];
  const standIn = await serveVendor({
    routes,
    otherwise: () => refuse(404, "Not Found", "Not Found"),
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
  return { ...standIn, oauth, accounts, billed, forgetPages };
}

function presentUser({ id, handle, name, followers, isProtected, posts }: XAccount, dialect: Dialect) {
  return {
    id,
    name,
    username: handle,
    protected: isProtected,
    profile_image_url: `https://pbs.twimg.com/profile_images/${id}/tea_normal.png`,
    public_metrics: {
      followers_count: followers,
      following_count: 120,
      [dialect === "tweet" ? "tweet_count" : "post_count"]: posts.length,
      listed_count: 3,
    },
  };
}

function wantedOf(query: URLSearchParams, dialect: Dialect) {
  const list = (name: string) => (query.get(name) ?? "").split(",").filter(Boolean);
  return { fields: list(`${dialect}.fields`), expansions: list("expansions"), media: list("media.fields") };
}

/** The posts of a page, newest first, and the token of the next; null for a token that was not given for this query. */
function cutPage(all: readonly XPost[], query: URLSearchParams, generation: number) {
  const [from, to] = [query.get("start_time"), query.get("end_time")];
  const [since, until] = [query.get("since_id"), query.get("until_id")];
  const fitting = all.filter(
    ({ at, id }) =>
      (!from || at >= Date.parse(from)) &&
      (!to || at < Date.parse(to)) &&
      (!since || BigInt(id) > BigInt(since)) &&
      (!until || BigInt(id) < BigInt(until)),
  );
  const about = `${generation}|${from}|${to}|${since}|${until}`;
  const token = query.get("pagination_token");
  const [given, place = "0"] = token ? Buffer.from(token, "base64url").toString().split("#") : [about];
  const start = Number(place);
  if (given !== about || !Number.isInteger(start)) return null;
  const end = start + Number(query.get("max_results") ?? 10);
  const posts = fitting.slice(start, end);
  const next = Buffer.from(`${about}#${end}`).toString("base64url");
  return {
    posts,
    meta: {
      ...(posts.length > 0 && { newest_id: posts[0]?.id, oldest_id: posts.at(-1)?.id }),
      ...(end < fitting.length && { next_token: next }),
    },
  };
}
