import { z } from "zod";
import { decodeSecret, MAX_KEY_BYTES, MIN_KEY_BYTES } from "../secrets/secret-format.ts";
import { NewWebhookBody } from "./schemas.ts";

const STANDARD = `whsec_ and the base64 of ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes`;

/** A secret that a program gives: one that begins with `whsec_` only in the form of Standard Webhooks. */
export const WebhookSecret = NewWebhookBody.shape.secret.refine(
  (secret) => !secret?.startsWith("whsec_") || decodeSecret(secret) !== null,
  { error: `must be ${STANDARD}, or other text` },
);

/** A secret that a person types into the dashboard: a text of 24 bytes or more, which is all that they are told. */
export const StrongSecret = z
  .unknown()
  .optional()
  .refine((secret) => typeof secret !== "string" || secret === "" || isStrong(secret), {
    error: `must be ${STANDARD}, or other text of at least ${MIN_KEY_BYTES} characters`,
  })
  .pipe(WebhookSecret);

function isStrong(secret: string): boolean {
  return decodeSecret(secret) !== null || Buffer.byteLength(secret) >= MIN_KEY_BYTES;
}
