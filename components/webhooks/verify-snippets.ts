/** The shortest code that checks a signature of Standard Webhooks with a secret that was made here. */
export const VERIFY_SNIPPETS = {
  TypeScript: `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the text exactly as it arrived
export function isGenuine(secret: string, headers: Headers, body: string): boolean {
  const timestamp = headers.get("webhook-timestamp") ?? "";
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = headers.get("webhook-id") + "." + timestamp + "." + body;
  const expected = Buffer.from("v1," + createHmac("sha256", key).update(signed).digest("base64"));
  return (headers.get("webhook-signature") ?? "").split(" ").some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,
  Python: `import base64, hashlib, hmac, time

# body: the bytes exactly as they arrived; names of headers in lower case
def is_genuine(secret: str, headers: dict, body: bytes) -> bool:
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) >= 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    digest = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(one.encode(), b"v1," + digest) for one in given)`,
};
