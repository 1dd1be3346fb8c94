import type { Attack } from "./ground/attack.ts";
import { ask, flood } from "./ground/flood.ts";

const EVERYTHING = "expand=explanation&expand=confidence,explanation&expand=confidence";
const PATHS = [
  "/v1/score/history?granularity=daily&start_date=1900-01-01&end_date=2999-12-31",
  "/v1/score/history?granularity=daily&start_date=2000-01-01",
  `/v1/score?${EVERYTHING}`,
  `/v1/score?${"expand=explanation&".repeat(400)}`,
  "/v1/audit?limit=100&offset=2147483647",
  "/v1/audit?limit=9007199254740993&offset=-1",
  "/v1/campaigns?limit=100&offset=99999999999999999999",
  "/v1/campaigns?limit=100&offset=9000000000",
  `/v1/campaigns?status=${"draft".repeat(1_000)}`,
  "/v1/webhooks?limit=100&offset=1000000",
];

/** What a caller may ask that could mean much work. */
export const wideQueries: Attack = {
  name: "wide-queries",
  by: "tenant",
  tried: "20 clients ask for the history of centuries by days, all expansions, endless limits and offsets",
  clients: 20,
  run: async ({ url, seconds }, { key }, tally) => {
    const headers = { authorization: `Bearer ${key}` };
    const send: Parameters<typeof flood>[0]["send"] = (client, n) =>
      ask(client, PATHS[n % PATHS.length] ?? "", { headers });
    await flood({ url, clients: 20, seconds, send }, tally);
    return null;
  },
};
