import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Message } from "./conformance.ts";

const BODY = JSON.stringify({ type: "webhook.test", timestamp: "2026-11-01T00:00:00Z", data: { text: "é" } });
const NOW = 1_793_491_200;

/** What a receiver is given for a message of the list, signed by the reference library. */
export function signMessage({ secret, signature, headers, body, ageSeconds = 0 }: Message) {
  const given = secret ?? newSecret();
  const at = new Date((NOW - ageSeconds) * 1_000);
  const sign = (by: string) =>
    new Webhook(by.startsWith("whsec_") ? by : Buffer.from(by).toString("base64")).sign("msg_1", at, BODY);
  const another = sign(newSecret());
  const signatures = {
    usual: sign(given),
    "another first": `${another} ${sign(given)}`,
    "of another": another,
    v2: sign(given).replace("v1,", "v2,"),
  };
  const all: Record<string, string> = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(at.getTime() / 1_000),
    "webhook-signature": signatures[signature ?? "usual"],
  };
  if (headers === "without webhook-id") delete all["webhook-id"];
  const named = Object.entries(all).map(([name, value]) => [
    headers === "capitals" ? name.replace(/\b\w/g, (letter) => letter.toUpperCase()) : name,
    value,
  ]);
  const text = body === "changed" ? `${BODY} ` : BODY;
  return { secret: given, headers: Object.fromEntries(named), body: text, now: NOW };
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
