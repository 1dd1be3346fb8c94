import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { sign } from "./sign.ts";

const BODY = '{"type":"score.changed","data":{"name":"Café ☕"}}';
const message = { id: "msg_1", timestamp: Math.floor(Date.now() / 1_000), body: BODY };
const headersOf = (secrets: string[]) => ({
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": sign(message, secrets),
});

const generated = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;
const asText = (secret: string) => new Webhook(new TextEncoder().encode(secret), { format: "raw" });

describe("sign", () => {
  it("gives the signature of the specification's example", () => {
    const body = '{"test": 2432232314}';
    const example = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body };
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    expect(sign(example, [secret])).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it.each([24, 32, 64])("is verified with a generated secret of %i bytes", (bytes) => {
    const secret = generated(bytes);
    expect(new Webhook(secret).verify(BODY, headersOf([secret]))).toEqual(JSON.parse(BODY));
  });

  it.each([
    "correct horse battery staple",
    "пароль ☕",
    "whsec_",
    "whsec_not base64!",
    generated(23),
    generated(65),
    generated(25).replace(/=+$/, ""),
    randomBytes(32).toString("base64"),
  ])("is verified with the bytes of any other text: %s", (secret) => {
    expect(asText(secret).verify(BODY, headersOf([secret]))).toEqual(JSON.parse(BODY));
  });

  it("has a signature for each secret, the current one first", () => {
    const [current, previous] = [generated(32), "the one before"];
    const headers = headersOf([current, previous]);
    expect(headers["webhook-signature"].split(" ")).toEqual([
      sign(message, [current]),
      sign(message, [previous]),
    ]);
    expect(new Webhook(current).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(asText(previous).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(() => asText("another").verify(BODY, headers)).toThrow();
  });
});
