import { createHash, randomBytes } from "node:crypto";
import { type Place, seal, unseal } from "../secrets/seal.ts";

type Whose = { workspaceId: string; userId: string };

function placeOf({ workspaceId, userId }: Whose): Place {
  return { workspaceId, table: "weekly_digests", row: userId, column: "token" };
}

/** A new token that ends a digest, as it is stored: sealed for the mails to come, and as what finds it. */
export function makeToken(whose: Whose) {
  const token = randomBytes(24).toString("base64url");
  return { token: seal(token, placeOf(whose)), tokenDigest: digestOf(token) };
}

/** The token that `makeToken` sealed. @throws Error when its key is gone */
export function openToken(whose: Whose, sealed: Uint8Array): string {
  return unseal(sealed, placeOf(whose));
}

/** SHA-256: a token has 192 random bits. */
export function digestOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}
