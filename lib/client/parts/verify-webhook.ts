import type { PlinthEvent } from "../plinth.ts";
import { errorOf, type PlinthError } from "./plinth-error.ts";

type ReceivedHeaders =
  | { get: (name: string) => string | null }
  | { readonly [name: string]: string | string[] | undefined };

/** What arrived, and what it is judged by. */
export type ReceivedWebhook = {
  /** Of the webhook: `whsec_…`, or the text that it was registered with. */
  secret: string;
  /** Of the request: `Headers`, or Node's record of them. */
  headers: ReceivedHeaders;
  /** Exactly the bytes or text that arrived: JSON that was parsed and written again has another signature. */
  body: string | Uint8Array;
  /** How far the sender's clock may be from yours, in seconds; 300 when left out. */
  toleranceSeconds?: number;
  /** Instead of the clock. */
  now?: Date;
};

/**
 * Whether a webhook comes from the holder of the secret and is new (Standard Webhooks 1.0), by WebCrypto, which compares
 * in constant time.
 * @returns the event.
 * @throws PlinthError `webhook_not_verified` for anything else: answer it with 400, and do nothing of what it says.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<PlinthEvent> {
  const id = readHeader(received.headers, "webhook-id");
  const timestamp = readHeader(received.headers, "webhook-timestamp");
  const signatures = readHeader(received.headers, "webhook-signature");
  const { body, toleranceSeconds = 300, now = new Date() } = received;
  if (!/^\d{1,12}$/.test(timestamp)) throw notVerified("webhook-timestamp holds no seconds.");
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw notVerified(`webhook-timestamp is more than ${toleranceSeconds} seconds away from now.`);
  const start = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = new Uint8Array(start.length + bytes.length);
  signed.set(start);
  signed.set(bytes, start.length);
  if (!(await isSigned(received.secret, signatures, signed)))
    throw notVerified("None of the signatures fits the secret and the body.");
  return parseEvent(bytes);
}

function readHeader(headers: ReceivedHeaders, name: string): string {
  const found =
    typeof headers.get === "function"
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = Array.isArray(found) ? found[0] : found;
  if (!value) throw notVerified(`The header ${name} is missing.`);
  return value;
}

/** There are several signatures while a secret is being replaced. */
async function isSigned(
  secret: string,
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", readSecret(secret), hmac, false, ["verify"]);
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? decodeBase64(signature.slice(3)) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

/** `whsec_` and the base64 of 24 to 64 bytes is decoded; any other text is its own UTF-8 bytes. */
function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const decoded = secret.startsWith("whsec_") ? decodeBase64(secret.slice(6)) : null;
  if (decoded && decoded.length >= 24 && decoded.length <= 64) return decoded;
  return new TextEncoder().encode(secret);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function parseEvent(bytes: Uint8Array): PlinthEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as PlinthEvent;
  } catch (cause) {
    throw notVerified("The body is no JSON.", cause);
  }
}

function notVerified(detail: string, cause?: unknown): PlinthError {
  const facts = { status: 0, title: "Webhook Not Verified", code: "webhook_not_verified", detail };
  return errorOf(facts, { cause });
}
