const GENERATED = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** What Standard Webhooks 1.0 asks of a key, in bytes. */
export const KEY_BYTES = { least: 24, most: 64 };

/** The key of a secret in the form of Standard Webhooks, `whsec_` + base64 of 24 to 64 bytes; null for any other text. */
export function decodeSecret(secret: string): Buffer | null {
  const encoded = GENERATED.exec(secret)?.[1] ?? "";
  const key = Buffer.from(encoded, "base64");
  const fits = key.length >= KEY_BYTES.least && key.length <= KEY_BYTES.most;
  return fits && key.toString("base64") === encoded ? key : null;
}
