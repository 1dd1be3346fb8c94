import type { Attack } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

const LONGEST_KEY = 255;
const BODY_BYTES = 1_000_000;

/** Long keys that are each new, the same key from all sides, keys that are too long, and bodies as large as they may be. */
export const idempotencyFlood: Attack = {
  name: "idempotency-flood",
  by: "tenant",
  tried: "20 clients with new, shared and too long Idempotency-Keys and bodies of 1 MB",
  clients: 20,
  run: async ({ url, seconds }, { key }, tally) => {
    const filler = "x".repeat(BODY_BYTES);
    const start = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const keys = [String(n).padEnd(LONGEST_KEY, "k"), "shared", "k".repeat(8_000), String(n)];
      const headers = { ...withKey(key), "idempotency-key": keys[n % 4] ?? "" };
      const campaign = { name: `Spring ${n}`, start_date: start, ...(n % 4 === 3 && { objective: filler }) };
      return ask(client, "/v1/campaigns", { method: "POST", headers, body: JSON.stringify(campaign) });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return null;
  },
};
