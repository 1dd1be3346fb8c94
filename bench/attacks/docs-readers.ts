import type { Attack } from "./ground/attack.ts";
import { ask, flood } from "./ground/flood.ts";

/** The largest page that anybody may open. */
export const docsReaders: Attack = {
  name: "docs-readers",
  by: "stranger",
  tried: "20 clients with addresses of their own read /docs and pages of problems",
  clients: 20,
  run: async ({ url, seconds }, _tenant, tally) => {
    const paths = ["/docs", "/docs?x=", "/problems/nothing-here-", "/docs/unknown-"];
    const send: Parameters<typeof flood>[0]["send"] = (client, n) =>
      ask(client, `${paths[n % 4]}${n % 4 === 0 ? "" : n}`, { headers: { "accept-encoding": "gzip" } });
    await flood({ url, clients: 20, seconds, send, apart: true }, tally);
    return tally.has("200") ? null : "nobody could read anything";
  },
};
