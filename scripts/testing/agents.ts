import { createHash, randomBytes } from "node:crypto";
import { registerClient } from "#lib/agents/register-client.ts";
import { withWorkspace } from "#lib/db.ts";
import { newId, randomBase62 } from "#lib/ids.ts";

export const REDIRECT = "http://127.0.0.1:7777/callback";

/** A verifier with its challenge (RFC 7636). */
export function makeVerifier() {
  const verifier = randomBase62(64);
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Registers a client and gives what it asks a member for, with the verifier that proves it. */
export async function askForConsent({ name = "Claude", scope = "read write" } = {}) {
  const said = { client_name: name, redirect_uris: [REDIRECT] };
  const address = `10.${[...randomBytes(3)].join(".")}`;
  const client = await registerClient(said, { address, now: new Date() });
  const { verifier, challenge } = makeVerifier();
  const asked = {
    client_id: String(client.client_id),
    redirect_uri: REDIRECT,
    response_type: "code",
    state: "state-1",
    scope,
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  return { asked, verifier };
}

/** An agent that is connected to a workspace. */
export async function makeAgent(workspaceId: string, userId = "usr_test"): Promise<string> {
  const [id, createdAt, digest] = [newId("agt"), new Date(), () => randomBytes(32)];
  const refreshExpiresAt = new Date(createdAt.getTime() + 86_400_000);
  const client = { clientId: newId("cli"), clientName: "Claude", redirectUri: REDIRECT };
  const code = { codeDigest: digest(), codeChallenge: "", codeExpiresAt: createdAt, codeUsedAt: createdAt };
  const refresh = { familyDigest: digest(), refreshDigest: digest(), refreshExpiresAt };
  const data = { id, workspaceId, userId, createdAt, scopes: ["read"], ...client, ...code, ...refresh };
  await withWorkspace(workspaceId, (tx) => tx.agent.create({ data }));
  return id;
}
