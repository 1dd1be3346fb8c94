import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import * as healthz from "#app/healthz/route.ts";
import * as unknown from "#app/v1/[[...path]]/route.ts";
import { PATHS } from "#app/v1/paths.ts";
import type { Served as Paths } from "#lib/http/server/choose-handler.ts";
import { pathFinder } from "#lib/http/server/find-path.ts";
import { openServer } from "#lib/http/server/open-server.ts";
import { requestListener } from "#lib/http/server/request-listener.ts";

export type Served = { url: string; port: number; drain: () => Promise<void>; close: () => Promise<void> };

const noPages: RequestListener = (_incoming, outgoing) => void outgoing.writeHead(404).end("no pages here");

/**
 * Serves the public API as the server of production does, on a free port, for what has to speak through a socket.
 * @param more paths beside those of the API
 * @param pages what stands for the framework
 * @param pageRoute tells their routes
 */
export async function serveHandlers(
  more: Record<string, unknown> = {},
  pages = noPages,
  pageRoute?: Paths["pageRoute"],
): Promise<Served> {
  const find = pathFinder({ ...PATHS, "/healthz": healthz, ...more });
  const { server, drain } = openServer(requestListener({ find, unknown, pageRoute }, pages));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, port, drain, close };
}
