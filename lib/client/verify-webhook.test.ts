import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { verifyWebhook } from "./plinth.ts";

const SECRET = `whsec_${randomBytes(32).toString("base64")}`;
const BODY = JSON.stringify({
  type: "webhook.test",
  timestamp: "2026-11-01T00:00:00Z",
  data: { sequence: 1 },
});
const NOW = new Date("2026-11-01T00:00:00Z");

function sign(secret: string | Uint8Array, body = BODY, at = NOW) {
  const webhook = typeof secret === "string" ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(at.getTime() / 1_000),
    "webhook-signature": webhook.sign("msg_1", at, body),
  };
}

const verify = (headers: Record<string, string>, more = {}) =>
  verifyWebhook({ secret: SECRET, headers, body: BODY, now: NOW, ...more });
const refused = { name: "PlinthError", code: "webhook_not_verified" };

describe("verifyWebhook", () => {
  it("takes what the reference library signs, with any kind of headers and body", async () => {
    const headers = sign(SECRET);
    const event = JSON.parse(BODY);
    expect(await verify(headers)).toEqual(event);
    const bytes = new TextEncoder().encode(BODY);
    expect(
      await verifyWebhook({ secret: SECRET, headers: new Headers(headers), body: bytes, now: NOW }),
    ).toEqual(event);
    const asNode = { "Webhook-Id": ["msg_1"], ...headers };
    expect(await verifyWebhook({ secret: SECRET, headers: asNode, body: BODY, now: NOW })).toEqual(event);
  });

  it.each(["a secret of one's own", "whsec_not base64", `whsec_${randomBytes(8).toString("base64")}`])(
    "uses %s as its UTF-8 bytes",
    async (secret) => {
      expect(await verify(sign(new TextEncoder().encode(secret)), { secret })).toEqual(JSON.parse(BODY));
    },
  );

  it("takes one fitting signature among several", async () => {
    const headers = sign(SECRET);
    const other = sign(`whsec_${randomBytes(32).toString("base64")}`)["webhook-signature"];
    const several = `v1a,${randomBytes(64).toString("base64")} ${other} ${headers["webhook-signature"]} v1,%%%`;
    await expect(verify({ ...headers, "webhook-signature": several })).resolves.toBeTypeOf("object");
    await expect(verify({ ...headers, "webhook-signature": other })).rejects.toMatchObject(refused);
  });

  it("refuses another body, id or time", async () => {
    const headers = sign(SECRET);
    await expect(verify(headers, { body: `${BODY} ` })).rejects.toMatchObject(refused);
    await expect(verify({ ...headers, "webhook-id": "msg_2" })).rejects.toMatchObject(refused);
    const later = String(Number(headers["webhook-timestamp"]) + 1);
    await expect(verify({ ...headers, "webhook-timestamp": later })).rejects.toMatchObject(refused);
  });

  it.each([-301, 301])("refuses what is %i seconds away, unless that is allowed", async (seconds) => {
    const headers = sign(SECRET, BODY, new Date(NOW.getTime() + seconds * 1_000));
    await expect(verify(headers)).rejects.toMatchObject(refused);
    await expect(verify(headers, { toleranceSeconds: 400 })).resolves.toBeTypeOf("object");
  });

  it.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "refuses a request without %s",
    async (name) => {
      const { [name]: _, ...rest } = sign(SECRET) as Record<string, string>;
      await expect(verify(rest)).rejects.toMatchObject(refused);
      await expect(verify({ ...rest, [name]: "x" })).rejects.toMatchObject(refused);
    },
  );

  it("refuses a signed body that is no JSON", async () => {
    await expect(verify(sign(SECRET, "no"), { body: "no" })).rejects.toMatchObject(refused);
  });
});
