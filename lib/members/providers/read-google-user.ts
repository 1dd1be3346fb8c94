import type { IDToken } from "oauth4webapi";
import { Identity } from "./identity.ts";
import { ProviderError } from "./provider-error.ts";

/**
 * Who the claims of a token are about whose signature was checked.
 * @throws ProviderError `unverified` without an address that Google says is theirs, `refused` for claims that cannot be used.
 */
export function readGoogleUser(claims: IDToken | undefined): Identity {
  if (!claims) throw new ProviderError("refused", "Google gave no ID token");
  if (claims.email_verified !== true || typeof claims.email !== "string")
    throw new ProviderError("unverified", "Google vouches for no address");
  const { sub: subject, email, name } = claims;
  const found = Identity.safeParse({ subject, email, name: typeof name === "string" ? name : "" });
  if (!found.success) throw new ProviderError("refused", "the claims of Google's ID token cannot be used");
  return found.data;
}
