import type { Attack } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

const DRAFT = { content_type: "text", platform: "instagram" };
const READS = [
  "/v1/score?expand=explanation,confidence",
  "/v1/score/history?granularity=daily",
  "/v1/campaigns?limit=100",
  "/v1/workspace",
];

/** Reads and drafts, until the plan's requests of the minute are used, and on. */
export const fullSpeed: Attack = {
  name: "full-speed",
  by: "tenant",
  tried: "20 clients of one tenant at full speed, past the limits of the plan",
  clients: 20,
  run: async ({ url, seconds }, { key }, tally) => {
    const headers = withKey(key);
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      if (n % 5 > 0) return ask(client, READS[(n % 5) - 1] ?? "", { headers });
      const body = JSON.stringify({ ...DRAFT, content: `Which cup is yours, number ${n}?` });
      return ask(client, "/v1/studio/score", { method: "POST", headers, body });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return tally.has("429") || (tally.get("200") ?? 0) < 3_000 ? null : "there is no limit";
  },
};
