import { serveOAuth } from "../oauth.ts";
import { type Answer, type SeenRequest, type StandIn, serveVendor } from "../serve.ts";

type Email = { email: string; primary: boolean; verified: boolean };
type Person = { id: number; login: string; name?: string | null; emails: Email[] };

export type GithubStandIn = StandIn & {
  /** By the name that somebody gives at the page of consent. */
  people: Map<string, Person>;
  /** All that must be seen by nobody else. */
  secrets: () => string[];
};

export const GITHUB_CLIENT = { id: "github-client", secret: "github-client-secret" };

/** GitHub as its documentation of OAuth apps tells it: page of consent, refusals with a status of 200, user and addresses. */
export async function serveGithub({ port = 0 } = {}): Promise<GithubStandIn> {
  const people = new Map<string, Person>();
  const oauth = serveOAuth({
    authorizeUrl: "https://github.com/login/oauth/authorize",
    tokenUrl: "https://github.com/login/oauth/access_token",
    client: GITHUB_CLIENT,
    clientAuth: "body",
    separator: " ",
    pkce: "required",
    scopes: ["user:email"],
    codeLife: 600,
    accessLife: 8 * 3_600,
    refresh: "none",
    present: ({ access, scopes }) => ({
      access_token: access,
      scope: scopes.join(","),
      token_type: "bearer",
    }),
    refuse: (error, error_description) => ({
      status: 200,
      body: {
        error: error === "invalid_grant" ? "bad_verification_code" : error,
        error_description,
        error_uri: "https://docs.github.com",
      },
    }),
  });
  const asPerson = (scopes: string[], tell: (person: Person) => unknown) => (request: SeenRequest) => {
    const grant = oauth.check(
      /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null,
      ...scopes,
    );
    if (typeof grant === "string") return refuse(grant);
    // Every request has to say which program asks.
    if (!request.headers["user-agent"]) return { status: 403, body: "Request forbidden" };
    const person = people.get(grant.account);
    return person ? { body: tell(person) } : refuse("invalid");
  };
  const host = "api.github.com";
  const standIn = await serveVendor({
    port,
    routes: [
      ...oauth.routes,
      {
        method: "GET",
        host,
        path: "/user",
        answer: asPerson([], ({ emails: _, ...user }) => ({ email: null, ...user })),
      },
      { method: "GET", host, path: "/user/emails", answer: asPerson(["user:email"], ({ emails }) => emails) },
    ],
    controls: oauth.controls,
  });
  return { ...standIn, people, secrets: oauth.secrets };
}

function refuse(why: string): Answer {
  const status = why === "missing scope" ? 404 : 401;
  return { status, body: { message: status === 404 ? "Not Found" : "Bad credentials", status: `${status}` } };
}
