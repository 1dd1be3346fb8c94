import * as oauth from "oauth4webapi";
import type { ProviderFailure } from "../values.ts";
import { ProviderError } from "./provider-error.ts";

/** What providers say of a code that came before or too late (RFC 6749; GitHub's own word). */
const SPENT = ["invalid_grant", "bad_verification_code"];

/**
 * What kind of failure the protocol's library or the way to the provider has thrown.
 * @returns null for what is none of theirs
 */
export function explainRefusal(error: unknown): ProviderFailure | null {
  if (error instanceof ProviderError) return error.failure;
  if (error instanceof oauth.AuthorizationResponseError)
    return error.error === "access_denied" ? "denied" : "refused";
  if (error instanceof oauth.ResponseBodyError) return judge(error.status, error.error);
  if (error instanceof oauth.OperationProcessingError) {
    const { cause } = error;
    if (cause instanceof Response) return judge(cause.status, "");
    return judge(200, errorIn(cause));
  }
  const isOfLibrary =
    error instanceof oauth.WWWAuthenticateChallengeError || error instanceof oauth.UnsupportedOperationError;
  return isOfLibrary ? "refused" : null;
}

function judge(status: number, code: string): ProviderFailure {
  if (status >= 500 || status === 429) return "away";
  return SPENT.includes(code) ? "state" : "refused";
}

/** GitHub refuses with a status of 200. */
function errorIn(cause: unknown): string {
  const body: unknown = typeof cause === "object" && cause !== null ? Reflect.get(cause, "body") : null;
  return typeof body === "object" && body !== null ? String(Reflect.get(body, "error")) : "";
}
