import { withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { consumeClient } from "../members/sign-in-attempts.ts";
import { Problem } from "../problems.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { refuseRedirect } from "./redirect-uri.ts";
import { ClientMetadata } from "./schemas.ts";

/**
 * Registers a client that asks for it (RFC 7591). Nobody vouches for it: it may ask people for consent, and nothing else. It gets no secret,
 * for a program on a person's machine can keep none; what proves it is the code's verifier.
 * @param address where it comes from; sixty an hour from one place on the network.
 * @throws OAuthRefusal for what it says of itself; Problem 429 `Rate Limited`.
 */
export async function registerClient(
  said: Record<string, unknown>,
  { address, now }: { address: string; now: Date },
): Promise<Record<string, unknown>> {
  const waitSeconds = await consumeClient(address);
  if (waitSeconds > 0) {
    const detail = `Too many clients were registered from your address; try again in ${waitSeconds} seconds.`;
    throw new Problem("Rate Limited", detail, { headers: { "Retry-After": String(waitSeconds) } });
  }
  const { client_name, redirect_uris } = readMetadata(said);
  const id = newId("cli");
  const data = { id, name: client_name, redirectUris: redirect_uris, createdAt: now };
  await withIdentity({}, (db) => db.oauthClient.create({ data }));
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_name,
    redirect_uris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

function readMetadata(said: Record<string, unknown>): ClientMetadata {
  const read = ClientMetadata.safeParse(said);
  if (!read.success) {
    const [issue] = read.error.issues;
    const isRedirect = issue?.path[0] === "redirect_uris";
    throw refusal(isRedirect, `${issue?.path.join("/")}: ${issue?.message}`);
  }
  for (const uri of read.data.redirect_uris) {
    const wrong = refuseRedirect(uri);
    if (wrong) throw refusal(true, `redirect_uris: ${uri} ${wrong}`);
  }
  const { grant_types, response_types } = read.data;
  if (grant_types && !grant_types.includes("authorization_code"))
    throw refusal(false, "grant_types: must have authorization_code");
  if (response_types && !response_types.includes("code"))
    throw refusal(false, "response_types: must have code");
  return read.data;
}

function refusal(isRedirect: boolean, description: string): OAuthRefusal {
  return new OAuthRefusal(isRedirect ? "invalid_redirect_uri" : "invalid_client_metadata", description);
}
