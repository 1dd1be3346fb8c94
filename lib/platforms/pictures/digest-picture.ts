import { createHash } from "node:crypto";

/** What the address of a small picture and its entity tag tell: 16 characters of a digest of its bytes. */
export function digestPicture(picture: Uint8Array): string {
  return createHash("sha256").update(picture).digest("base64url").slice(0, 16);
}
