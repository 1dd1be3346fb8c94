import { createServer, type RequestListener, type Server } from "node:http";
import { boundPipelines } from "./bound-pipelines.ts";
import { drainable } from "./drain.ts";
import { KEEP_ALIVE_MS } from "./keep-alive.ts";
import { refuseBroken } from "./refuse-broken.ts";

export type OpenServer = {
  server: Server;
  /** Stops without cutting an answer: at most 8 seconds. */
  drain: () => Promise<void>;
};

/**
 * Makes the server of everything; it does not listen yet. A request that asks for another protocol (`Upgrade: h2c` of curl and
 * of Java's client) is answered over HTTP/1.1.
 */
export function openServer(listener: RequestListener): OpenServer {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node refuses one without a word; `chooseHandler` says why.
    requireHostHeader: false,
    shouldUpgradeCallback: () => false,
  });
  const drain = drainable(server);
  refuseBroken(server);
  server.on("request", boundPipelines(listener));
  // RFC 9110 lets a server ignore what it does not know of `Expect`.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  return { server, drain };
}
