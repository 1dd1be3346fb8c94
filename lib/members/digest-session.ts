import { createHash } from "node:crypto";

/** What is stored of a session's secret: SHA-256, which is enough for 256 random bits. */
export function digestSession(secret: string): Buffer<ArrayBuffer> {
  return createHash("sha256").update(secret).digest();
}
