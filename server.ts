// The server of production, behind `npm start`: the API and health straight to their handlers, everything else to Next.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import * as authorizationServer from "#app/.well-known/oauth-authorization-server/route.ts";
import * as protectedMcp from "#app/.well-known/oauth-protected-resource/mcp/route.ts";
import * as protectedResource from "#app/.well-known/oauth-protected-resource/route.ts";
import * as healthz from "#app/healthz/route.ts";
import * as mcp from "#app/mcp/route.ts";
import * as registerClient from "#app/oauth/register/route.ts";
import * as revokeToken from "#app/oauth/revoke/route.ts";
import * as giveToken from "#app/oauth/token/route.ts";
import * as document from "#app/openapi.json/route.ts";
import * as readyz from "#app/readyz/route.ts";
import * as unknown from "#app/v1/[[...path]]/route.ts";
import * as versionDocument from "#app/v1/openapi.json/route.ts";
import { PATHS } from "#app/v1/paths.ts";
import { keepKeys } from "#lib/api-keys/known-keys.ts";
import { checkDatabaseRole, closeDatabase, countConnections } from "#lib/database-connections.ts";
import { limitWaitsToRequests } from "#lib/database-limits.ts";
import { env, forgetAddresses } from "#lib/env.ts";
import { countAlone } from "#lib/http/rate-limit.ts";
import type { Handler } from "#lib/http/route.ts";
import { pathFinder } from "#lib/http/server/find-path.ts";
import { logsRequests } from "#lib/http/server/log-request.ts";
import { openServer } from "#lib/http/server/open-server.ts";
import { packedFiles } from "#lib/http/server/packed-files.ts";
import { tellPassingFailures } from "#lib/http/server/page-failure.ts";
import { pageRoutes } from "#lib/http/server/page-routes.ts";
import { pagesInTurn } from "#lib/http/server/pages-in-turn.ts";
import { noteOwnServer, noteStopping } from "#lib/http/server/process-state.ts";
import { publicPages } from "#lib/http/server/public-pages.ts";
import { refuseCrowd } from "#lib/http/server/refuse-crowd.ts";
import { requestListener } from "#lib/http/server/request-listener.ts";
import { keepPausesShort } from "#lib/http/server/short-pauses.ts";
import { openInside } from "#lib/inside/open-inside.ts";
import { CONNECTIONS } from "#lib/inside/readings.ts";
import { log } from "#lib/log.ts";
import { collectRequests } from "#lib/request-log/collect-requests.ts";
import { stopWithParent } from "#lib/stop-with-parent.ts";

const find = pathFinder({
  ...PATHS,
  "/mcp": mcp,
  "/.well-known/oauth-authorization-server": authorizationServer,
  "/.well-known/oauth-protected-resource": protectedResource,
  "/.well-known/oauth-protected-resource/mcp": protectedMcp,
  "/oauth/register": registerClient,
  "/oauth/token": giveToken,
  "/oauth/revoke": revokeToken,
  "/v1/openapi.json": versionDocument,
  "/openapi.json": document,
  "/healthz": healthz,
  "/readyz": { ...readyz, GET: withPages(readyz.GET), HEAD: withPages(readyz.HEAD) },
});

// V8 takes a place in the code for one of long-lived objects once some lived long, and makes the next ones among the old. Those of requests would
// fill the old heap within seconds, and what marks it takes the processor from whoever asks.
setFlagsFromString("--no-allocation-site-pretenuring");
// After 100 seconds without a collection of the whole heap V8 makes one that lets it grow by some MB only, also under load: what follows is a
// collection every few seconds. It may always grow to twice of what is in use.
setFlagsFromString("--heap-growing-percent=100");
forgetAddresses("DATABASE_SWEEP_URL", "DATABASE_OWNER_URL");
limitWaitsToRequests();
const { HOST, PORT, PLINTH_REQUEST_LOG } = env();
const CLOSE_WITHIN_MS = 1_000;
let opening: Promise<RequestListener> | undefined;
await checkDatabaseRole().catch(giveUp);
noteOwnServer();
keepKeys();
const endRequestLog = PLINTH_REQUEST_LOG === "1" ? collectRequests() : async () => {};
const counting = await countAlone();
const closeInside = await openInside("web", [{ ...CONNECTIONS, read: countConnections }], (err) =>
  log().error({ err }, "cannot show what happens inside"),
);
const pageRoute = logsRequests()
  ? pageRoutes(readFileSync(".next/app-path-routes-manifest.json", "utf8"))
  : undefined;
const servePages = tellPassingFailures(async (incoming, outgoing) => (await openPages())(incoming, outgoing));
const { server, drain } = openServer(
  requestListener(
    { find, unknown, pageRoute },
    pagesInTurn(publicPages(refuseCrowd(packedFiles(".next/plinth-packed", servePages)))),
  ),
);
keepPausesShort(server);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    noteStopping();
    await drain();
    await Promise.race([
      counting.end().then(endRequestLog).then(closeDatabase).then(closeInside),
      sleep(CLOSE_WITHIN_MS),
    ]);
    process.exit(0);
  });
}
// Next keeps the process alive whatever is thrown: one that cannot listen would stay, and never be started again.
server.on("error", giveUp);
stopWithParent();
await counting.ready();
server.listen(PORT, HOST);
await once(server, "listening");
await openPages().catch(giveUp);

function giveUp(err: Error): never {
  log().fatal({ err }, "web server");
  process.exit(1);
}

/** Who sends people here is told to only when pages can be served too. */
function withPages(handler: Handler): Handler {
  return async (...asked) => {
    await openPages();
    return handler(...asked);
  };
}

/** Loads Next, once. A page that is asked for meanwhile waits for it; the API does not. */
function openPages(): Promise<RequestListener> {
  opening ??= preparePages();
  return opening;
}

async function preparePages(): Promise<RequestListener> {
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it is given: this one is never opened.
  const pages = next({ dev: false, quiet: true, hostname: HOST, port: PORT, httpServer: createServer() });
  await pages.prepare();
  return pages.getRequestHandler();
}
