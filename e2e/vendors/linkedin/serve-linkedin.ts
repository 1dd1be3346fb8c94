import { serveOAuth } from "../oauth.ts";
import { type Answer, type Route, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";
import { type Company, makeCompany, presentPost } from "./company.ts";
import { refuse } from "./refuse.ts";
import { listComments, listPosts, paged, reportFollowers, reportPosts } from "./rest.ts";

const API = "api.linkedin.com";
const SCOPES = ["rw_organization_admin", "r_organization_social", "r_organization_social_feed"];
/** Versions that are answered; each ends after about a year. */
const VERSIONS = ["202601", "202603", "202605", "202607", "202609"];

export type LinkedinStandIn = StandIn & {
  oauth: ReturnType<typeof serveOAuth>;
  /** Pages by the name of the person who administers them, as chosen at the page of consent. */
  people: Map<string, Company[]>;
  company: Company;
};

type Options = {
  posts?: number;
  comments?: number;
  /** Requests a day. */
  daily?: number;
  /** Whether the app is one that may renew its tokens. */
  renews?: boolean;
  port?: number;
  now?: () => number;
};

export const LINKEDIN_CLIENT = { id: "86linkedinapp", secret: "linkedin-client_secret" };

type Seen = { company: Company[]; request: SeenRequest; captured: string[] };

/** LinkedIn as its documentation tells it: OAuth, roles, pages, posts, figures, comments; versions, Rest.li's headers and lists, limits. */
export async function serveLinkedin(options: Options = {}): Promise<LinkedinStandIn> {
  const { posts = 60, comments = 90, daily = 100_000, renews = false, now = Date.now } = options;
  const company = makeCompany({ posts, comments, now: now() });
  const people = new Map([["main", [company]]]);
  let used = 0;
  const oauth = serveOAuth(
    {
      authorizeUrl: "https://www.linkedin.com/oauth/v2/authorization",
      tokenUrl: "https://www.linkedin.com/oauth/v2/accessToken",
      client: LINKEDIN_CLIENT,
      clientAuth: "body",
      separator: " ",
      pkce: "none",
      scopes: SCOPES,
      codeLife: 1_800,
      accessLife: 5_184_000,
      refresh: renews ? "fixed" : "none",
      refreshLife: 31_536_000,
      present: ({ access, accessUntil, refresh, refreshUntil, scopes }, at) => ({
        access_token: access,
        expires_in: Math.round((accessUntil - at) / 1_000),
        ...(refresh && {
          refresh_token: refresh,
          refresh_token_expires_in: Math.round((refreshUntil - at) / 1_000),
        }),
        scope: scopes.join(","),
      }),
      refuse: (error, error_description) => ({
        status: error === "invalid_client" ? 401 : 400,
        body: { error: error === "invalid_client" ? error : "invalid_request", error_description },
      }),
    },
    now,
  );
  const guard =
    (scope: string, allowed: readonly string[], answer: (seen: Seen) => Answer) =>
    (request: SeenRequest, captured: string[]): Answer => {
      const { headers, query } = request;
      const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? null;
      if (token === null) return refuse(401, "EMPTY_ACCESS_TOKEN", "Empty oauth2_access_token", 401);
      const grant = oauth.check(token);
      if (grant === "expired")
        return refuse(401, "EXPIRED_ACCESS_TOKEN", "The token used in the request has expired", 65_602);
      const own = typeof grant === "string" ? undefined : people.get(grant.account);
      if (typeof grant === "string" || !own)
        return refuse(401, "REVOKED_ACCESS_TOKEN", "The token has been revoked by the user", 65_601);
      const version = headers["linkedin-version"];
      if (!version) return refuse(400, "VERSION_MISSING", "A version must be present.");
      if (!VERSIONS.includes(version))
        return refuse(426, "NONEXISTENT_VERSION", `Requested version ${version} is not active`);
      if (headers["x-restli-protocol-version"] !== "2.0.0")
        return refuse(400, "ILLEGAL_ARGUMENT", "X-Restli-Protocol-Version must be 2.0.0.");
      if (!grant.scopes.includes(scope))
        return refuse(403, "ACCESS_DENIED", "Not enough permissions to access this resource.", 100);
      used += 1;
      if (used > daily)
        return refuse(429, "TOO_MANY_REQUESTS", "Resource level throttle limit is reached.", 101);
      const unknown = [...query.keys()].find((name) => !allowed.includes(name));
      if (unknown !== undefined)
        return refuse(400, "QUERY_PARAM_NOT_ALLOWED", `Unknown parameter ${unknown}.`);
      return answer({ company: own, request, captured });
    };
  const route = (path: Route["path"], ...guarded: Parameters<typeof guard>): Route => {
    return { method: "GET", host: API, path, answer: guard(...guarded) };
  };
  const [ADMIN, SOCIAL, FEED] = SCOPES as [string, string, string];
  const OF_PAGE = ["q", "organizationalEntity"];
  const routes: Route[] = [
    ...oauth.routes,
    route("/rest/organizationAcls", ADMIN, ["q", "role", "state", "start", "count"], listRoles),
    route(/^\/rest\/organizations\/(\d+)$/, ADMIN, [], (seen) =>
      ofPage(seen, `urn:li:organization:${seen.captured[0]}`, presentCompany),
    ),
    route(/^\/rest\/networkSizes\/(urn%3Ali%3Aorganization%3A\d+)$/, ADMIN, ["edgeType"], (seen) =>
      ofPage(seen, decodeURIComponent(seen.captured[0] ?? ""), ({ followers }) => ({
        body: { firstDegreeSize: followers },
      })),
    ),
    route("/rest/posts", SOCIAL, ["author", "q", "count", "start", "sortBy"], (seen) => {
      const { headers, query } = seen.request;
      if (headers["x-restli-method"] !== "FINDER" || query.get("q") !== "author")
        return refuse(400, "ILLEGAL_ARGUMENT", "A finder needs its name and X-RestLi-Method: FINDER.");
      return ofPage(seen, query.get("author"), (one) => listPosts(one, askedOf(seen)));
    }),
    route(/^\/rest\/posts\/(urn%3Ali%3A\w+%3A\d+)$/, SOCIAL, [], (seen) =>
      ofPost(seen, (one, post) => ({ body: presentPost(one, post) })),
    ),
    route(
      "/rest/organizationalEntityShareStatistics",
      ADMIN,
      [...OF_PAGE, "shares", "ugcPosts", "timeIntervals"],
      (seen) =>
        ofPage(seen, seen.request.query.get("organizationalEntity"), (one) =>
          reportPosts(one, seen.request.search, now()),
        ),
    ),
    route("/rest/organizationalEntityFollowerStatistics", ADMIN, [...OF_PAGE, "timeIntervals"], (seen) =>
      ofPage(seen, seen.request.query.get("organizationalEntity"), (one) =>
        reportFollowers(one, seen.request.search, now()),
      ),
    ),
    route(/^\/rest\/socialActions\/(urn%3Ali%3A\w+%3A\d+)\/comments$/, FEED, ["start", "count"], (seen) =>
      ofPost(seen, (_, post) => listComments(post, askedOf(seen))),
    ),
  ];
  const standIn = await serveVendor({
    routes,
    otherwise: () => refuse(404, "RESOURCE_NOT_FOUND", "No virtual resource found."),
    controls: {
      ...oauth.controls,
      vanish: ({ id }: { id: string }) => company.vanish(id),
    },
    ...(options.port !== undefined && { port: options.port }),
  });
  return { ...standIn, oauth, people, company };
}

function askedOf({ request }: Seen) {
  return { address: request.path, query: request.query };
}

function listRoles(seen: Seen): Answer {
  const { query } = seen.request;
  if (query.get("q") !== "roleAssignee" || query.get("state") !== "APPROVED")
    return refuse(400, "ILLEGAL_ARGUMENT", "An unknown finder.");
  const roles = seen.company.map(({ id }) => ({
    role: "ADMINISTRATOR",
    organization: `urn:li:organization:${id}`,
    roleAssignee: "urn:li:person:miller1",
    state: "APPROVED",
  }));
  return paged(roles, askedOf(seen));
}

function ofPage({ company }: Seen, urn: string | null, answer: (one: Company) => Answer): Answer {
  const found = company.find(({ id }) => `urn:li:organization:${id}` === urn);
  return found ? answer(found) : refuse(403, "ACCESS_DENIED", "Not an administrator of this page.", 100);
}

function ofPost(seen: Seen, answer: (one: Company, post: Company["posts"][number]) => Answer): Answer {
  const urn = decodeURIComponent(seen.captured[0] ?? "");
  for (const one of seen.company) {
    const post = one.posts.find((each) => each.urn === urn);
    if (post) return answer(one, post);
  }
  return refuse(404, "NOT_FOUND", "Could not find entity.");
}

function presentCompany({ id, vanityName, name }: Company): Answer {
  return {
    body: {
      id: Number(id),
      vanityName,
      localizedName: name,
      organizationType: "SELF_OWNED",
      primaryOrganizationType: "NONE",
    },
  };
}
