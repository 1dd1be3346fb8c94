// The server of production, behind `npm start`: the API and health straight to their handlers, everything else to Next.
import { createServer } from "node:http";
import next from "next";
import * as healthz from "#app/healthz/route.ts";
import * as document from "#app/openapi.json/route.ts";
import * as readyz from "#app/readyz/route.ts";
import * as unknown from "#app/v1/[[...path]]/route.ts";
import * as versionDocument from "#app/v1/openapi.json/route.ts";
import { PATHS } from "#app/v1/paths.ts";
import { closeDatabase } from "#lib/db.ts";
import { env } from "#lib/env.ts";
import { pathFinder } from "#lib/http/server/find-path.ts";
import { openServer } from "#lib/http/server/open-server.ts";
import { noteOwnServer, noteStopping } from "#lib/http/server/process-state.ts";
import { requestListener } from "#lib/http/server/request-listener.ts";
import { stopWithParent } from "#lib/stop-with-parent.ts";

const find = pathFinder({
  ...PATHS,
  "/v1/openapi.json": versionDocument,
  "/openapi.json": document,
  "/healthz": healthz,
  "/readyz": readyz,
});

const { HOST, PORT } = env();
noteOwnServer();
// Next listens for upgrades on the server that it is given: this one is never opened.
const pages = next({ dev: false, quiet: true, hostname: HOST, port: PORT, httpServer: createServer() });
await pages.prepare();
const handlePages = pages.getRequestHandler();
const { server, drain } = openServer(
  requestListener({ find, unknown }, (incoming, outgoing) => void handlePages(incoming, outgoing)),
);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    noteStopping();
    await drain();
    await closeDatabase();
    process.exit(0);
  });
}
stopWithParent();
server.listen(PORT, HOST);
