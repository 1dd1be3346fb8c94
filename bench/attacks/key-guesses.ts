import type { Attack } from "./ground/attack.ts";
import { ask, flood } from "./ground/flood.ts";

const PATHS = ["/v1/score", "/v1/workspace", "/v1/score/history?granularity=daily", "/v1/campaigns"];
const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Keys that look right and are not: each has to be looked up. */
export const keyGuesses: Attack = {
  name: "key-guesses",
  by: "stranger",
  tried: "20 clients guess API keys as fast as they are refused",
  clients: 20,
  run: async ({ url, seconds, demo }, _tenant, tally) => {
    const key = demo.workspaces[0]?.key ?? "";
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const guess =
        key.slice(0, -6) + [...Array(6).keys()].map((k) => ALPHABET[(n * 7 + k * 13) % 62]).join("");
      return ask(client, PATHS[n % PATHS.length] ?? "", { headers: { authorization: `Bearer ${guess}` } });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return tally.has("200") ? "a guess was believed" : null;
  },
};
