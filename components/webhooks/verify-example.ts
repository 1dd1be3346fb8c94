/** A message as it arrived at the receiver. */
export type Example = { id: string; timestamp: string; body: string; signature: string };

/** Where a secret is read from while none is filled in. */
const FROM_ENVIRONMENT = {
  TypeScript: 'process.env.WEBHOOK_SECRET ?? ""',
  Python: 'os.environ["WEBHOOK_SECRET"]',
};

/**
 * Programs that check one message that was really sent, whole and ready to run: they print whether it is genuine. The age of the
 * message is not looked at, or an old one would never pass.
 *
 * @param secret is written into them; null: they read it from the environment
 */
export function writeExample({ id, timestamp, body, signature }: Example, secret: string | null) {
  const text = (value: string) => JSON.stringify(value);
  return {
    TypeScript: `import { createHmac } from "node:crypto";

const secret = ${secret === null ? FROM_ENVIRONMENT.TypeScript : text(secret)};
const id = ${text(id)};
const timestamp = ${text(timestamp)};
const body = ${text(body)};
const signature = ${text(signature)};

const isMade = secret.startsWith("whsec_");
const key = isMade ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret, "utf8");
const digest = createHmac("sha256", key).update([id, timestamp, body].join(".")).digest("base64");
console.log(signature.split(" ").includes("v1," + digest) ? "genuine" : "not genuine");`,
    Python: `import base64, hashlib, hmac${secret === null ? ", os" : ""}

secret = ${secret === null ? FROM_ENVIRONMENT.Python : text(secret)}
id = ${text(id)}
timestamp = ${text(timestamp)}
body = ${text(body)}
signature = ${text(signature)}

made = secret.startswith("whsec_")
key = base64.b64decode(secret[6:]) if made else secret.encode()
digest = base64.b64encode(hmac.new(key, f"{id}.{timestamp}.{body}".encode(), hashlib.sha256).digest())
print("genuine" if "v1," + digest.decode() in signature.split(" ") else "not genuine")`,
  };
}

/**
 * Whether a secret signed a message, worked out by the browser itself.
 * @param secret of a webhook: `whsec_` and base64, or any other text
 */
export async function isSignedBy(
  { id, timestamp, body, signature }: Example,
  secret: string,
): Promise<boolean> {
  const raw = secret.startsWith("whsec_") ? decodeBase64(secret.slice(6)) : new TextEncoder().encode(secret);
  if (!raw || raw.length === 0) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    "HMAC",
    key,
    new TextEncoder().encode(`${id}.${timestamp}.${body}`),
  );
  const digest = btoa(String.fromCharCode(...new Uint8Array(signed)));
  return signature.split(" ").includes(`v1,${digest}`);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
