import OAuth2Server from "@node-oauth/oauth2-server";
import type { Origin } from "../audit-log/write-entry.ts";
import { consumeToken } from "../members/sign-in-attempts.ts";
import { Problem } from "../problems.ts";
import { agentResource } from "./describe-server.ts";
import { ACCESS_SECONDS, GRANTS, openModel, REFRESH_SECONDS } from "./oauth-model.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

type Asking = { authorization: string | null; origin: Origin; now: Date };

/**
 * Gives tokens for a code with its verifier, or for a refresh token, which is used up by it (OAuth 2.1, 3.2). A code or token that comes
 * again disconnects the agent: one of two who have it must have stolen it.
 * @param form the parameters of the request
 * @returns the body of the answer
 * @throws OAuthRefusal; Problem 429 `Rate Limited`.
 */
export async function giveToken(
  form: Record<string, string>,
  { authorization, origin, now }: Asking,
): Promise<Record<string, unknown>> {
  await limit(origin);
  if (!GRANTS.includes(form.grant_type ?? ""))
    throw new OAuthRefusal("unsupported_grant_type", `grant_type must be ${GRANTS.join(" or ")}`);
  if (form.resource !== undefined && form.resource !== agentResource())
    throw new OAuthRefusal("invalid_target", `resource must be ${agentResource()}`);
  const server = new OAuth2Server({ model: openModel({ origin, now }) });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    // What tells the library that there is a body.
    "content-length": "1",
    ...(authorization !== null && { authorization }),
  };
  const request = new OAuth2Server.Request({ method: "POST", headers, query: {}, body: form });
  const response = new OAuth2Server.Response();
  const isPublic = { authorization_code: false, refresh_token: false };
  const options = {
    accessTokenLifetime: ACCESS_SECONDS,
    refreshTokenLifetime: REFRESH_SECONDS,
    requireClientAuthentication: isPublic,
    alwaysIssueNewRefreshToken: true,
  };
  await server.token(request, response, options).catch(refuse);
  return response.body;
}

/** What the library refuses, and what failed below it, as it is. */
export function refuse(error: unknown): never {
  if (!(error instanceof OAuth2Server.OAuthError)) throw error;
  if ("inner" in error && error.inner instanceof Error) throw error.inner;
  throw new OAuthRefusal(error.name, error.message, error.code);
}

async function limit({ address }: Origin): Promise<void> {
  const waitSeconds = await consumeToken(address ?? "unknown");
  if (waitSeconds === 0) return;
  const detail = `Too many requests for tokens came from your address; try again in ${waitSeconds} seconds.`;
  throw new Problem("Rate Limited", detail, { headers: { "Retry-After": String(waitSeconds) } });
}
