import type { Attack } from "./ground/attack.ts";
import { ask, flood } from "./ground/flood.ts";

const PATHS = ["/sign-in", "/sign-up", "/", "/nothing-", "/w/ws_nobody/score/", "/v1/nothing-"];

/** Pages that are rendered for each reader, and addresses where nothing is. */
export const pageReaders: Attack = {
  name: "page-readers",
  by: "stranger",
  tried: "20 clients with addresses of their own read the pages of signing in, and pages that are not there",
  clients: 20,
  run: async ({ url, seconds }, _tenant, tally) => {
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const path = PATHS[n % PATHS.length] ?? "";
      return ask(client, /[-/]$/.test(path) && path !== "/" ? `${path}${n}` : path, {
        headers: { "accept-encoding": "gzip" },
      });
    };
    await flood({ url, clients: 20, seconds, send, apart: true }, tally);
    return tally.has("200") ? null : "nobody could read anything";
  },
};
